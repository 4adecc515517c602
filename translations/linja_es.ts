<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ArchiveText</name>
    <message numerus="yes">
        <source>%n turn(s).</source>
        <translation>
            <numerusform>%n turno.</numerusform>
            <numerusform>%n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished.</source>
        <translation>Sin terminar.</translation>
    </message>
</context>
<context>
    <name>BoardPicture</name>
    <message>
        <source>There is not enough memory for a picture of this size.</source>
        <translation>No hay memoria suficiente para una imagen de este tamaño.</translation>
    </message>
</context>
<context>
    <name>FaultText</name>
    <message>
        <source>“%1” does not say whose turn it is.</source>
        <translation>«%1» no dice a quién le toca.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>This turn has no further step.</source>
        <translation>Este turno no tiene más movimientos.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Ese movimiento no es posible.</translation>
    </message>
    <message>
        <source>The record has format “%1”, which this version of the program does not know.</source>
        <translation>El registro tiene el formato «%1», que esta versión del programa no reconoce.</translation>
    </message>
    <message>
        <source>“%1” does not describe a computer player.</source>
        <translation>«%1» no describe a un jugador informático.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>“%1” cannot stand here in a game record.</source>
        <translation>«%1» no puede estar aquí en el registro de una partida.</translation>
    </message>
    <message>
        <source>The “%1” is never closed.</source>
        <translation>El «%1» no se cierra nunca.</translation>
    </message>
    <message>
        <source>The number of this turn is %1, not “%2”.</source>
        <translation>El número de este turno es %1, no «%2».</translation>
    </message>
    <message numerus="yes">
        <source>The record is longer than %n byte(s).</source>
        <translation>
            <numerusform>El registro ocupa más de %n byte.</numerusform>
            <numerusform>El registro ocupa más de %n bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A file holds one game, but more text follows the result of this one.</source>
        <translation>Un archivo contiene una sola partida, pero tras el resultado de esta hay más texto.</translation>
    </message>
    <message>
        <source>This is not plain text in UTF-8.</source>
        <translation>No es texto sin formato en UTF-8.</translation>
    </message>
    <message>
        <source>The result of the game is missing.</source>
        <translation>Falta el resultado de la partida.</translation>
    </message>
    <message>
        <source>The result “%1” is wrong.</source>
        <translation>El resultado «%1» es incorrecto.</translation>
    </message>
    <message>
        <source>The result “%1” is wrong: it should be “%2”.</source>
        <translation>El resultado «%1» es incorrecto: debería ser «%2».</translation>
    </message>
    <message>
        <source>“%1” is not a table of perfect play.</source>
        <translation>«%1» no es una tabla de juego perfecto.</translation>
    </message>
    <message>
        <source>The table “%1” has version %2, which this program does not know.</source>
        <translation>La tabla «%1» tiene la versión %2, que este programa no reconoce.</translation>
    </message>
    <message>
        <source>The table “%1” is not finished.</source>
        <translation>La tabla «%1» no está terminada.</translation>
    </message>
    <message>
        <source>The table “%1” is shorter or longer than it should be.</source>
        <translation>La tabla «%1» es más corta o más larga de lo debido.</translation>
    </message>
    <message>
        <source>The table “%1” is damaged: %2</source>
        <translation>La tabla «%1» está dañada: %2</translation>
    </message>
    <message>
        <source>layer %1 does not agree with its checksum.</source>
        <translation>la capa %1 no coincide con su suma de control.</translation>
    </message>
    <message>
        <source>its header does not agree with its checksum.</source>
        <translation>su cabecera no coincide con su suma de control.</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Línea %1, columna %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>Unknown game: “%1”</source>
        <translation>Juego desconocido: «%1»</translation>
    </message>
    <message>
        <source>Unknown rules: “%1”</source>
        <translation>Reglas desconocidas: «%1»</translation>
    </message>
    <message numerus="yes">
        <source>The variations are nested more than %n level(s) deep.</source>
        <translation>
            <numerusform>Las variantes están anidadas a más de %n nivel.</numerusform>
            <numerusform>Las variantes están anidadas a más de %n niveles.</numerusform>
        </translation>
    </message>
    <message>
        <source>It contains no game.</source>
        <translation>No contiene ninguna partida.</translation>
    </message>
    <message>
        <source>The reason for the end is missing.</source>
        <translation>Falta el motivo del final.</translation>
    </message>
    <message>
        <source>The reason for the end, “%1”, is wrong.</source>
        <translation>El motivo del final «%1» es incorrecto.</translation>
    </message>
    <message>
        <source>The reason for the end, “%1”, is wrong: it should be “%2”.</source>
        <translation>El motivo del final «%1» es incorrecto: debería ser «%2».</translation>
    </message>
    <message>
        <source>It cannot be read. %1</source>
        <translation>No se puede leer. %1</translation>
    </message>
    <message>
        <source>The table “%1” cannot be written. %2</source>
        <translation>La tabla «%1» no se puede escribir. %2</translation>
    </message>
    <message>
        <source>%1, turn “%2”. %3</source>
        <comment>where, which turn, what</comment>
        <translation>%1, turno «%2». %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>where: what</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The tag “%1” cannot be read.</source>
        <translation>La etiqueta «%1» no se puede leer.</translation>
    </message>
    <message>
        <source>The tag “%1” is missing.</source>
        <translation>Falta la etiqueta «%1».</translation>
    </message>
    <message>
        <source>The tag “%1” is there twice.</source>
        <translation>La etiqueta «%1» está repetida.</translation>
    </message>
    <message>
        <source>block %1 does not agree with its checksum.</source>
        <translation>el bloque %1 no coincide con su suma de control.</translation>
    </message>
    <message>
        <source>its list of blocks does not agree with its checksum.</source>
        <translation>su lista de bloques no coincide con su suma de control.</translation>
    </message>
    <message>
        <source>“%1” holds the table of other rules: %2.</source>
        <translation>«%1» contiene la tabla de otras reglas: %2.</translation>
    </message>
    <message>
        <source>The table “%1” is being built by another program.</source>
        <translation>Otro programa está calculando la tabla «%1».</translation>
    </message>
</context>
<context>
    <name>FileQuestionText</name>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>A file of this name exists already.</source>
        <translation>Ya existe un archivo con este nombre.</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>¿Reemplazar %1?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>Another &amp;Name…</source>
        <translation>Otro &amp;nombre…</translation>
    </message>
</context>
<context>
    <name>LevelText</name>
    <message>
        <source>Level %1</source>
        <translation>Nivel %1</translation>
    </message>
    <message>
        <source>Overlooks much and hardly looks ahead: good for your first games.</source>
        <translation>Se le escapan muchas cosas y apenas mira más allá: bueno para tus primeras partidas.</translation>
    </message>
    <message>
        <source>Sees what is near, and misses much of what is not.</source>
        <translation>Ve lo que tiene cerca y se pierde mucho de lo demás.</translation>
    </message>
    <message>
        <source>Looks a little ahead, with a slip every few turns.</source>
        <translation>Mira un poco más allá y se despista cada pocos turnos.</translation>
    </message>
    <message>
        <source>Plays soundly and misses the finer turns.</source>
        <translation>Juega con solidez y no ve los turnos más finos.</translation>
    </message>
    <message>
        <source>Plans ahead; its mistakes are small and you have to find them.</source>
        <translation>Juega con un plan; sus errores son pequeños y hay que encontrarlos.</translation>
    </message>
    <message>
        <source>Overlooks little: to win you need a good plan.</source>
        <translation>Se le escapa poco: para ganar hace falta un buen plan.</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>Juego perfecto</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>tranquilo</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>aficionado</translation>
    </message>
    <message>
        <source>attentive</source>
        <translation>atento</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>sólido</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>hábil</translation>
    </message>
    <message>
        <source>sharp</source>
        <translation>perspicaz</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maestro</translation>
    </message>
    <message>
        <source>oracle</source>
        <translation>oráculo</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Nivel %1: %2</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>Ordenador, nivel %1</translation>
    </message>
    <message>
        <source>Computer, level %1: %2</source>
        <translation>Ordenador, nivel %1: %2</translation>
    </message>
    <message>
        <source>Plays as well as it can, and perfectly where the table of the rules is built.</source>
        <translation>Juega lo mejor que puede, y a la perfección si está calculada la tabla de esas reglas.</translation>
    </message>
    <message>
        <source>Looks several turns ahead and seldom gives anything away.</source>
        <translation>Mira varios turnos más allá y rara vez regala nada.</translation>
    </message>
</context>
<context>
    <name>LinjaFaultText</name>
    <message numerus="yes">
        <source>The position has %n row(s) instead of %1.</source>
        <translation>
            <numerusform>La posición tiene %n fila en lugar de %1.</numerusform>
            <numerusform>La posición tiene %n filas en lugar de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 cannot be read: “%2”.</source>
        <translation>La fila %1 no se puede leer: «%2».</translation>
    </message>
    <message numerus="yes">
        <source>Row %1 holds %n pawn(s), more than the %2 it has room for.</source>
        <translation>
            <numerusform>La fila %1 tiene %n ficha, más de las %2 que caben.</numerusform>
            <numerusform>La fila %1 tiene %n fichas, más de las %2 que caben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red has %n pawn(s) instead of %1.</source>
        <translation>
            <numerusform>Rojo tiene %n ficha en lugar de %1.</numerusform>
            <numerusform>Rojo tiene %n fichas en lugar de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n pawn(s) instead of %1.</source>
        <translation>
            <numerusform>Negro tiene %n ficha en lugar de %1.</numerusform>
            <numerusform>Negro tiene %n fichas en lugar de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 cannot be read: “%2”.</source>
        <translation>El movimiento %1 no se puede leer: «%2».</translation>
    </message>
    <message>
        <source>“%1” is not a turn. Write turns like this: 2-3,1-5</source>
        <translation>«%1» no es un turno. Los turnos se escriben así: 2-3,1-5</translation>
    </message>
    <message>
        <source>No Opening Move is possible, so this turn is a pass.</source>
        <translation>No hay ningún movimiento inicial posible, así que en este turno se pasa.</translation>
    </message>
    <message>
        <source>You may pass only when no Opening Move is possible.</source>
        <translation>Solo puedes pasar si no hay ningún movimiento inicial posible.</translation>
    </message>
    <message>
        <source>There is no red pawn in row %1.</source>
        <translation>No hay ninguna ficha roja en la fila %1.</translation>
    </message>
    <message>
        <source>There is no black pawn in row %1.</source>
        <translation>No hay ninguna ficha negra en la fila %1.</translation>
    </message>
    <message>
        <source>That pawn in row %1 is your opponent&apos;s.</source>
        <translation>Esa ficha de la fila %1 es de tu rival.</translation>
    </message>
    <message>
        <source>That pawn is your opponent&apos;s.</source>
        <translation>Esa ficha es de tu rival.</translation>
    </message>
    <message>
        <source>An Opening Move advances exactly one row.</source>
        <translation>El movimiento inicial avanza exactamente una fila.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1 is full: it holds %n pawn(s) at most.</source>
        <translation>
            <numerusform>La fila %1 está llena: solo cabe %n ficha.</numerusform>
            <numerusform>La fila %1 está llena: solo caben %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pawn in its goal cannot advance.</source>
        <translation>Una ficha que está en su meta no puede avanzar.</translation>
    </message>
    <message>
        <source>Row %1 was empty, so there is no Follow-Up Move.</source>
        <translation>La fila %1 estaba vacía, así que no hay movimiento de continuación.</translation>
    </message>
    <message>
        <source>An Opening Move into the goal earns no Follow-Up Move.</source>
        <translation>Un movimiento inicial que entra en la meta no da movimiento de continuación.</translation>
    </message>
    <message numerus="yes">
        <source>This Follow-Up Move goes exactly %n row(s).</source>
        <translation>
            <numerusform>Este movimiento de continuación avanza exactamente %n fila.</numerusform>
            <numerusform>Este movimiento de continuación avanza exactamente %n filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Follow-Up Move of %n row(s) must be made.</source>
        <translation>
            <numerusform>Hay que hacer el movimiento de continuación de %n fila.</numerusform>
            <numerusform>Hay que hacer el movimiento de continuación de %n filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal was reached with rows to spare, so there is no Bonus Move.</source>
        <translation>Se llegó a la meta con filas de sobra, así que no hay movimiento extra.</translation>
    </message>
    <message>
        <source>This turn has not earned a Bonus Move.</source>
        <translation>En este turno no se ha ganado un movimiento extra.</translation>
    </message>
    <message>
        <source>A Bonus Move goes exactly one row, forward or back.</source>
        <translation>El movimiento extra es exactamente de una fila, hacia delante o hacia atrás.</translation>
    </message>
    <message>
        <source>With these rules a Bonus Move moves your own pawns only.</source>
        <translation>Con estas reglas, el movimiento extra solo mueve tus propias fichas.</translation>
    </message>
    <message>
        <source>An opposing pawn in its goal is locked and stays there.</source>
        <translation>Una ficha rival que está en su meta queda bloqueada y no se mueve.</translation>
    </message>
    <message>
        <source>The Opening Move of the extra turn must be made.</source>
        <translation>Hay que hacer el movimiento inicial del turno adicional.</translation>
    </message>
    <message>
        <source>The pawns had passed, so the game was over before this step.</source>
        <translation>Las fichas ya se habían cruzado: la partida terminó antes de este movimiento.</translation>
    </message>
</context>
<context>
    <name>LinjaKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Move the cursor over rows and pawns</source>
        <translation>Mover el cursor por las filas y las fichas</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Intro o Espacio</translation>
    </message>
    <message>
        <source>Pick a pawn, or put it into the row</source>
        <translation>Elegir una ficha o ponerla en la fila</translation>
    </message>
    <message>
        <source>1 to 8</source>
        <translation>Del 1 al 8</translation>
    </message>
    <message>
        <source>Choose a row</source>
        <translation>Elegir una fila</translation>
    </message>
    <message>
        <source>Shift and 1 to 8</source>
        <translation>Mayús y del 1 al 8</translation>
    </message>
    <message>
        <source>Choose the opposing pawns of a row, in a Bonus Move that may move them</source>
        <translation>Elegir las fichas rivales de una fila, si el movimiento extra puede moverlas</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>End the turn, when the rest may be declined</source>
        <translation>Terminar el turno, si se puede renunciar al resto</translation>
    </message>
    <message>
        <source>Esc or Backspace</source>
        <translation>Esc o Retroceso</translation>
    </message>
    <message>
        <source>Put the pawn back, or take back the last step</source>
        <translation>Devolver la ficha a su sitio o retirar el último movimiento</translation>
    </message>
</context>
<context>
    <name>LinjaText</name>
    <message>
        <source>Linja</source>
        <comment>the name of the game</comment>
        <translation>Linja</translation>
    </message>
    <message>
        <source>Cross the bamboo sticks: how many pawns stand in a row decides how far the next one goes.</source>
        <translation>Cruza las varitas de bambú: las fichas que hay en una fila deciden hasta dónde llega la siguiente.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Current rulebook</source>
        <translation>Reglamento actual</translation>
    </message>
    <message>
        <source>An exact arrival in the goal earns a Bonus Move; each pawn left in your own half costs a point.</source>
        <translation>Llegar a la meta con el número exacto da un movimiento extra; cada ficha que se quede en tu mitad cuesta un punto.</translation>
    </message>
    <message>
        <source>Classic rules</source>
        <translation>Reglas clásicas</translation>
    </message>
    <message>
        <source>No Bonus Moves, and a Follow-Up Move that is possible must be made.</source>
        <translation>Sin movimientos extra; si el movimiento de continuación es posible, hay que hacerlo.</translation>
    </message>
    <message>
        <source>2015 rules</source>
        <translation>Reglas de 2015</translation>
    </message>
    <message>
        <source>The Bonus Move may move any pawn, and the game ends only when a turn is over.</source>
        <translation>El movimiento extra puede mover cualquier ficha, y la partida solo termina al acabar un turno.</translation>
    </message>
    <message>
        <source>Optional Bonus Rule</source>
        <translation>Regla opcional del movimiento extra</translation>
    </message>
    <message>
        <source>The Bonus Move may also move an opposing pawn that is not in its goal.</source>
        <translation>El movimiento extra también puede mover una ficha rival que no esté en su meta.</translation>
    </message>
    <message>
        <source>Bonus after an Opening Move into the goal</source>
        <translation>Movimiento extra tras un inicial a la meta</translation>
    </message>
    <message>
        <source>An Opening Move into the goal earns a Bonus Move too.</source>
        <translation>Un movimiento inicial que entra en la meta también da un movimiento extra.</translation>
    </message>
    <message>
        <source>Extra turn</source>
        <translation>Turno adicional</translation>
    </message>
    <message>
        <source>A Follow-Up Move that ends in an empty row gives one more turn.</source>
        <translation>Un movimiento de continuación que acaba en una fila vacía da otro turno.</translation>
    </message>
    <message>
        <source>the red pawn of row %1 to row %2</source>
        <translation>la ficha roja de la fila %1 a la fila %2</translation>
    </message>
    <message>
        <source>the black pawn of row %1 to row %2</source>
        <translation>la ficha negra de la fila %1 a la fila %2</translation>
    </message>
    <message>
        <source>row %1 to row %2</source>
        <translation>de la fila %1 a la fila %2</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between two steps of a turn</comment>
        <translation>, luego </translation>
    </message>
    <message>
        <source>Opening Move</source>
        <translation>Movimiento inicial</translation>
    </message>
    <message numerus="yes">
        <source>Follow-Up: %n row(s)</source>
        <translation>
            <numerusform>Continuación: %n fila</numerusform>
            <numerusform>Continuación: %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus Move</source>
        <translation>Movimiento extra</translation>
    </message>
    <message>
        <source>Row %1 was empty: no Follow-Up Move.</source>
        <translation>La fila %1 estaba vacía: no hay movimiento de continuación.</translation>
    </message>
    <message>
        <source>That was the goal: no Follow-Up Move.</source>
        <translation>Era la meta: no hay movimiento de continuación.</translation>
    </message>
    <message>
        <source>No pawn could make the Follow-Up Move.</source>
        <translation>Ninguna ficha podía hacer el movimiento de continuación.</translation>
    </message>
    <message>
        <source>The goal was nearer than the move goes: no Bonus Move.</source>
        <translation>La meta estaba más cerca que el alcance del movimiento: no hay movimiento extra.</translation>
    </message>
    <message>
        <source>Red has no Opening Move and passes.</source>
        <translation>Rojo no tiene movimiento inicial y pasa.</translation>
    </message>
    <message>
        <source>Black has no Opening Move and passes.</source>
        <translation>Negro no tiene movimiento inicial y pasa.</translation>
    </message>
    <message>
        <source>The pawns have passed one another.</source>
        <translation>Las fichas se han cruzado.</translation>
    </message>
    <message>
        <source>Neither side can make an Opening Move.</source>
        <translation>Ningún bando puede hacer un movimiento inicial.</translation>
    </message>
    <message numerus="yes">
        <source>%n red pawn(s)</source>
        <translation>
            <numerusform>%n ficha roja</numerusform>
            <numerusform>%n fichas rojas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black pawn(s)</source>
        <translation>
            <numerusform>%n ficha negra</numerusform>
            <numerusform>%n fichas negras</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <comment>row: pawns</comment>
        <translation>Fila %1: %2.</translation>
    </message>
    <message>
        <source>Empty rows: %1.</source>
        <translation>Filas vacías: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1: %n pawn(s), %2 points</source>
        <translation>
            <numerusform>Fila %1: %n ficha, %2 puntos</numerusform>
            <numerusform>Fila %1: %n fichas, %2 puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoaFaultText</name>
    <message numerus="yes">
        <source>The position has %n rank(s) instead of %1.</source>
        <translation>
            <numerusform>La posición tiene %n fila en lugar de %1.</numerusform>
            <numerusform>La posición tiene %n filas en lugar de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” in rank %2 is neither x, o nor a number of empty squares from 1 to 8.</source>
        <translation>«%1» en la fila %2 no es ni x, ni o, ni un número de casillas vacías del 1 al 8.</translation>
    </message>
    <message>
        <source>The empty squares of rank %1 must be written as one number, not as two beside each other.</source>
        <translation>Las casillas vacías de la fila %1 se escriben con un solo número, no con dos seguidos.</translation>
    </message>
    <message numerus="yes">
        <source>Rank %1 has %n square(s) instead of %2.</source>
        <translation>
            <numerusform>La fila %1 tiene %n casilla en lugar de %2.</numerusform>
            <numerusform>La fila %1 tiene %n casillas en lugar de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n stone(s) on the board; there must be 1 to %2.</source>
        <extracomment>%1 is a side, &quot;Black&quot;.</extracomment>
        <translation>
            <numerusform>%1 tiene %n ficha en el tablero; debe tener de 1 a %2.</numerusform>
            <numerusform>%1 tiene %n fichas en el tablero; debe tener de 1 a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” does not say whose turn it is: x or o.</source>
        <translation>«%1» no dice a quién le toca: x u o.</translation>
    </message>
    <message>
        <source>“%1” is not a turn. Write turns like this: b1-h1, c1xa3 or pass</source>
        <translation>«%1» no es un turno. Los turnos se escriben así: b1-h1, c1xa3 o pass</translation>
    </message>
    <message>
        <source>“%1” is not a square from a1 to h8.</source>
        <translation>«%1» no es una casilla de a1 a h8.</translation>
    </message>
    <message>
        <source>There is an opposing stone on %1, so the turn is written with x.</source>
        <translation>En %1 hay una ficha rival, así que el turno se escribe con x.</translation>
    </message>
    <message>
        <source>%1 is empty, so the turn is written with a hyphen.</source>
        <translation>%1 está vacía, así que el turno se escribe con un guion.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>No stone can move, so this turn is a pass.</source>
        <translation>Ninguna ficha puede moverse, así que en este turno se pasa.</translation>
    </message>
    <message>
        <source>You may pass only when no stone can move.</source>
        <translation>Solo puedes pasar si ninguna ficha puede moverse.</translation>
    </message>
    <message>
        <source>There is no stone on %1.</source>
        <translation>No hay ninguna ficha en %1.</translation>
    </message>
    <message>
        <source>The stone on %1 is your opponent&apos;s.</source>
        <translation>La ficha de %1 es de tu rival.</translation>
    </message>
    <message>
        <source>%1 and %2 do not lie on one rank, file or diagonal.</source>
        <translation>%1 y %2 no están en una misma fila, columna o diagonal.</translation>
    </message>
    <message numerus="yes">
        <source>On that line the stone on %1 moves exactly %n square(s), one for each stone there; to %2 it is %3.</source>
        <translation>
            <numerusform>En esa línea, la ficha de %1 avanza exactamente %n casilla, una por cada ficha que hay; hasta %2 son %3.</numerusform>
            <numerusform>En esa línea, la ficha de %1 avanza exactamente %n casillas, una por cada ficha que hay; hasta %2 son %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opposing stone on %1 is in the way.</source>
        <translation>La ficha rival de %1 cierra el paso.</translation>
    </message>
    <message>
        <source>One of your own stones is on %1.</source>
        <translation>En %1 hay una ficha tuya.</translation>
    </message>
    <message>
        <source>This turn is complete.</source>
        <translation>Este turno está completo.</translation>
    </message>
    <message>
        <source>The property “%1” has no value in brackets.</source>
        <translation>La propiedad «%1» no tiene ningún valor entre corchetes.</translation>
    </message>
    <message>
        <source>The file does not say that it is a game of Lines of Action, GM[9].</source>
        <translation>El archivo no dice que sea una partida de Lines of Action (GM[9]).</translation>
    </message>
    <message>
        <source>GM[%1] is another game than Lines of Action, which is GM[9].</source>
        <translation>GM[%1] es otro juego: Lines of Action es GM[9].</translation>
    </message>
    <message>
        <source>The board is of size “%1” instead of 8.</source>
        <translation>El tablero es de tamaño «%1» en lugar de 8.</translation>
    </message>
    <message>
        <source>The set-up “%1” is not one of this program&apos;s games.</source>
        <translation>La posición inicial «%1» no es de ninguno de los juegos de este programa.</translation>
    </message>
    <message>
        <source>The property “%1” changes the position after the game has begun.</source>
        <translation>La propiedad «%1» cambia la posición con la partida ya empezada.</translation>
    </message>
    <message>
        <source>The side to move reads “%1” instead of B or W.</source>
        <translation>El bando al que le toca es «%1» en lugar de B o W.</translation>
    </message>
    <message>
        <source>The turn “%1” is given to the side that is not to move.</source>
        <translation>El turno «%1» se atribuye al bando al que no le toca.</translation>
    </message>
</context>
<context>
    <name>LoaKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Move the cursor over the squares</source>
        <translation>Mover el cursor por las casillas</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Intro o Espacio</translation>
    </message>
    <message>
        <source>Pick a stone, or put it on the square</source>
        <translation>Elegir una ficha o ponerla en la casilla</translation>
    </message>
    <message>
        <source>Esc or Backspace</source>
        <translation>Esc o Retroceso</translation>
    </message>
    <message>
        <source>Put the stone back</source>
        <translation>Devolver la ficha a su sitio</translation>
    </message>
</context>
<context>
    <name>LoaText</name>
    <message>
        <source>the rank</source>
        <comment>a line of squares from left to right</comment>
        <translation>la fila</translation>
    </message>
    <message>
        <source>the file</source>
        <comment>a line of squares from bottom to top</comment>
        <translation>la columna</translation>
    </message>
    <message>
        <source>the diagonal</source>
        <translation>la diagonal</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s): %1</source>
        <extracomment>%1 lists the squares they stand on.</extracomment>
        <translation>
            <numerusform>%n ficha: %1</numerusform>
            <numerusform>%n fichas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines of Action</source>
        <translation>Lines of Action</translation>
    </message>
    <message>
        <source>Bring all your stones together in one group: each moves as far as there are stones on its line.</source>
        <translation>Reúne todas tus fichas en un solo grupo: cada una avanza tantas casillas como fichas hay en su línea.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Reglas habituales</translation>
    </message>
    <message>
        <source>A turn that connects the stones of both sides wins for the side that made it.</source>
        <translation>Si un turno conecta las fichas de los dos bandos, gana el bando que lo ha jugado.</translation>
    </message>
    <message>
        <source>Draw when both connect</source>
        <translation>Tablas si conectan los dos</translation>
    </message>
    <message>
        <source>A turn that connects the stones of both sides ends the game in a draw.</source>
        <translation>Si un turno conecta las fichas de los dos bandos, la partida acaba en tablas.</translation>
    </message>
    <message>
        <source>%1, black stone, moves %2 along %3 to %4</source>
        <extracomment>%1 and %4 are squares, %2 a number of squares, %3 &quot;the rank&quot;, &quot;the file&quot; or &quot;the diagonal&quot;.</extracomment>
        <translation>%1, ficha negra, avanza %2 por %3 hasta %4</translation>
    </message>
    <message>
        <source>%1, white stone, moves %2 along %3 to %4</source>
        <translation>%1, ficha blanca, avanza %2 por %3 hasta %4</translation>
    </message>
    <message>
        <source>%1, captures</source>
        <comment>the move of a stone</comment>
        <translation>%1, captura</translation>
    </message>
    <message>
        <source>Black cannot move any stone and passes.</source>
        <translation>Negro no puede mover ninguna ficha y pasa.</translation>
    </message>
    <message>
        <source>White cannot move any stone and passes.</source>
        <translation>Blanco no puede mover ninguna ficha y pasa.</translation>
    </message>
    <message>
        <source>All stones are connected.</source>
        <translation>Todas las fichas están conectadas.</translation>
    </message>
    <message>
        <source>Black, %1.</source>
        <comment>stones</comment>
        <translation>Negro, %1.</translation>
    </message>
    <message>
        <source>White, %1.</source>
        <comment>stones</comment>
        <translation>Blanco, %1.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Análisis</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Play &amp;Again</source>
        <translation>&amp;Jugar otra vez</translation>
    </message>
    <message>
        <source>Ne&amp;xt Game</source>
        <translation>Sig&amp;uiente partida</translation>
    </message>
    <message>
        <source>Play the next game of the match; the loser of the last one starts</source>
        <translation>Jugar la siguiente partida del encuentro; empieza quien perdió la anterior</translation>
    </message>
    <message>
        <source>Start another game with the same players and rules; after a game the loser starts</source>
        <translation>Empezar otra partida con los mismos jugadores y reglas; tras una partida empieza quien la perdió</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Ar&amp;chive…</source>
        <translation>M&amp;is partidas…</translation>
    </message>
    <message>
        <source>Open finished and abandoned games</source>
        <translation>Abrir partidas terminadas y abandonadas</translation>
    </message>
    <message>
        <source>Picture of the &amp;Board…</source>
        <translation>I&amp;magen del tablero…</translation>
    </message>
    <message>
        <source>Save the shown position as a picture</source>
        <translation>Guardar como imagen la posición que se muestra</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>Ren&amp;dirse</translation>
    </message>
    <message>
        <source>Agree on a &amp;Draw</source>
        <translation>Acordar &amp;tablas</translation>
    </message>
    <message>
        <source>&amp;Pause Computer</source>
        <translation>Pausar al &amp;ordenador</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo: Back to the Last Game</source>
        <translation>&amp;Deshacer: volver a la partida anterior</translation>
    </message>
    <message>
        <source>Bring the game before this one back</source>
        <translation>Recuperar la partida anterior</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;End Turn</source>
        <translation>&amp;Terminar turno</translation>
    </message>
    <message>
        <source>End the turn without its remaining steps</source>
        <translation>Terminar el turno sin los movimientos que quedan</translation>
    </message>
    <message>
        <source>Take Step &amp;Back</source>
        <translation>Retirar el último &amp;movimiento</translation>
    </message>
    <message>
        <source>Take back the last step of the unfinished turn</source>
        <translation>Retirar el último movimiento del turno sin terminar</translation>
    </message>
    <message>
        <source>&amp;Type a Turn…</source>
        <translation>&amp;Escribir un turno…</translation>
    </message>
    <message>
        <source>&amp;Copy Game</source>
        <translation>&amp;Copiar partida</translation>
    </message>
    <message>
        <source>Copy P&amp;osition</source>
        <translation>Copiar &amp;posición</translation>
    </message>
    <message>
        <source>Copy P&amp;icture</source>
        <translation>Copiar im&amp;agen</translation>
    </message>
    <message>
        <source>Copy a picture of the shown position</source>
        <translation>Copiar una imagen de la posición que se muestra</translation>
    </message>
    <message>
        <source>&amp;Paste Game or Position</source>
        <translation>Pe&amp;gar partida o posición</translation>
    </message>
    <message>
        <source>Edit Co&amp;mment…</source>
        <translation>Editar c&amp;omentario…</translation>
    </message>
    <message>
        <source>Comment on the turn that is shown</source>
        <translation>Comentar el turno que se muestra</translation>
    </message>
    <message>
        <source>Promote &amp;Variation</source>
        <translation>Convertir en línea pr&amp;incipal</translation>
    </message>
    <message>
        <source>Make this line the main line of the game</source>
        <translation>Hacer de esta línea la principal de la partida</translation>
    </message>
    <message>
        <source>&amp;Delete from Here</source>
        <translation>&amp;Borrar desde aquí</translation>
    </message>
    <message>
        <source>Remove this turn and all after it from the game</source>
        <translation>Quitar de la partida este turno y todos los siguientes</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>&amp;Flip Board</source>
        <translation>&amp;Girar tablero</translation>
    </message>
    <message>
        <source>Fi&amp;rst Position</source>
        <translation>P&amp;rimera posición</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>Posición &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Next Position</source>
        <translation>Posición &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>Ú&amp;ltima posición</translation>
    </message>
    <message>
        <source>&amp;Back to the Game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>Play from &amp;Here</source>
        <translation>&amp;Jugar desde aquí</translation>
    </message>
    <message>
        <source>Continue from this position; the other turns are kept</source>
        <translation>Seguir desde esta posición; los otros turnos se conservan</translation>
    </message>
    <message>
        <source>Row N&amp;umbers</source>
        <translation>&amp;Números de fila</translation>
    </message>
    <message>
        <source>P&amp;awns per Row</source>
        <translation>Fi&amp;chas por fila</translation>
    </message>
    <message>
        <source>Show how many pawns are in each row</source>
        <translation>Mostrar cuántas fichas hay en cada fila</translation>
    </message>
    <message>
        <source>P&amp;oints per Row</source>
        <translation>P&amp;untos por fila</translation>
    </message>
    <message>
        <source>Show what a pawn in each row is worth</source>
        <translation>Mostrar cuánto vale una ficha en cada fila</translation>
    </message>
    <message>
        <source>&amp;Marks for Possible Moves</source>
        <translation>&amp;Marcas de movimientos posibles</translation>
    </message>
    <message>
        <source>Mark pawns that can move, their target rows and the last turn</source>
        <translation>Marcar las fichas que pueden moverse, sus filas de destino y el último turno</translation>
    </message>
    <message>
        <source>S&amp;tep Prompts</source>
        <translation>Indicaciones de cada m&amp;ovimiento</translation>
    </message>
    <message>
        <source>Say on the board which step comes next, and why</source>
        <translation>Indicar en el tablero qué movimiento toca y por qué</translation>
    </message>
    <message>
        <source>Full &amp;Screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Read Pos&amp;ition</source>
        <translation>Leer pos&amp;ición</translation>
    </message>
    <message>
        <source>Read the whole position aloud, with a screen reader</source>
        <translation>Leer en voz alta la posición completa, con un lector de pantalla</translation>
    </message>
    <message>
        <source>Read Messa&amp;ge Again</source>
        <translation>Repe&amp;tir mensaje</translation>
    </message>
    <message>
        <source>Read the last message aloud again, with a screen reader</source>
        <translation>Repetir en voz alta el último mensaje, con un lector de pantalla</translation>
    </message>
    <message>
        <source>Rea&amp;d Last Turn</source>
        <translation>L&amp;eer último turno</translation>
    </message>
    <message>
        <source>Read the last turn aloud again, with a screen reader</source>
        <translation>Repetir en voz alta el último turno, con un lector de pantalla</translation>
    </message>
    <message>
        <source>R&amp;ead Score</source>
        <translation>Leer puntos &amp;de ambos</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>Show the best turn and what it is worth</source>
        <translation>Mostrar el mejor turno y lo que vale</translation>
    </message>
    <message>
        <source>&amp;Explore</source>
        <translation>&amp;Explorar</translation>
    </message>
    <message>
        <source>Show on the board what the possible turns are worth</source>
        <translation>Mostrar en el tablero cuánto valen los turnos posibles</translation>
    </message>
    <message>
        <source>&amp;Tutor</source>
        <translation>&amp;Tutor</translation>
    </message>
    <message>
        <source>Evaluation &amp;Bar</source>
        <translation>&amp;Barra de evaluación</translation>
    </message>
    <message>
        <source>Show who is ahead in the position on the board</source>
        <translation>Mostrar quién va por delante en la posición del tablero</translation>
    </message>
    <message>
        <source>Evaluation &amp;Graph</source>
        <translation>&amp;Gráfico de evaluación</translation>
    </message>
    <message>
        <source>Show who was ahead after each turn</source>
        <translation>Mostrar quién iba por delante tras cada turno</translation>
    </message>
    <message>
        <source>Build &amp;Perfect Play…</source>
        <translation>Calcular el &amp;juego perfecto…</translation>
    </message>
    <message>
        <source>Calculate the exact result of every position</source>
        <translation>Calcular el resultado exacto de todas las posiciones</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;About Linja</source>
        <translation>Acerca &amp;de Linja</translation>
    </message>
    <message>
        <source>Rank N&amp;umbers and File Letters</source>
        <translation>&amp;Números y letras de las casillas</translation>
    </message>
    <message>
        <source>Mark stones that can move, their target squares and the last turn</source>
        <translation>Marcar las fichas que pueden moverse, sus casillas de destino y el último turno</translation>
    </message>
    <message>
        <source>Read the points of both sides aloud, or how many pieces they have, with a screen reader</source>
        <translation>Leer en voz alta los puntos de ambos bandos, o cuántas fichas tienen, con un lector de pantalla</translation>
    </message>
    <message>
        <source>Warn of a turn that gives too much away before it is final</source>
        <translation>Avisar de un turno que regala demasiado antes de que sea definitivo</translation>
    </message>
    <message>
        <source>&amp;Joined Stones</source>
        <translation>Fichas enla&amp;zadas</translation>
    </message>
    <message>
        <source>Join the stones of each side that are connected</source>
        <translation>Unir las fichas de cada bando que están conectadas</translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message>
        <source>The same position stood for the third time.</source>
        <translation>La misma posición se ha dado por tercera vez.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>Jaque mate.</translation>
    </message>
    <message>
        <source>Stalemate.</source>
        <translation>Ahogado.</translation>
    </message>
    <message>
        <source>Neither side has enough pieces left to win.</source>
        <translation>A ningún bando le quedan piezas suficientes para ganar.</translation>
    </message>
    <message>
        <source>The side to move has no move left.</source>
        <translation>El bando al que le toca no tiene ningún movimiento.</translation>
    </message>
    <message>
        <source>Time has run out.</source>
        <translation>Se ha acabado el tiempo.</translation>
    </message>
    <message>
        <source>The game was given up.</source>
        <translation>La partida se abandonó.</translation>
    </message>
    <message>
        <source>Both players agreed on a draw.</source>
        <translation>Los dos jugadores acordaron tablas.</translation>
    </message>
    <message>
        <source>A draw, %1 all</source>
        <translation>Tablas a %1</translation>
    </message>
    <message>
        <source>You win %1 to %2</source>
        <translation>Ganas %1 a %2</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ganas</translation>
    </message>
    <message>
        <source>The computer wins %1 to %2</source>
        <translation>Gana el ordenador, %1 a %2</translation>
    </message>
    <message>
        <source>The computer wins</source>
        <translation>Gana el ordenador</translation>
    </message>
    <message>
        <source>%1 wins %2 to %3</source>
        <extracomment>%1 is a name.</extracomment>
        <translation>Gana %1 por %2 a %3</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>The game ends in a draw</source>
        <translation>La partida acaba en tablas</translation>
    </message>
    <message>
        <source>Fifty moves have brought no progress.</source>
        <translation>Cincuenta movimientos sin ningún avance.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <extracomment>%1 is a side, &quot;Black&quot;.</extracomment>
        <translation>%1 se ha rendido.</translation>
    </message>
</context>
<context>
    <name>PlayerText</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
</context>
<context>
    <name>PreferenceText</name>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Classic wood</source>
        <translation>Madera clásica</translation>
    </message>
    <message>
        <source>Flat modern</source>
        <translation>Moderno plano</translation>
    </message>
    <message>
        <source>Clear shapes</source>
        <translation>Formas inconfundibles</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animation</comment>
        <translation>Desactivada</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>the computer&apos;s pause</comment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>the computer&apos;s pause</comment>
        <translation>Corta</translation>
    </message>
    <message>
        <source>Long</source>
        <comment>the computer&apos;s pause</comment>
        <translation>Larga</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>After the game</source>
        <translation>Tras la partida</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Text Size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>Computer&apos;s Pause</source>
        <translation>Pausa del ordenador</translation>
    </message>
    <message>
        <source>Confirm Each Turn before It Is Played</source>
        <translation>Confirmar cada turno antes de jugarlo</translation>
    </message>
    <message>
        <source>The Tutor Warns of a Loss of</source>
        <translation>El tutor avisa si se pierden</translation>
    </message>
    <message>
        <source>System</source>
        <comment>do as the desktop does</comment>
        <translation>Como en el sistema</translation>
    </message>
    <message>
        <source>Name Each Move of the Computer on the Board</source>
        <translation>Nombrar en el tablero cada movimiento del ordenador</translation>
    </message>
    <message>
        <source>Tell Turns in Words</source>
        <translation>Decir los turnos con palabras</translation>
    </message>
    <message>
        <source>Sound after the Computer&apos;s Turn</source>
        <translation>Sonido tras el turno del ordenador</translation>
    </message>
    <message numerus="yes">
        <source>More than %n point(s) or %1 %</source>
        <comment>a turn loses</comment>
        <extracomment>%1 is a number of hundredths: of the chance to win, in games without points.</extracomment>
        <translation>
            <numerusform>Más de %n punto o un %1 %</numerusform>
            <numerusform>Más de %n puntos o un %1 %</numerusform>
        </translation>
    </message>
    <message>
        <source>Board and Pieces</source>
        <translation>Tablero y fichas</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>The file cannot be opened.</source>
        <translation>El archivo no se puede abrir.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>La partida no se ha podido guardar.</translation>
    </message>
    <message>
        <source>The game could not be deleted.</source>
        <translation>La partida no se ha podido borrar.</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>Archivo: %1</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for this table.</source>
        <translation>No hay espacio suficiente en el disco para esta tabla.</translation>
    </message>
    <message>
        <source>There is not enough free memory to build this table.</source>
        <translation>No hay memoria libre suficiente para calcular esta tabla.</translation>
    </message>
    <message>
        <source>Another window of the program is building this table.</source>
        <translation>Otra ventana del programa está calculando esta tabla.</translation>
    </message>
    <message>
        <source>A table of perfect play is damaged and is not used.</source>
        <translation>Una tabla del juego perfecto está dañada y no se utiliza.</translation>
    </message>
    <message>
        <source>The table could not be deleted.</source>
        <translation>No se ha podido borrar la tabla.</translation>
    </message>
    <message>
        <source>The autosaved game is damaged and could not be moved.</source>
        <translation>La partida guardada automáticamente está dañada y no se pudo mover.</translation>
    </message>
    <message>
        <source>The autosaved game cannot be read at the moment. Its file stays as it is.</source>
        <translation>En este momento no se puede leer la partida guardada automáticamente. Su archivo queda como está.</translation>
    </message>
    <message>
        <source>Another window had changed this game in the archive. Both games are kept.</source>
        <translation>Otra ventana había cambiado esta partida en Mis partidas. Se conservan las dos.</translation>
    </message>
    <message>
        <source>Games cannot be saved: the data folder cannot be used.</source>
        <translation>Las partidas no se pueden guardar: la carpeta de datos no se puede usar.</translation>
    </message>
    <message>
        <source>The game could not be saved to the disk. You can play on.</source>
        <translation>La partida no se ha podido guardar en el disco. Puedes seguir jugando.</translation>
    </message>
    <message>
        <source>The autosaved game could not be read. Its file has been set aside.</source>
        <translation>La partida guardada automáticamente no se ha podido leer. Su archivo se ha apartado.</translation>
    </message>
    <message>
        <source>The program is already running. This window keeps a game of its own.</source>
        <translation>El programa ya está abierto. Esta ventana guarda su propia partida.</translation>
    </message>
    <message>
        <source>The program is already running several times. This game is not saved.</source>
        <translation>El programa ya está abierto varias veces. Esta partida no se guarda.</translation>
    </message>
    <message>
        <source>A game in the archive cannot be read.</source>
        <translation>No se puede leer una de las partidas de Mis partidas.</translation>
    </message>
    <message>
        <source>This file does not contain a game that can be played.</source>
        <translation>Este archivo no contiene una partida que se pueda jugar.</translation>
    </message>
    <message>
        <source>The computer found no move and is paused. You can undo or start a new game.</source>
        <translation>El ordenador no ha encontrado ningún movimiento y está en pausa. Puedes deshacer o empezar otra partida.</translation>
    </message>
    <message>
        <source>Building the table could not be finished. What is done is kept.</source>
        <translation>No se ha podido terminar de calcular la tabla. Lo ya calculado se conserva.</translation>
    </message>
    <message>
        <source>It needs %1; %2 is free.</source>
        <translation>Hacen falta %1 y hay %2 libres.</translation>
    </message>
    <message>
        <source>A table of perfect play has the name of another one and is not used.</source>
        <translation>Una tabla de juego perfecto tiene el nombre de otra y no se usa.</translation>
    </message>
    <message>
        <source>Another computer is using these games, or was when it was switched off. This window keeps a game of its own.</source>
        <translation>Otro ordenador está usando estas partidas, o las usaba cuando se apagó. Esta ventana guarda su propia partida.</translation>
    </message>
    <message>
        <source>The last game could not be saved, neither in the archive nor elsewhere. Undo still brings it back.</source>
        <translation>La última partida no se ha podido guardar ni en Mis partidas ni en otro lugar. Con Deshacer aún puede recuperarse.</translation>
    </message>
    <message>
        <source>The last game could not be moved to the archive yet. It stays on the disk and will be moved there later.</source>
        <translation>La última partida aún no se ha podido llevar a Mis partidas. Sigue en el disco y se llevará allí más adelante.</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Av Pág</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>Score: %1 %2, %3 %4.</source>
        <extracomment>%1 and %3 are sides, %2 and %4 points.</extracomment>
        <translation>Puntos: %1, %2; %3, %4.</translation>
    </message>
    <message>
        <source>Pieces: %1 %2, %3 %4.</source>
        <extracomment>%1 and %3 are sides, %2 and %4 numbers of pieces.</extracomment>
        <translation>Fichas: %1, %2; %3, %4.</translation>
    </message>
</context>
<context>
    <name>StageText</name>
    <message>
        <source>pass</source>
        <comment>a turn without a move</comment>
        <translation>pasa</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Inicio de la partida</translation>
    </message>
    <message>
        <source>Turn %1 of %2, round %3</source>
        <translation>Turno %1 de %2, ronda %3</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <extracomment>%1 is a side, &quot;Red&quot;.</extracomment>
        <translation>Juega %1.</translation>
    </message>
</context>
<context>
    <name>SystemText</name>
    <message>
        <source>There is no such file or folder.</source>
        <translation>No existe ese archivo o esa carpeta.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <translation>Es una carpeta.</translation>
    </message>
    <message>
        <source>A part of the path is not a folder.</source>
        <translation>Una parte de la ruta no es una carpeta.</translation>
    </message>
    <message>
        <source>The file would become too large.</source>
        <translation>El archivo sería demasiado grande.</translation>
    </message>
    <message>
        <source>Too many files are open.</source>
        <translation>Hay demasiados archivos abiertos.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>El nombre es demasiado largo.</translation>
    </message>
    <message>
        <source>It is a folder or a device, not a file.</source>
        <translation>Es una carpeta o un dispositivo, no un archivo.</translation>
    </message>
    <message>
        <source>Permission denied.</source>
        <translation>Permiso denegado.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>El disco es de solo lectura.</translation>
    </message>
    <message>
        <source>The disk is not responding properly.</source>
        <translation>El disco no responde correctamente.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>No hay memoria suficiente.</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>With best play by both sides it ends in a draw.</source>
        <translation>Con el mejor juego de ambos bandos, acaba en tablas.</translation>
    </message>
    <message numerus="yes">
        <source>With best play the side that begins wins by %n point(s).</source>
        <translation>
            <numerusform>Con el mejor juego, quien empieza gana por %n punto.</numerusform>
            <numerusform>Con el mejor juego, quien empieza gana por %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With best play the side that begins loses by %n point(s).</source>
        <translation>
            <numerusform>Con el mejor juego, quien empieza pierde por %n punto.</numerusform>
            <numerusform>Con el mejor juego, quien empieza pierde por %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>alrededor de un minuto</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>alrededor de %n minuto</numerusform>
            <numerusform>unos %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1, less than a minute left</source>
        <translation>%1, falta menos de 1 min</translation>
    </message>
    <message numerus="yes">
        <source>%1, about %n minute(s) left</source>
        <translation>
            <numerusform>%1, falta %n min</numerusform>
            <numerusform>%1, faltan unos %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Not built</source>
        <translation>Sin calcular</translation>
    </message>
    <message>
        <source>Built in part: %1</source>
        <translation>Calculada en parte: %1</translation>
    </message>
    <message>
        <source>Being built: %1</source>
        <translation>Calculándose: %1</translation>
    </message>
    <message>
        <source>Built, %1.</source>
        <translation>Calculada, %1.</translation>
    </message>
    <message>
        <source>Damaged: it has to be built again or deleted.</source>
        <translation>Dañada: hay que volver a calcularla o borrarla.</translation>
    </message>
    <message>
        <source>%1 of %2 free</source>
        <comment>bytes</comment>
        <translation>%1 de %2 libres</translation>
    </message>
    <message>
        <source>Building takes %1.</source>
        <translation>El cálculo tarda %1.</translation>
    </message>
    <message>
        <source>Disk: %1</source>
        <translation>Disco: %1</translation>
    </message>
    <message>
        <source>Memory while building: %1</source>
        <translation>Memoria durante el cálculo: %1</translation>
    </message>
    <message>
        <source>The rest will take %1.</source>
        <translation>El resto tardará %1.</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>menos de un minuto</translation>
    </message>
    <message>
        <source>Built by an earlier version of the program: it has to be converted.</source>
        <translation>Calculada por una versión anterior del programa: hay que convertirla.</translation>
    </message>
    <message>
        <source>Another table has this one&apos;s name: build it again or delete it.</source>
        <translation>El archivo es de otra tabla: hay que calcular esta o borrarlo.</translation>
    </message>
    <message>
        <source>Converting takes %1.</source>
        <translation>La conversión tarda %1.</translation>
    </message>
</context>
<context>
    <name>ValueText</name>
    <message>
        <source>a draw (exact)</source>
        <translation>tablas (exacto)</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s) (exact)</source>
        <translation>
            <numerusform>%1 gana por %n punto (exacto)</numerusform>
            <numerusform>%1 gana por %n puntos (exacto)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n turn(s)</source>
        <translation>
            <numerusform>%1 gana en %n turno</numerusform>
            <numerusform>%1 gana en %n turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won by %n point(s)</source>
        <translation>
            <numerusform>%1 ganó por %n punto</numerusform>
            <numerusform>%1 ganó por %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn loses %n point(s).</source>
        <translation>
            <numerusform>Este turno pierde %n punto.</numerusform>
            <numerusform>Este turno pierde %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn loses about %n point(s).</source>
        <translation>
            <numerusform>Este turno pierde alrededor de %n punto.</numerusform>
            <numerusform>Este turno pierde unos %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>about even (estimated)</source>
        <translation>más o menos igualado (estimado)</translation>
    </message>
    <message numerus="yes">
        <source>%1 about %n point(s) ahead (estimated)</source>
        <translation>
            <numerusform>%1, alrededor de %n punto por delante (estimado)</numerusform>
            <numerusform>%1, unos %n puntos por delante (estimado)</numerusform>
        </translation>
    </message>
    <message>
        <source>Best turn: %1 — %2.</source>
        <extracomment>%1 is a turn, &quot;3-4, 1-5&quot;; %2 what it leads to, &quot;Red wins by 3 points (exact)&quot;.</extracomment>
        <translation>Mejor turno: %1 — %2.</translation>
    </message>
    <message>
        <source>Draw (exact)</source>
        <translation>Tablas (exacto)</translation>
    </message>
    <message>
        <source>About even (estimated)</source>
        <translation>Más o menos igualado (estimado)</translation>
    </message>
    <message numerus="yes">
        <source>%1 ahead by %n point(s) (exact)</source>
        <translation>
            <numerusform>%1 lleva %n punto de ventaja (exacto)</numerusform>
            <numerusform>%1 lleva %n puntos de ventaja (exacto)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ahead by about %n point(s) (estimated)</source>
        <translation>
            <numerusform>%1 lleva alrededor de %n punto de ventaja (estimado)</numerusform>
            <numerusform>%1 lleva unos %n puntos de ventaja (estimado)</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ended in a draw</source>
        <translation>La partida acabó en tablas</translation>
    </message>
    <message>
        <source>%1 ahead, about %2 % likely to win (estimated)</source>
        <extracomment>%1 is a side, %2 a number: how likely it wins.</extracomment>
        <translation>%1 por delante, con un %2 % de probabilidades de ganar (estimado)</translation>
    </message>
    <message>
        <source>%1 wins (exact)</source>
        <translation>Gana %1 (exacto)</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Ganó %1</translation>
    </message>
    <message>
        <source>W%1</source>
        <extracomment>A win in that many turns, as short as it can be.</extracomment>
        <translation>G%1</translation>
    </message>
    <message>
        <source>L%1</source>
        <extracomment>A loss in that many turns, as short as it can be.</extracomment>
        <translation>P%1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>After this turn the opponent can force a win.</source>
        <translation>Tras este turno, tu rival puede forzar la victoria.</translation>
    </message>
    <message>
        <source>This turn gives away a forced win.</source>
        <translation>Este turno deja escapar una victoria forzada.</translation>
    </message>
    <message>
        <source>This turn costs about %1 % of the chance to win.</source>
        <extracomment>%1 is a number of hundredths.</extracomment>
        <translation>Este turno cuesta alrededor de un %1 % de probabilidades de ganar.</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About Linja</source>
        <translation>Acerca de Linja</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Made with Qt %1.</source>
        <translation>Software libre con licencia MIT. Hecho con Qt %1.</translation>
    </message>
    <message>
        <source>A desktop version of the board game Linja by Steffen Mühlhäuser: play against the computer or another person, look back and try again.</source>
        <translation>Versión de escritorio del juego de mesa Linja, de Steffen Mühlhäuser: juega contra el ordenador o contra otra persona, repasa la partida y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>ui::AnalysisController</name>
    <message>
        <source>Ending the turn now: %1.</source>
        <translation>Terminar ahora el turno: %1.</translation>
    </message>
    <message>
        <source>Calculating the values…</source>
        <translation>Calculando los valores…</translation>
    </message>
    <message>
        <source>No values: the game is over here.</source>
        <translation>Sin valores: aquí la partida ha terminado.</translation>
    </message>
    <message>
        <source>How likely %1 wins, estimated. W3: wins in 3 turns; L3: loses in 3. ★ Best.</source>
        <extracomment>%1 is a side, &quot;Black&quot;. &quot;W3&quot; and &quot;L3&quot; are ValueText&apos;s figures.</extracomment>
        <translation>Probabilidad estimada de que gane %1. G3: gana en 3 turnos; P3: pierde en 3. ★ Mejor.</translation>
    </message>
    <message>
        <source>Exact values: points by which %1 ends ahead (+) or behind (−). ★ Best.</source>
        <extracomment>%1 is a side, &quot;Red&quot;.</extracomment>
        <translation>Valores exactos: puntos con los que %1 acaba por delante (+) o por detrás (−). ★ Mejor.</translation>
    </message>
    <message>
        <source>Estimated values: points by which %1 ends ahead (+) or behind (−). ★ Best.</source>
        <translation>Valores estimados: puntos con los que %1 acaba por delante (+) o por detrás (−). ★ Mejor.</translation>
    </message>
</context>
<context>
    <name>ui::ArchiveDialog</name>
    <message>
        <source>Archive</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>No games yet. Finished and abandoned games are kept here.</source>
        <translation>Todavía no hay partidas. Aquí se guardan las terminadas y las abandonadas.</translation>
    </message>
    <message>
        <source>Search: players, date, result, rules</source>
        <translation>Buscar por jugadores, fecha, resultado o reglas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Qué partidas</translation>
    </message>
    <message>
        <source>Reading the archive</source>
        <translation>Leyendo Mis partidas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Reading the archive: %1 of %2</source>
        <translation>Leyendo Mis partidas: %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s).</source>
        <translation>
            <numerusform>%n partida.</numerusform>
            <numerusform>%n partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s).</source>
        <translation>
            <numerusform>%1 de %n partida.</numerusform>
            <numerusform>%1 de %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>The game has been saved as %1.</source>
        <translation>La partida se ha guardado como %1.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir en el tablero</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>&amp;Bring Back</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>Games of Linja (*.linja)</source>
        <translation>Partidas de Linja (*.linja)</translation>
    </message>
    <message>
        <source>&amp;Unreadable Files…</source>
        <translation>Archivos i&amp;legibles…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be read.</source>
        <translation>
            <numerusform>No se puede leer %n archivo.</numerusform>
            <numerusform>No se pueden leer %n archivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) chosen.</source>
        <translation>
            <numerusform>%n partida elegida.</numerusform>
            <numerusform>%n partidas elegidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the Games in a Folder</source>
        <translation>Guardar las partidas en una carpeta</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved in %1.</source>
        <translation>
            <numerusform>%n partida guardada en %1.</numerusform>
            <numerusform>%n partidas guardadas en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted game(s) can be brought back, each for %1 days.</source>
        <translation>
            <numerusform>%n partida borrada; se puede recuperar durante %1 días.</numerusform>
            <numerusform>%n partidas borradas; cada una se puede recuperar durante %1 días.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put what was deleted last back into the archive</source>
        <translation>Devuelve a Mis partidas lo último que se borró</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Games of which kind</source>
        <translation>De qué juego</translation>
    </message>
</context>
<context>
    <name>ui::ArchiveModel</name>
    <message>
        <source>unfinished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>en el tablero</translation>
    </message>
</context>
<context>
    <name>ui::ArchivePreview</name>
    <message>
        <source>Last position: %1</source>
        <translation>Última posición: %1</translation>
    </message>
</context>
<context>
    <name>ui::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>worth %1</source>
        <extracomment>%1 is a number of points with its sign, &quot;+2&quot; or &quot;−1&quot;, or a chance to win, &quot;73 %&quot;.</extracomment>
        <translation>vale %1</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of the values</comment>
        <translation>la mejor</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Retirar el último movimiento</translation>
    </message>
    <message>
        <source>Move the picked piece here</source>
        <translation>Mover aquí la ficha elegida</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Devolver la ficha a su sitio</translation>
    </message>
    <message>
        <source>Pick a piece</source>
        <translation>Elegir una ficha</translation>
    </message>
</context>
<context>
    <name>ui::Commentary</name>
    <message>
        <source>%1: %2.</source>
        <comment>player: turn</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>A move made here goes on from this position.</source>
        <translation>Si mueves aquí, la partida sigue desde esta posición.</translation>
    </message>
    <message>
        <source>The computer is paused.</source>
        <translation>El ordenador está en pausa.</translation>
    </message>
    <message>
        <source>The computer is thinking.</source>
        <translation>El ordenador está pensando.</translation>
    </message>
</context>
<context>
    <name>ui::DamagedFilesDialog</name>
    <message>
        <source>Unreadable Files</source>
        <translation>Archivos ilegibles</translation>
    </message>
    <message>
        <source>These files were left as they are. Folder: %1</source>
        <translation>Estos archivos se han dejado como estaban. Carpeta: %1</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>ui::EndBanner</name>
    <message>
        <source>The game is over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Each of these pieces counts %1</source>
        <extracomment>%1 is a number of points, &quot;5&quot; or &quot;−1&quot;.</extracomment>
        <translation>Cada una de estas fichas vale %1</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationBar</name>
    <message>
        <source>Evaluation bar</source>
        <translation>Barra de evaluación</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationCard</name>
    <message>
        <source>Evaluation</source>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Calculating the value…</source>
        <translation>Calculando el valor…</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationGraph</name>
    <message>
        <source>not known yet</source>
        <translation>aún sin calcular</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <comment>position: value</comment>
        <translation>Inicio: %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>Evaluation graph</source>
        <translation>Gráfico de evaluación</translation>
    </message>
    <message>
        <source>exact</source>
        <comment>value</comment>
        <translation>exacto</translation>
    </message>
    <message>
        <source>estimated</source>
        <comment>value</comment>
        <translation>estimado</translation>
    </message>
</context>
<context>
    <name>ui::GameChooser</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>ui::GameFiles</name>
    <message>
        <source>Open a Game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Games of Linja (*.linja);;All files (*)</source>
        <translation>Partidas de Linja (*.linja);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>The game has been saved as %1.</source>
        <translation>La partida se ha guardado como %1.</translation>
    </message>
    <message>
        <source>The game has been copied.</source>
        <translation>La partida se ha copiado.</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>La posición se ha copiado.</translation>
    </message>
    <message>
        <source>Linja</source>
        <translation>Linja</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message>
        <source>Copy a game or a position first, then paste it here.</source>
        <translation>Copia primero una partida o una posición y pégala después aquí.</translation>
    </message>
    <message>
        <source>The clipboard holds neither a game nor a position that can be played.</source>
        <translation>En el portapapeles no hay ninguna partida ni posición que se pueda jugar.</translation>
    </message>
    <message>
        <source>Save the Earlier Game</source>
        <translation>Guardar la partida anterior</translation>
    </message>
    <message>
        <source>%1 is on the board.</source>
        <translation>%1 está en el tablero.</translation>
    </message>
    <message>
        <source>The game cannot be saved to the disk.</source>
        <translation>La partida no se puede guardar en el disco.</translation>
    </message>
    <message>
        <source>If you quit now, the latest turns will be lost.</source>
        <translation>Si sales ahora, se perderán los últimos turnos.</translation>
    </message>
    <message>
        <source>&amp;Save Elsewhere…</source>
        <translation>&amp;Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>&amp;Quit Anyway</source>
        <translation>&amp;Salir de todos modos</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Quit</source>
        <translation>Seguir en el &amp;programa</translation>
    </message>
    <message>
        <source>A game starts from the position on the clipboard.</source>
        <translation>Empieza una partida desde la posición del portapapeles.</translation>
    </message>
    <message>
        <source>The game from the clipboard is on the board.</source>
        <translation>La partida del portapapeles está en el tablero.</translation>
    </message>
    <message>
        <source>Games of Linja (*.linja)</source>
        <translation>Partidas de Linja (*.linja)</translation>
    </message>
    <message>
        <source>An earlier game cannot be saved to the disk.</source>
        <translation>Una partida anterior no se puede guardar en el disco.</translation>
    </message>
    <message>
        <source>If you quit now, that game will be lost.</source>
        <translation>Si sales ahora, esa partida se perderá.</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>La imagen se ha copiado.</translation>
    </message>
</context>
<context>
    <name>ui::HintController</name>
    <message>
        <source>Looking for the best turn…</source>
        <translation>Buscando el mejor turno…</translation>
    </message>
</context>
<context>
    <name>ui::HistoryComment</name>
    <message>
        <source>Comment on this turn</source>
        <translation>Comentario sobre este turno</translation>
    </message>
    <message>
        <source>Esc puts the former text back, Ctrl+Enter goes back to the list.</source>
        <translation>Esc recupera el texto anterior; Ctrl+Intro vuelve a la lista.</translation>
    </message>
</context>
<context>
    <name>ui::HistoryModel</name>
    <message>
        <source>Taken back</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>The game stands here</source>
        <translation>La partida está aquí</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation>Comentario: %1</translation>
    </message>
    <message>
        <source>Round %1, %2, unfinished: %3</source>
        <translation>Ronda %1, %2, sin terminar: %3</translation>
    </message>
    <message>
        <source>Variation, round %1, %2: %3</source>
        <translation>Variante, ronda %1, %2: %3</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>Ronda %1, %2: %3</translation>
    </message>
    <message>
        <source>Round: one turn of each side</source>
        <translation>Ronda: un turno de cada bando</translation>
    </message>
</context>
<context>
    <name>ui::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>The turns of the game. The arrow keys show earlier positions.</source>
        <translation>Los turnos de la partida. Las flechas muestran posiciones anteriores.</translation>
    </message>
</context>
<context>
    <name>ui::LinjaBoardWords</name>
    <message>
        <source>Turn complete</source>
        <translation>Turno completo</translation>
    </message>
    <message>
        <source>End the turn, or take a step back</source>
        <translation>Termina el turno o retira el último movimiento</translation>
    </message>
    <message numerus="yes">
        <source>Opening Move: %n row(s)</source>
        <extracomment>Stands on the board in large figures before the Opening Move; %n is how far it goes.</extracomment>
        <translation>
            <numerusform>Movimiento inicial: %n fila</numerusform>
            <numerusform>Movimiento inicial: %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Extra turn</source>
        <translation>Turno adicional</translation>
    </message>
    <message numerus="yes">
        <source>Follow-Up: %n row(s)</source>
        <extracomment>Stands on the board in large figures after the Opening Move; %n is how far the Follow-Up Move goes.</extracomment>
        <translation>
            <numerusform>Continuación: %n fila</numerusform>
            <numerusform>Continuación: %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1 held %n pawn(s)</source>
        <extracomment>Why the Follow-Up Move goes as far as it does.</extracomment>
        <translation>
            <numerusform>La fila %1 tenía %n ficha</numerusform>
            <numerusform>La fila %1 tenía %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus Move: %n row(s)</source>
        <extracomment>Stands on the board after an exact arrival in the goal.</extracomment>
        <translation>
            <numerusform>Movimiento extra: %n fila</numerusform>
            <numerusform>Movimiento extra: %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact arrival: any pawn, forward or back</source>
        <translation>Llegada exacta: cualquier ficha, adelante o atrás</translation>
    </message>
    <message>
        <source>Exact arrival: one of your pawns, forward or back</source>
        <translation>Llegada exacta: una de tus fichas, adelante o atrás</translation>
    </message>
    <message>
        <source>Opening Move</source>
        <extracomment>Stands on the board while another player&apos;s pawn makes the Opening Move.</extracomment>
        <translation>Movimiento inicial</translation>
    </message>
    <message>
        <source>Bonus Move</source>
        <extracomment>Stands on the board while another player&apos;s pawn makes the Bonus Move.</extracomment>
        <translation>Movimiento extra</translation>
    </message>
    <message>
        <source>Exact arrival</source>
        <translation>Llegada exacta</translation>
    </message>
    <message>
        <source>The turn is complete: end it, or take a step back.</source>
        <translation>El turno está completo: termínalo o retira el último movimiento.</translation>
    </message>
    <message>
        <source>Pawn of row %1 picked. It can go to row %2.</source>
        <extracomment>%1 is a row, %2 one row or &quot;3 or 5&quot;.</extracomment>
        <translation>Has elegido una ficha de la fila %1. Puede ir a la fila %2.</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two rows</comment>
        <translation> o </translation>
    </message>
    <message numerus="yes">
        <source>Opening Move: choose a pawn to advance %n row(s).</source>
        <translation>
            <numerusform>Movimiento inicial: elige una ficha para avanzar %n fila.</numerusform>
            <numerusform>Movimiento inicial: elige una ficha para avanzar %n filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extra turn. Opening Move: choose a pawn to advance %n row(s).</source>
        <translation>
            <numerusform>Turno adicional. Movimiento inicial: elige una ficha para avanzar %n fila.</numerusform>
            <numerusform>Turno adicional. Movimiento inicial: elige una ficha para avanzar %n filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follow-Up Move: choose a pawn to advance %n row(s), or end the turn.</source>
        <translation>
            <numerusform>Movimiento de continuación: elige una ficha para avanzar %n fila, o termina el turno.</numerusform>
            <numerusform>Movimiento de continuación: elige una ficha para avanzar %n filas, o termina el turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follow-Up Move: choose a pawn to advance %n row(s).</source>
        <translation>
            <numerusform>Movimiento de continuación: elige una ficha para avanzar %n fila.</numerusform>
            <numerusform>Movimiento de continuación: elige una ficha para avanzar %n filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact arrival: Bonus Move. Move a pawn of either side %n row(s) forward or back, or end the turn.</source>
        <translation>
            <numerusform>Llegada exacta: movimiento extra. Mueve una ficha de cualquier bando %n fila hacia delante o hacia atrás, o termina el turno.</numerusform>
            <numerusform>Llegada exacta: movimiento extra. Mueve una ficha de cualquier bando %n filas hacia delante o hacia atrás, o termina el turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact arrival: Bonus Move. Move one of your pawns %n row(s) forward or back, or end the turn.</source>
        <translation>
            <numerusform>Llegada exacta: movimiento extra. Mueve una de tus fichas %n fila hacia delante o hacia atrás, o termina el turno.</numerusform>
            <numerusform>Llegada exacta: movimiento extra. Mueve una de tus fichas %n filas hacia delante o hacia atrás, o termina el turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 is empty: there will be no Follow-Up Move.</source>
        <translation>La fila %1 está vacía: no habrá movimiento de continuación.</translation>
    </message>
    <message>
        <source>That is the goal: there will be no Follow-Up Move.</source>
        <translation>Es la meta: no habrá movimiento de continuación.</translation>
    </message>
    <message>
        <source>No pawn could make the Follow-Up Move after that.</source>
        <translation>Después, ninguna ficha podría hacer el movimiento de continuación.</translation>
    </message>
    <message>
        <source>The goal is nearer than the move goes: the surplus is lost, and there is no Bonus Move.</source>
        <translation>La meta está más cerca de lo que avanza el movimiento: lo que sobra se pierde y no hay movimiento extra.</translation>
    </message>
    <message>
        <source>An exact arrival: it earns a Bonus Move.</source>
        <translation>Llegada exacta: ganas un movimiento extra.</translation>
    </message>
    <message>
        <source>That row is empty: it earns an extra turn.</source>
        <translation>Esa fila está vacía: ganas un turno adicional.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>worth of a pawn</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1: a red pawn is worth %2 here, a black pawn %3.</source>
        <translation>Fila %1: aquí una ficha roja vale %2 y una negra, %3.</translation>
    </message>
    <message>
        <source>It is Red&apos;s goal.</source>
        <translation>Es la meta de las rojas.</translation>
    </message>
    <message>
        <source>It is Black&apos;s goal.</source>
        <translation>Es la meta de las negras.</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) in row %1.</source>
        <translation>
            <numerusform>%n ficha en la fila %1.</numerusform>
            <numerusform>%n fichas en la fila %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>An Opening Move into an empty row has no Follow-Up Move.</source>
        <extracomment>%n is the number of pawns in the row.</extracomment>
        <translation>Un movimiento inicial a una fila vacía no da movimiento de continuación.</translation>
    </message>
    <message numerus="yes">
        <source>An Opening Move into it gives a Follow-Up Move of %n row(s).</source>
        <translation>
            <numerusform>Un movimiento inicial a esta fila da un movimiento de continuación de %n fila.</numerusform>
            <numerusform>Un movimiento inicial a esta fila da un movimiento de continuación de %n filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message numerus="yes">
        <source>%n red pawn(s)</source>
        <translation>
            <numerusform>%n ficha roja</numerusform>
            <numerusform>%n fichas rojas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black pawn(s)</source>
        <translation>
            <numerusform>%n ficha negra</numerusform>
            <numerusform>%n fichas negras</numerusform>
        </translation>
    </message>
    <message>
        <source>picked</source>
        <translation>elegida</translation>
    </message>
    <message>
        <source>legal target</source>
        <translation>destino posible</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>can move</source>
        <translation>puede moverse</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>pawn picked</source>
        <translation>ficha elegida</translation>
    </message>
    <message>
        <source>your pawn can move</source>
        <translation>tu ficha puede moverse</translation>
    </message>
    <message>
        <source>Arrow keys go over the rows and their groups. Enter picks a pawn, puts it into the row under the cursor, and ends a turn that may end. The digits 1 to 8 choose a row, Backspace takes a step back.</source>
        <translation>Las flechas recorren las filas y sus grupos. Intro elige una ficha, la lleva a la fila donde está el cursor y termina el turno cuando se puede. Los números del 1 al 8 eligen una fila; Retroceso retira el último movimiento.</translation>
    </message>
</context>
<context>
    <name>ui::LoaBoardWords</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>A stone goes from one square to another: &quot;c1 to c3&quot;.</extracomment>
        <translation>De %1 a %2</translation>
    </message>
    <message>
        <source>Captures a stone</source>
        <translation>Captura una ficha</translation>
    </message>
    <message>
        <source>The turn is complete: end it, or take it back.</source>
        <translation>El turno está completo: termínalo o retíralo.</translation>
    </message>
    <message>
        <source>Choose a stone. It moves as many squares as there are stones on its line.</source>
        <translation>Elige una ficha. Avanza tantas casillas como fichas hay en su línea.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>Stone on %1 picked. It can go to %2.</source>
        <translation>Ficha de %1 elegida. Puede ir a %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) along the file</source>
        <translation>
            <numerusform>%n casilla por la columna</numerusform>
            <numerusform>%n casillas por la columna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) along the rank</source>
        <translation>
            <numerusform>%n casilla por la fila</numerusform>
            <numerusform>%n casillas por la fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) along the diagonal</source>
        <translation>
            <numerusform>%n casilla por la diagonal</numerusform>
            <numerusform>%n casillas por la diagonal</numerusform>
        </translation>
    </message>
    <message>
        <source>captures</source>
        <translation>captura</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>ficha negra</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>ficha blanca</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>legal target</source>
        <translation>destino posible</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>elegida</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>puede moverse</translation>
    </message>
    <message>
        <source>Arrow keys go over the squares. Enter picks a stone, and puts it on the square under the cursor. Backspace puts it back.</source>
        <translation>Las flechas recorren las casillas. Intro elige una ficha y la pone en la casilla del cursor. Retroceso la devuelve a su sitio.</translation>
    </message>
    <message>
        <source>rank %1</source>
        <extracomment>A row of squares across the board; %1 is its number.</extracomment>
        <translation>fila %1</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Linja</source>
        <translation>Linja</translation>
    </message>
    <message>
        <source>%1 – %2 — Linja</source>
        <extracomment>The title of the window: the players, and the program.</extracomment>
        <translation>%1 – %2 — Linja</translation>
    </message>
</context>
<context>
    <name>ui::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Single game</source>
        <translation>Una partida</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source> games</source>
        <translation> partidas</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Número de partidas</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>Open-ended match</source>
        <translation>Encuentro sin límite</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
</context>
<context>
    <name>ui::PerfectPlayDialog</name>
    <message>
        <source>Only one table is built at a time.</source>
        <translation>Solo se calcula una tabla a la vez.</translation>
    </message>
    <message>
        <source>You can play on meanwhile, and close this window. What is done is kept when you stop or quit.</source>
        <translation>Mientras tanto puedes seguir jugando y cerrar esta ventana. Lo ya calculado se conserva si lo detienes o sales del programa.</translation>
    </message>
    <message>
        <source>The highest level plays perfectly by these rules, and hints are exact.</source>
        <translation>Con estas reglas el nivel más alto juega a la perfección y las pistas son exactas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a rule set, %2 &quot;43 %, about 2 minutes left&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>Ca&amp;lcular</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete this table?</source>
        <translation>¿Borrar esta tabla?</translation>
    </message>
    <message>
        <source>%1. It can be built again.</source>
        <translation>%1. Se puede volver a calcular.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Perfect Play</source>
        <translation>Juego perfecto</translation>
    </message>
    <message>
        <source>A table holds the exact result of every position of a rule set. Where it is built, the highest level makes no mistake.</source>
        <translation>Una tabla guarda el resultado exacto de todas las posiciones de un reglamento. Cuando está calculada, el nivel más alto no comete ningún error.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas de juego perfecto</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>What is done is kept</source>
        <translation>Lo ya calculado se conserva</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Borrar…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Con&amp;tinue</source>
        <translation>Co&amp;ntinuar</translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation>Con&amp;vertir</translation>
    </message>
    <message>
        <source>Another window of the program is using it, and will search instead from then on.</source>
        <translation>Otra ventana del programa la está usando y a partir de entonces buscará por su cuenta.</translation>
    </message>
</context>
<context>
    <name>ui::PictureDialog</name>
    <message>
        <source>Picture of the Board</source>
        <translation>Imagen del tablero</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, en píxeles</translation>
    </message>
    <message>
        <source>SVG, a drawing for any size</source>
        <translation>SVG, dibujo para cualquier tamaño</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 píxeles</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Imágenes PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>Dibujos SVG (*.svg)</translation>
    </message>
    <message>
        <source>The picture has been saved as %1.</source>
        <translation>La imagen se ha guardado como %1.</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>La imagen se ha copiado.</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>Ta&amp;maño</translation>
    </message>
    <message>
        <source>The picture could not be saved as %1. %2</source>
        <translation>No se ha podido guardar la imagen como %1. %2</translation>
    </message>
</context>
<context>
    <name>ui::PlayCommands</name>
    <message>
        <source>This turn is kept as a variation. The game and its result stay as they are.</source>
        <translation>Este turno se conserva como variante. La partida y su resultado quedan como están.</translation>
    </message>
    <message>
        <source>The game before this one is back. Redo returns to the other.</source>
        <translation>Ha vuelto la partida anterior. Con Rehacer se regresa a la otra.</translation>
    </message>
    <message>
        <source>This line is now the main line. Undo reverses that.</source>
        <translation>Esta línea es ahora la principal. Con Deshacer vuelve a ser como antes.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) deleted. Undo brings them back.</source>
        <translation>
            <numerusform>Se ha borrado %n turno. Con Deshacer lo recuperas.</numerusform>
            <numerusform>Se han borrado %n turnos. Con Deshacer los recuperas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PlayScreen</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>ui::PlayerCard</name>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>★ Winner</source>
        <comment>of the game</comment>
        <translation>★ Gana la partida</translation>
    </message>
</context>
<context>
    <name>ui::ResultCard</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Match: %1 %2, %3 %4</source>
        <translation>Encuentro: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source> (points %1 to %2)</source>
        <translation> (puntos: %1 a %2)</translation>
    </message>
    <message>
        <source>, game %1 of %2</source>
        <translation>, partida %1 de %2</translation>
    </message>
    <message>
        <source>Choose players and rules for another game</source>
        <translation>Elegir jugadores y reglas para otra partida</translation>
    </message>
    <message>
        <source>Look through this game from its beginning</source>
        <translation>Ver esta partida desde el principio</translation>
    </message>
    <message>
        <source>The points are counted…</source>
        <translation>Se cuentan los puntos…</translation>
    </message>
    <message>
        <source>Next Game</source>
        <translation>Siguiente partida</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Partida nueva…</translation>
    </message>
    <message>
        <source>Play again with the same players; the loser starts</source>
        <translation>Jugar otra vez con los mismos jugadores; empieza quien perdió</translation>
    </message>
    <message>
        <source>From the Start</source>
        <translation>Ver desde el principio</translation>
    </message>
    <message>
        <source>Undo takes that back.</source>
        <translation>Se puede deshacer.</translation>
    </message>
</context>
<context>
    <name>ui::RulesChooser</name>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
</context>
<context>
    <name>ui::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <extracomment>%1 is a game, &quot;Linja&quot;.</extracomment>
        <translation>Reglas de %1</translation>
    </message>
</context>
<context>
    <name>ui::SeatEditor</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Quién juega con %1</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Nombre de %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Another choice of rules applies to the next game.</source>
        <translation>Si cambias las reglas, se aplicarán a la próxima partida.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>The tutor stops such a turn before it is final. You can still play it.</source>
        <translation>El tutor detiene esos turnos antes de que sean definitivos. Aun así, puedes jugarlos.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>&amp;Restablecer valores</translation>
    </message>
</context>
<context>
    <name>ui::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>En la ventana</translation>
    </message>
    <message>
        <source>F6 and Shift+F6</source>
        <translation>F6 y Mayús+F6</translation>
    </message>
    <message>
        <source>Go to the next or previous area: board, history, buttons</source>
        <translation>Ir a la zona siguiente o a la anterior: tablero, historial, botones</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>ui::SidePanel</name>
    <message>
        <source>is thinking…</source>
        <translation>está pensando…</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n partida ganada</numerusform>
            <numerusform>%n partidas ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Perfect play: %1</source>
        <translation>Juego perfecto: %1</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>Juego perfecto</translation>
    </message>
    <message>
        <source>Show the history</source>
        <translation>Mostrar el historial</translation>
    </message>
    <message>
        <source>is moving…</source>
        <translation>está moviendo…</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Reglas: %1</translation>
    </message>
    <message>
        <source>Last game</source>
        <translation>Partida anterior</translation>
    </message>
    <message>
        <source>Bring the game before this one back</source>
        <translation>Recuperar la partida anterior</translation>
    </message>
</context>
<context>
    <name>ui::SpeechCommands</name>
    <message>
        <source>%1: on</source>
        <extracomment>%1 is what has been switched, such as &quot;Explore&quot; or &quot;Full Screen&quot;.</extracomment>
        <translation>%1: sí</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1: no</translation>
    </message>
    <message>
        <source>No turn has been played yet.</source>
        <translation>Aún no se ha jugado ningún turno.</translation>
    </message>
    <message>
        <source>%1 is at the bottom.</source>
        <extracomment>%1 is a side, &quot;Black&quot;.</extracomment>
        <translation>%1 está abajo.</translation>
    </message>
</context>
<context>
    <name>ui::StatusLine</name>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>ui::TableNews</name>
    <message>
        <source>Perfect play is built: %1.</source>
        <translation>Juego perfecto calculado: %1.</translation>
    </message>
    <message>
        <source>The table of perfect play was deleted: %1. Values are estimates from now on.</source>
        <translation>Se ha borrado la tabla de juego perfecto: %1. A partir de ahora, los valores son estimados.</translation>
    </message>
</context>
<context>
    <name>ui::TurnField</name>
    <message>
        <source>Type a turn</source>
        <translation>Escribe un turno</translation>
    </message>
    <message>
        <source>Type a turn: %1</source>
        <extracomment>%1 is an example, &quot;2-3,1-5&quot;.</extracomment>
        <translation>Escribe un turno: %1</translation>
    </message>
</context>
<context>
    <name>ui::TutorBar</name>
    <message>
        <source>Play Anyway</source>
        <translation>Jugar de todos modos</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Elegir otro</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>the best turn</comment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Take the turn back and choose another</source>
        <translation>Deshacer el turno y elegir otro</translation>
    </message>
    <message>
        <source>Show the best turn on the board</source>
        <translation>Mostrar el mejor turno en el tablero</translation>
    </message>
    <message>
        <source>With the best turn: %1. With this one: %2.</source>
        <extracomment>%1 and %2 are points for the side to move, &quot;+2&quot;, &quot;−1&quot;, or values such as &quot;Black wins in 3 turns&quot;.</extracomment>
        <translation>Con el mejor turno: %1. Con este: %2.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Play the turn anyway</source>
        <translation>Jugar el turno de todos modos</translation>
    </message>
</context>
<context>
    <name>ui::TutorController</name>
    <message>
        <source>The turn is not played yet.</source>
        <translation>El turno aún no se ha jugado.</translation>
    </message>
    <message>
        <source>The tutor is checking the turn…</source>
        <translation>El tutor examina el turno…</translation>
    </message>
</context>
<context>
    <name>ui::ViewBar</name>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Continue from this position; the other turns are kept</source>
        <translation>Seguir desde esta posición; los otros turnos se conservan</translation>
    </message>
</context>
</TS>

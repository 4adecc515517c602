<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>FaultText</name>
    <message>
        <source>The game “%1” is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules “%1” are not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position cannot be read at column %1: “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position cannot be read: “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The position has %n row(s) instead of %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 cannot be read: “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Row %1 holds %n pawn(s), more than the %2 it has room for.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red has %n pawn(s) instead of %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n pawn(s) instead of %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” does not say whose turn it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 cannot be read: “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a turn. Write turns like this: 2-3,1-5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Opening Move is possible, so this turn is a pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may pass only when no Opening Move is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no red pawn in row %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no black pawn in row %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That pawn in row %1 is your opponent&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That pawn is your opponent&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Opening Move advances exactly one row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That move would leave the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Row %1 is full: it holds %n pawn(s) at most.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A pawn in its goal cannot advance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 was empty, so there is no Follow-Up Move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Opening Move into the goal earns no Follow-Up Move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This Follow-Up Move goes exactly %n row(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Follow-Up Move of %n row(s) must be made.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The goal was reached with rows to spare, so there is no Bonus Move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn has not earned a Bonus Move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Bonus Move goes exactly one row, forward or back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these rules a Bonus Move moves your own pawns only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opposing pawn in its goal is locked and stays there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Opening Move of the extra turn must be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn has no further step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pawns had passed, so the game was over before this step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record ends too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read as part of a game record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag “%1” is missing or wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has format “%1”, which this version of the program does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn “%1” cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result “%1” does not agree with the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a text file in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message>
        <source>The pawns have passed one another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither side can make an Opening Move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same position stood for the third time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pieces are connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stalemate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifty moves without a capture or a pawn move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither side has enough pieces left to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side to move has no move left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time has run out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black has resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red has resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players agreed on a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw, %1 all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red wins %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black wins %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Current rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2015 rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An exact arrival in the goal earns a Bonus Move; pawns left on your own half cost a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Bonus Moves, and a Follow-Up Move that is possible must be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bonus Move may move any pawn, and the game ends only when a turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional Bonus Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus after an Opening Move into the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bonus Move may also move an opposing pawn that is not in its goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Opening Move into the goal earns a Bonus Move too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Follow-Up Move that ends in an empty row gives one more turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideText</name>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

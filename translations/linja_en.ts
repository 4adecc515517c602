<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ArchiveText</name>
    <message numerus="yes">
        <source>%n turn(s).</source>
        <translation>
            <numerusform>%n turn.</numerusform>
            <numerusform>%n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultText</name>
    <message numerus="yes">
        <source>The record is longer than %n byte(s).</source>
        <translation>
            <numerusform>The record is longer than %n byte.</numerusform>
            <numerusform>The record is longer than %n bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The variations are nested more than %n level(s) deep.</source>
        <translation>
            <numerusform>The variations are nested more than %n level deep.</numerusform>
            <numerusform>The variations are nested more than %n levels deep.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinjaFaultText</name>
    <message numerus="yes">
        <source>The position has %n row(s) instead of %1.</source>
        <translation>
            <numerusform>The position has %n row instead of %1.</numerusform>
            <numerusform>The position has %n rows instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1 holds %n pawn(s), more than the %2 it has room for.</source>
        <translation>
            <numerusform>Row %1 holds %n pawn, more than the %2 it has room for.</numerusform>
            <numerusform>Row %1 holds %n pawns, more than the %2 it has room for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red has %n pawn(s) instead of %1.</source>
        <translation>
            <numerusform>Red has %n pawn instead of %1.</numerusform>
            <numerusform>Red has %n pawns instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n pawn(s) instead of %1.</source>
        <translation>
            <numerusform>Black has %n pawn instead of %1.</numerusform>
            <numerusform>Black has %n pawns instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1 is full: it holds %n pawn(s) at most.</source>
        <translation>
            <numerusform>Row %1 is full: it holds %n pawn at most.</numerusform>
            <numerusform>Row %1 is full: it holds %n pawns at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This Follow-Up Move goes exactly %n row(s).</source>
        <translation>
            <numerusform>This Follow-Up Move goes exactly %n row.</numerusform>
            <numerusform>This Follow-Up Move goes exactly %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Follow-Up Move of %n row(s) must be made.</source>
        <translation>
            <numerusform>The Follow-Up Move of %n row must be made.</numerusform>
            <numerusform>The Follow-Up Move of %n rows must be made.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinjaText</name>
    <message numerus="yes">
        <source>Follow-Up: %n row(s)</source>
        <translation>
            <numerusform>Follow-Up: %n row</numerusform>
            <numerusform>Follow-Up: %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red pawn(s)</source>
        <translation>
            <numerusform>%n red pawn</numerusform>
            <numerusform>%n red pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black pawn(s)</source>
        <translation>
            <numerusform>%n black pawn</numerusform>
            <numerusform>%n black pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1: %n pawn(s), %2 points</source>
        <translation>
            <numerusform>Row %1: %n pawn, %2 points</numerusform>
            <numerusform>Row %1: %n pawns, %2 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoaFaultText</name>
    <message numerus="yes">
        <source>The position has %n rank(s) instead of %1.</source>
        <translation>
            <numerusform>The position has %n rank instead of %1.</numerusform>
            <numerusform>The position has %n ranks instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rank %1 has %n square(s) instead of %2.</source>
        <translation>
            <numerusform>Rank %1 has %n square instead of %2.</numerusform>
            <numerusform>Rank %1 has %n squares instead of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n stone(s) on the board; there must be 1 to %2.</source>
        <extracomment>%1 is a side, &quot;Black&quot;.</extracomment>
        <translation>
            <numerusform>%1 has %n stone on the board; there must be 1 to %2.</numerusform>
            <numerusform>%1 has %n stones on the board; there must be 1 to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On that line the stone on %1 moves exactly %n square(s), one for each stone there; to %2 it is %3.</source>
        <translation>
            <numerusform>On that line the stone on %1 moves exactly %n square, one for each stone there; to %2 it is %3.</numerusform>
            <numerusform>On that line the stone on %1 moves exactly %n squares, one for each stone there; to %2 it is %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoaText</name>
    <message numerus="yes">
        <source>%n stone(s): %1</source>
        <extracomment>%1 lists the squares they stand on.</extracomment>
        <translation>
            <numerusform>%n stone: %1</numerusform>
            <numerusform>%n stones: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferenceText</name>
    <message numerus="yes">
        <source>More than %n point(s) or %1 %</source>
        <comment>a turn loses</comment>
        <extracomment>%1 is a number of hundredths: of the chance to win, in games without points.</extracomment>
        <translation>
            <numerusform>More than %n point or %1 %</numerusform>
            <numerusform>More than %n points or %1 %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message numerus="yes">
        <source>With best play the side that begins wins by %n point(s).</source>
        <translation>
            <numerusform>With best play the side that begins wins by %n point.</numerusform>
            <numerusform>With best play the side that begins wins by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With best play the side that begins loses by %n point(s).</source>
        <translation>
            <numerusform>With best play the side that begins loses by %n point.</numerusform>
            <numerusform>With best play the side that begins loses by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, about %n minute(s) left</source>
        <translation>
            <numerusform>%1, about %n minute left</numerusform>
            <numerusform>%1, about %n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValueText</name>
    <message numerus="yes">
        <source>%1 wins by %n point(s) (exact)</source>
        <translation>
            <numerusform>%1 wins by %n point (exact)</numerusform>
            <numerusform>%1 wins by %n points (exact)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n turn(s)</source>
        <translation>
            <numerusform>%1 wins in %n turn</numerusform>
            <numerusform>%1 wins in %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won by %n point(s)</source>
        <translation>
            <numerusform>%1 won by %n point</numerusform>
            <numerusform>%1 won by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn loses %n point(s).</source>
        <translation>
            <numerusform>This turn loses %n point.</numerusform>
            <numerusform>This turn loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn loses about %n point(s).</source>
        <translation>
            <numerusform>This turn loses about %n point.</numerusform>
            <numerusform>This turn loses about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 about %n point(s) ahead (estimated)</source>
        <translation>
            <numerusform>%1 about %n point ahead (estimated)</numerusform>
            <numerusform>%1 about %n points ahead (estimated)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ahead by %n point(s) (exact)</source>
        <translation>
            <numerusform>%1 ahead by %n point (exact)</numerusform>
            <numerusform>%1 ahead by %n points (exact)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ahead by about %n point(s) (estimated)</source>
        <translation>
            <numerusform>%1 ahead by about %n point (estimated)</numerusform>
            <numerusform>%1 ahead by about %n points (estimated)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ArchiveDialog</name>
    <message numerus="yes">
        <source>%n game(s).</source>
        <translation>
            <numerusform>%n game.</numerusform>
            <numerusform>%n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s).</source>
        <translation>
            <numerusform>%1 of %n game.</numerusform>
            <numerusform>%1 of %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be read.</source>
        <translation>
            <numerusform>%n file cannot be read.</numerusform>
            <numerusform>%n files cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) chosen.</source>
        <translation>
            <numerusform>%n game chosen.</numerusform>
            <numerusform>%n games chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved in %1.</source>
        <translation>
            <numerusform>%n game saved in %1.</numerusform>
            <numerusform>%n games saved in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted game(s) can be brought back, each for %1 days.</source>
        <translation>
            <numerusform>%n deleted game can be brought back, for %1 days from its deletion.</numerusform>
            <numerusform>%n deleted games can be brought back, each for %1 days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LinjaBoardWords</name>
    <message numerus="yes">
        <source>Opening Move: %n row(s)</source>
        <extracomment>Stands on the board in large figures before the Opening Move; %n is how far it goes.</extracomment>
        <translation>
            <numerusform>Opening Move: %n row</numerusform>
            <numerusform>Opening Move: %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follow-Up: %n row(s)</source>
        <extracomment>Stands on the board in large figures after the Opening Move; %n is how far the Follow-Up Move goes.</extracomment>
        <translation>
            <numerusform>Follow-Up: %n row</numerusform>
            <numerusform>Follow-Up: %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1 held %n pawn(s)</source>
        <extracomment>Why the Follow-Up Move goes as far as it does.</extracomment>
        <translation>
            <numerusform>Row %1 held %n pawn</numerusform>
            <numerusform>Row %1 held %n pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus Move: %n row(s)</source>
        <extracomment>Stands on the board after an exact arrival in the goal.</extracomment>
        <translation>
            <numerusform>Bonus Move: %n row</numerusform>
            <numerusform>Bonus Move: %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening Move: choose a pawn to advance %n row(s).</source>
        <translation>
            <numerusform>Opening Move: choose a pawn to advance %n row.</numerusform>
            <numerusform>Opening Move: choose a pawn to advance %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extra turn. Opening Move: choose a pawn to advance %n row(s).</source>
        <translation>
            <numerusform>Extra turn. Opening Move: choose a pawn to advance %n row.</numerusform>
            <numerusform>Extra turn. Opening Move: choose a pawn to advance %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follow-Up Move: choose a pawn to advance %n row(s), or end the turn.</source>
        <translation>
            <numerusform>Follow-Up Move: choose a pawn to advance %n row, or end the turn.</numerusform>
            <numerusform>Follow-Up Move: choose a pawn to advance %n rows, or end the turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Follow-Up Move: choose a pawn to advance %n row(s).</source>
        <translation>
            <numerusform>Follow-Up Move: choose a pawn to advance %n row.</numerusform>
            <numerusform>Follow-Up Move: choose a pawn to advance %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact arrival: Bonus Move. Move a pawn of either side %n row(s) forward or back, or end the turn.</source>
        <translation>
            <numerusform>Exact arrival: Bonus Move. Move a pawn of either side %n row forward or back, or end the turn.</numerusform>
            <numerusform>Exact arrival: Bonus Move. Move a pawn of either side %n rows forward or back, or end the turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact arrival: Bonus Move. Move one of your pawns %n row(s) forward or back, or end the turn.</source>
        <translation>
            <numerusform>Exact arrival: Bonus Move. Move one of your pawns %n row forward or back, or end the turn.</numerusform>
            <numerusform>Exact arrival: Bonus Move. Move one of your pawns %n rows forward or back, or end the turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>worth of a pawn</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) in row %1.</source>
        <translation>
            <numerusform>%n pawn in row %1.</numerusform>
            <numerusform>%n pawns in row %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An Opening Move into it gives a Follow-Up Move of %n row(s).</source>
        <translation>
            <numerusform>An Opening Move into it gives a Follow-Up Move of %n row.</numerusform>
            <numerusform>An Opening Move into it gives a Follow-Up Move of %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red pawn(s)</source>
        <translation>
            <numerusform>%n red pawn</numerusform>
            <numerusform>%n red pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black pawn(s)</source>
        <translation>
            <numerusform>%n black pawn</numerusform>
            <numerusform>%n black pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LoaBoardWords</name>
    <message numerus="yes">
        <source>%n square(s) along the file</source>
        <translation>
            <numerusform>%n square along the file</numerusform>
            <numerusform>%n squares along the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) along the rank</source>
        <translation>
            <numerusform>%n square along the rank</numerusform>
            <numerusform>%n squares along the rank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) along the diagonal</source>
        <translation>
            <numerusform>%n square along the diagonal</numerusform>
            <numerusform>%n squares along the diagonal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PlayCommands</name>
    <message numerus="yes">
        <source>%n turn(s) deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%n turn deleted. Undo brings it back.</numerusform>
            <numerusform>%n turns deleted. Undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SidePanel</name>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
        </translation>
    </message>
</context>
</TS>

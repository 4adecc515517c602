#!/usr/bin/env python3
"""A person who does not see plays a whole game: an assistive client reads the board, acts on it, and listens.

    assistive_test.py LINJA      the program to try

Two people play, by actions of the accessibility interface alone, choosing among the steps that the names on the board
offer. What is heard is compared with what the counts read before it say by the rules: distance, turn, score and winner.
Prints what was done and heard when something does not hold. Exit status: 0 when all holds.
"""

import os
import pathlib
import random
import re
import shutil
import sys

import assistive_session
from assistive_session import Client, Failure

WORTH = (-1, -1, -1, -1, 1, 2, 3, 5)  # points of a red pawn in rows 1 to 8 (rule 8.1); Black's from the other end
START = [(6, 0)] + 6 * [(1, 1)] + [(0, 6)]
MOST_TURNS = 200
SEED = 4


class Words:
    """The words of one language, as patterns."""

    def __init__(self, **words):
        self.__dict__.update(words)


ENGLISH = Words(
    code="en", board="Board", row=r"row (\d)", pawns=(r"(\d+) red pawns?", r"(\d+) black pawns?"), target="legal target",
    can_move=r"\bcan move", sides=("Red", "Black"), end_turn="End turn", picked=r"Pawn of row {} picked",
    opening=r"Opening Move: .* 1 row\b", follow_up=r"Follow-Up Move: .*?(\d+) rows?\b", bonus="Bonus Move", extra="Extra turn",
    score="Score: Red {}, Black {}", wins="{} wins {} to {}", draw="A draw, {} all", turn="{}: {}.")
SPANISH = Words(
    code="es", board="Tablero", row=r"fila (\d)", pawns=(r"(\d+) fichas? rojas?", r"(\d+) fichas? negras?"),
    target="destino posible", can_move=r"\bpuede moverse", sides=("Rojo", "Negro"), end_turn="Terminar turno",
    picked=r"fila {}", opening=r"Movimiento inicial: .* 1 fila\b", follow_up=r"Movimiento de continuación: .*?(\d+) filas?\b",
    bonus="[Mm]ovimiento extra", extra="[Tt]urno adicional", score="Puntos: Rojo, {}; Negro, {}", turn="{}: {}.")


def check(holds, what):
    if not holds:
        raise Failure(what)


class Table:
    """The board as the client finds it."""

    def __init__(self, client, words):
        self.client = client
        self.words = words
        self.board = client.find(client.atspi.Role.TABLE, words.board)
        check(self.board.get_child_count() == 8, f"{self.board.get_child_count()} children of the board, not 8 rows")
        self.rows = [self.board.get_child_at_index(i) for i in range(8)]
        for row in self.rows:
            check(row.get_role() == client.atspi.Role.TABLE_ROW, f"{row.get_role_name()} instead of a row of a table")
            check(row.get_child_count() == 2, f"{row.get_child_count()} groups in {row.get_name()}")
        self.groups = [[row.get_child_at_index(side) for side in range(2)] for row in self.rows]
        self.check_cells()
        self.status = self.find_status()

    def check_cells(self):
        """The groups are the cells of a table of eight rows and two columns, Red and Black."""
        table = self.board.get_table_iface()
        check(table and table.get_n_rows() == 8 and table.get_n_columns() == 2, "the board is no table of 8 by 2")
        for row in range(8):
            for side in range(2):
                cell = table.get_accessible_at(row, side)
                check(cell.get_name() == self.groups[row][side].get_name(), f"cell {row},{side} is {cell.get_name()}")

    def find_status(self):
        """What is announced stands in a status bar: in its notification, where Qt has no announcements."""
        found = [place for place in self.client.everything() if place.get_role() == self.client.atspi.Role.STATUS_BAR]
        check(len(found) == 1, f"{len(found)} status lines")
        return found[0].get_child_at_index(0) or found[0]

    def look(self):
        """Reads the whole board once."""
        return Sight(self)


class Sight:
    """What the names of the rows and groups say at one moment; those of a row and of its groups must agree."""

    def __init__(self, table):
        words = table.words
        self.counts = []  # (red, black) of rows 1 to 8
        self.movable = []  # (row from 0, side) of the groups that can move
        self.targets = []  # rows from 0 that take the picked pawn
        for row in range(8):
            name = table.rows[row].get_name()
            stated = re.search(words.row, name)
            check(stated and int(stated.group(1)) == row + 1, f"row {row + 1} is named {name}")
            here = []
            for side in range(2):
                group = table.groups[row][side].get_name()
                in_group = re.search(words.pawns[side], group)
                in_row = re.search(words.pawns[side], name)
                check(in_group, f"no count in the group {group}")
                here.append(int(in_group.group(1)))
                check(here[side] == (int(in_row.group(1)) if in_row else 0), f"{name} against {group}")
                check((words.target in name) == (words.target in group), f"{name} against {group}")
                if re.search(words.can_move, group):
                    self.movable.append((row, side))
            self.counts.append(tuple(here))
            if words.target in name:
                self.targets.append(row)


def points(counts):
    red = sum(here[0] * worth for here, worth in zip(counts, WORTH))
    black = sum(here[1] * worth for here, worth in zip(counts, reversed(WORTH)))
    return red, black


class Game:
    """Two people at the table, who hear what they do."""

    def __init__(self, client, words):
        self.client = client
        self.words = words
        self.table = Table(client, words)
        self.choice = random.Random(SEED)
        self.sight = None  # the board after the last step
        self.over = False
        self.bonuses = 0

    def begin(self):
        self.client.listen(self.words.opening, 0)
        self.sight = self.table.look()
        check(self.sight.counts == START, f"the start is {self.sight.counts}")

    def hear_refusals(self):
        """Asking for what is not allowed is answered, and the answer stays to be read again."""
        client, table, words = self.client, self.table, self.words
        for wrong in (table.groups[7][1], table.groups[7][0]):
            mark = len(client.heard)
            before = table.status.get_name()
            client.act(wrong)
            said = client.listen(r".+", mark).string
            check(said != before and not re.match(words.opening, said), f"no reason in: {said}")
            client.until("the reason to stay in the status line", lambda: said in table.status.get_name())
        mark = len(client.heard)
        client.act(table.groups[0][0])
        client.listen(words.picked.format(1), mark)
        check(client.has(table.groups[0][0], client.atspi.StateType.SELECTED), "a picked group is not selected")
        mark = len(client.heard)
        client.act(table.groups[6][1])  # much farther than the move goes
        client.listen(r".+", mark)
        targets = table.look().targets
        check(targets == [1], f"after a refusal the targets are rows {targets} from 0")
        client.act(table.groups[0][0])  # puts it back
        client.until("the pawn to be put back", lambda: not table.look().targets)

    def play_turn(self):
        """One turn, as the names on the board offer it; the steps chosen are drawn by lot."""
        client, table, words = self.client, self.table, self.words
        steps = []
        mover = None
        while True:
            check(self.sight.movable, f"nothing can move after the steps {steps}")
            own = [place for place in self.sight.movable if mover is None or place[1] == mover]
            # Often the pawn with the longest way, so that the game comes to its end.
            last = max(own, key=lambda place: place[0] if place[1] else 7 - place[0])
            row, side = last if self.choice.random() < 0.7 else self.choice.choice(own)
            check(client.has(table.groups[row][side], client.atspi.StateType.SELECTABLE), f"{row},{side} is not selectable")
            mover = side if mover is None else mover
            mark = len(client.heard)
            client.act(table.groups[row][side])
            client.listen(words.picked.format(row + 1), mark)
            picked = table.look()
            check(picked.targets, f"no target rows for {table.groups[row][side].get_name()}")
            target = self.choice.choice(picked.targets)
            check(client.has(table.rows[target], client.atspi.StateType.SELECTABLE), f"target {target} is not selectable")
            mark = len(client.heard)
            client.act(table.rows[target] if self.choice.random() < 0.5 else table.groups[target][side])
            steps.append(f"{row + 1}-{target + 1}")
            if self.turn_ends(steps, mover, picked.counts[target], mark):
                return

    def turn_ends(self, steps, mover, stood_there, mark):
        """Hears what a step has led to; a Bonus Move is made once and then declined."""
        client, table, words = self.client, self.table, self.words
        made = re.escape(words.turn.format(words.sides[mover], ", ".join(steps)))
        next_step = "|".join((words.follow_up, words.bonus, words.extra))
        said = client.listen(f"{made}|{next_step}", mark)
        self.sight = table.look()
        if re.search(made, said.string):
            self.hear_end_of_turn(said.string)
            return True
        if len(steps) == 1 and re.search(words.follow_up, said.string):
            distance = int(re.search(words.follow_up, said.string).group(1))
            check(distance == sum(stood_there), f"{sum(stood_there)} pawns stood there, but: {said.string}")
            return False
        if not re.search(words.bonus, said.string):
            return False
        self.bonuses += 1
        if self.bonuses == 1:
            return False
        mark = len(client.heard)
        if self.choice.random() < 0.5:
            client.act(table.board, "EndTurn")
        else:
            client.act(client.find(client.atspi.Role.PUSH_BUTTON, words.end_turn))
        said = client.listen(made, mark).string
        self.sight = table.look()
        self.hear_end_of_turn(said)
        return True

    def hear_end_of_turn(self, said):
        """After a turn the score is heard, and the end or what the other side is to do."""
        red, black = points(self.sight.counts)
        if re.search(self.words.opening, said):
            check(self.words.score.format(red, black) in said, f"the points are {red} and {black}, but: {said}")
            return
        if red == black:
            result = self.words.draw.format(red)
        elif red > black:
            result = self.words.wins.format(self.words.sides[0], red, black)
        else:
            result = self.words.wins.format(self.words.sides[1], black, red)
        check(result in said, f"the game should end by: {result}; but: {said}")
        check(not self.sight.movable, "pawns can move after the end")
        self.over = True

    def play_to_the_end(self):
        """With the focus on the board: nothing else may call a screen reader away from it."""
        begin = len(self.client.heard)
        for made in range(1, MOST_TURNS + 1):
            self.play_turn()
            for kind, text in self.client.heard[begin:]:
                check(kind != "focus" or re.match(self.words.row, text), f"the focus was said to be on: {text}")
            if self.over:
                return made
        raise Failure(f"no end after {MOST_TURNS} turns")


def move_the_focus(client, table):
    """The row under the cursor is what a screen reader is told to read."""
    # No window manager gives the window the keyboard here; a click does, as everywhere.
    client.click(table.status)
    frame = client.find(client.atspi.Role.FRAME, ".*")
    client.until("the window to become active", lambda: client.has(frame, client.atspi.StateType.ACTIVE))
    client.listen(table.words.row, 0, kind="focus")
    for place in (table.rows[3], table.groups[7][1], table.rows[0]):
        mark = len(client.heard)
        check(place.grab_focus(), f"{place.get_name()} takes no focus")
        client.listen(re.escape(place.get_name()), mark, kind="focus")
        check(client.has(place, client.atspi.StateType.FOCUSED), f"{place.get_name()} has not the focus")


def start_another_game(client, game):
    """From the result card through the dialog of the new game back to the board."""
    role = client.atspi.Role
    for name in ("Play Again", "From the Start"):
        client.find(role.PUSH_BUTTON, name)
    client.act(client.find(role.PUSH_BUTTON, "New Game…"))
    dialog = client.find(role.DIALOG, "New Game.*")
    for side in game.words.sides:
        client.find(role.COMBO_BOX, f"Who plays {side}", dialog)
    mark = len(client.heard)
    client.act(client.find(role.PUSH_BUTTON, "Start", dialog))
    client.listen(game.words.opening, mark)
    check(game.table.look().counts == START, "the pawns are not back in their places")


def write_settings(language):
    folder = pathlib.Path(os.environ["XDG_CONFIG_HOME"]) / "Linja"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "linja.conf").write_text(
        f"[General]\nlanguage={language}\nrules=rulebook\n\n[view]\ntheme=light\n\n[play]\nanimation=off\npace=off\n\n"
        "[newgame]\nred=human\nblack=human\nstarter=red\ngames=1\n")


def play_in_english(client, program):
    write_settings(ENGLISH.code)
    client.open(program)
    game = Game(client, ENGLISH)
    game.begin()
    move_the_focus(client, game.table)
    game.hear_refusals()
    turns = game.play_to_the_end()
    start_another_game(client, game)
    return turns, game.bonuses


def play_in_spanish(client, program):
    write_settings(SPANISH.code)
    shutil.rmtree(os.environ["XDG_DATA_HOME"])
    client.heard.clear()
    client.open(program)
    game = Game(client, SPANISH)
    game.begin()
    game.hear_refusals()
    for _ in range(4):
        game.play_turn()


def inside(program):
    bus = assistive_session.start_accessibility_bus()
    client = None
    try:
        client = Client()
        turns, bonuses = play_in_english(client, program)
        client.close()
        play_in_spanish(client, program)
        print(f"A whole game was played and heard: {turns} turns, {bonuses} Bonus Moves.")
        return 0
    except Failure as failure:
        for kind, text in client.heard if client else []:
            print(f"{kind:8}{text}")
        print(f"FAILED: {failure}")
        return 1
    finally:
        if client:
            client.close()
        assistive_session.stop(bus)


def main():
    if len(sys.argv) == 3 and sys.argv[1] == "--inside":
        return inside(sys.argv[2])
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    return assistive_session.run_on_own_desktop(os.path.abspath(__file__), [os.path.abspath(sys.argv[1])])


if __name__ == "__main__":
    sys.exit(main())

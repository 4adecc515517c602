#!/usr/bin/env python3
"""What a blind player hears: the program is used by keyboard alone, with Orca running, and its speech is read.

    orca_test.py LINJA ENDINGS      the program to try; games whose last turn is to be played, a line each:
                                    rule set, points of Red and of Black, turns (see tests/data/linja-endings.tsv)

Hears the result of every game, every drop-down list closed and open, the rules line by line, and where the focus is in
the history. Waits for what is to be heard; nothing is timed. Exit status: 0 when all was heard.
"""

import json
import os
import pathlib
import re
import shutil
import sys
import time

import assistive_session
from assistive_session import Failure
from x_keyboard import Keyboard

HERE = pathlib.Path(__file__).resolve().parent
PATIENCE = 60  # seconds; reached only when something is never said


class Reader:
    """Orca, its speech, and the keyboard of the one who listens."""

    def __init__(self):
        home = os.environ["HOME"]
        self.path = pathlib.Path(home) / "speech"
        self.path.touch()
        self.place = 0  # in the file, of what has been read
        self.heard = []  # {"said": text}, {"stopped": True} or {"pressed": keys}, oldest first
        self.orca = assistive_session.start([sys.executable, str(HERE / "talking_orca.py"), str(self.path), home + "/orca"])
        self.keyboard = Keyboard()
        self.matched = 0  # the number of the utterance that answered the last press
        self.program = None
        self.listen("Screen reader on", 0)

    def take_in(self):
        with open(self.path, encoding="utf-8") as file:
            file.seek(self.place)
            for line in iter(file.readline, ""):
                if not line.endswith("\n"):
                    return
                self.heard.append(json.loads(line))
                self.place = file.tell()

    def listen(self, pattern, since):
        """The number of the first utterance after number `since` that the pattern is in."""
        last = time.monotonic() + PATIENCE
        looked = since
        while time.monotonic() < last:
            for process in (self.orca, self.program):
                if process and process.poll() is not None:
                    raise Failure(f"{process.args[0]} has ended, waiting to hear {pattern}")
            self.keyboard.give_focus()
            self.take_in()
            for i in range(looked, len(self.heard)):
                if re.search(pattern, self.heard[i].get("said", "")):
                    return i
            looked = len(self.heard)
            time.sleep(0.02)
        raise Failure(f"never heard: {pattern}")

    def press(self, keys, pattern):
        """Presses the keys and waits to hear the pattern; what was said from the press to then, as one text."""
        self.take_in()
        mark = len(self.heard)
        self.heard.append({"pressed": keys})
        self.keyboard.press(keys)
        self.matched = end = self.listen(pattern, mark)
        return " ".join(item["said"] for item in self.heard[mark : end + 1] if "said" in item)

    def open(self, command, pattern):
        mark = len(self.heard)
        self.program = assistive_session.start(command)
        self.listen(pattern, mark)

    def open_new_game(self, program):
        mark = len(self.heard)
        self.open([program], r"row 1, 6 red pawns")
        self.listen(r"Score: Red -3", mark)

    def close(self):
        program, self.program = self.program, None
        if program:
            assistive_session.stop(program)
        shutil.rmtree(pathlib.Path(os.environ["XDG_DATA_HOME"]) / "Linja", ignore_errors=True)

    def end(self):
        self.close()
        assistive_session.stop(self.orca)


def check(holds, what):
    if not holds:
        raise Failure(what)


def write_settings(black="human"):
    folder = pathlib.Path(os.environ["XDG_CONFIG_HOME"]) / "Linja"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "linja.conf").write_text(
        "[General]\nlanguage=en\nrules=rulebook\n\n[view]\ntheme=light\n\n[play]\nanimation=off\npace=off\n\n"
        f"[newgame]\nred=human\nblack={black}\nstarter=red\ngames=1\n")


def record_of(rules, turns):
    return f'[Game "linja"]\n[Rules "{rules}"]\n[Format "1"]\n[Red "Ann"]\n[Black "Ben"]\n[Result "*"]\n\n{" ".join(turns)} *\n'


def hear_results(reader, program, endings):
    """The last turn of each game is played by the digits of its rows; then the result is heard, and not cut short."""
    write_settings()
    path = pathlib.Path(os.environ["HOME"]) / "game.linja"
    for number, line in enumerate(endings, 1):
        rules, red, black, turns = line.split("\t")
        *before, last = turns.split()
        path.write_text(record_of(rules, before))
        reader.open([program, str(path)], r"game\.linja is")
        places = re.findall(r"\d", last)
        for place in places[:-1]:
            reader.press(place, r"picked\. It can go|Follow-Up Move:|Bonus Move\.")
        high, low = max(int(red), int(black)), min(int(red), int(black))
        result = rf"\b{high} (to {low}|all)\b"
        reader.press(places[-1], result)
        print(f"game {number}: {reader.heard[reader.matched]['said']}")
        check({"stopped": True} not in reader.heard[reader.matched :], f"the result of game {number} is cut short")
        reader.close()


ROLES = r"combo box|push button|check box|\btext\b|page tab|table|list|spin button|slider"

# Each drop-down list: what is chosen in it, and what is chosen by Down in the closed list; "" where it is left alone.
NEW_GAME = {"Who plays Red": ("Person", "[Cc]omputer"), "Who plays Black": ("Person", "[Cc]omputer"),
            "Who starts": ("Red", "Black"), "Length": ("Single game", "Match"), "Edition": ("Current rulebook", "Classic rules")}
GENERAL = {"Language": ("English", ""), "Theme": ("Light", "Dark"), "Text Size": ("100 %", "115 %"),
           "Edition": ("Current rulebook", "")}
BOARD = {"Board and Pawns": ("Classic wood", "Flat modern"), "Animation": ("Off", "Fast"),
         "Computer's Pause": ("Off", "Short")}
ANALYSIS = {"Evaluation Graph": ("After the game", "Always")}
ARCHIVE = {"Which games": ("All games", "Finished")}
PICTURE = {"Kind": ("PNG, pixels", "SVG"), "Size": (r"\d+ × \d+ pixels", r"\d+ × \d+ pixels")}


def hear_lists(reader, where, lists):
    """Goes by Tab to every drop-down list of the window and hears it: closed, changed, and opened."""
    waiting = dict(lists)
    for _ in range(40):
        said = reader.press("tab", ROLES)
        name = next((name for name in waiting if re.search(rf"{name}:? combo box", said)), None)
        if not name:
            continue
        value, after = waiting.pop(name)
        heard = [reader.heard[reader.listen(value, reader.matched)]["said"]]
        if after:
            heard.append(reader.press("down", after).split("combo box")[-1])
        heard.append(reader.press("alt+down", after or value))
        reader.press("esc", f"{name}:? combo box")
        print(f"{where}, {name}: {' / '.join(text.strip() for text in heard)}")
        if not waiting:
            return
    raise Failure(f"{where}: Tab does not come to {', '.join(waiting)}")


def go_to(reader, pattern):
    for _ in range(40):
        if re.search(pattern, reader.press("tab", ROLES)):
            return
    raise Failure(f"Tab does not come to {pattern}")


def hear_dialogs(reader, program):
    write_settings()
    reader.open_new_game(program)
    # The dialog is ready when it has said where the focus is.
    for keys, ready, title, lists in (("ctrl+n", "Start push button", "New Game", NEW_GAME),
                                      ("ctrl+l", "Search text", "Archive", ARCHIVE),
                                      ("ctrl+shift+s", "Kind", "Picture", PICTURE)):
        said = reader.press(keys, ready)
        check(not re.search(r"dialog .*pawn", said), f"{title} opens with a sentence out of its context: {said}")
        hear_lists(reader, title, lists)
        reader.press("esc", r"row \d")
    reader.press("ctrl+comma", ROLES)
    hear_lists(reader, "Preferences, General", GENERAL)
    for page, lists in (("Board", BOARD), ("Analysis", ANALYSIS)):
        go_to(reader, "page tab list")
        reader.press("right", page)
        hear_lists(reader, f"Preferences, {page}", lists)
    reader.press("esc", r"row \d")
    reader.close()


def hear_rules(reader, program):
    """The rules from the first line to the last, by the Down key."""
    write_settings()
    reader.open_new_game(program)
    reader.press("f1", r"The rules of Linja")
    lines = []
    while not lines or "Mühlhäuser" not in lines[-1]:
        check(len(lines) < 200, f"no end of the rules; the last lines: {lines[-5:]}")
        lines.append(reader.press("down", r"\w"))
    text = " ".join(" ".join(lines).split())
    for wanted in ("Seven bamboo sticks divide the table into eight rows.", "The Opening Move. Move one of your pawns",
                   "A pawn stands Red: row Black: row Points", "in the goal 8 1 5", "one row before it 7 2 3",
                   "The pawns have passed when every red pawn stands further up than every black one."):
        check(wanted in text, f"not heard in the rules: {wanted}; but: {text}")
    print(f"Rules: {len(lines)} lines, from \"{lines[0].strip()}\" to \"{lines[-1].strip()}\"")
    reader.press("shift+tab", "Rules combo box")
    reader.press("esc", r"row \d")
    reader.press("ctrl+shift+slash", "Keyboard Shortcuts read only text")
    lines = [reader.press("down", r"\w") for _ in range(5)]
    for wanted in ("Arrow keys", "Move the cursor over rows"):
        check(any(wanted in line for line in lines), f"not heard among the shortcuts: {wanted}; but: {lines}")
    reader.press("esc", r"row \d")
    reader.close()


def hear_game(reader, program):
    """Against the computer: its turn, the history, and what the keys of the reader read."""
    write_settings(black=1)
    reader.open_new_game(program)
    reader.press("1", "picked")
    said = reader.press("2", "Row 2 held 2 pawns")
    check("notification" not in said, f"the role is spoken: {said}")
    said = reader.press("enter", r"Computer: \d-\d")
    print(f"The computer's turn: {said}")
    said = reader.press("f6", r"Round 1, Black")
    print(f"Entering the history: {said}")
    reader.press("left", "Round 1, Red: 1-2")
    reader.press("right", "Round 1, Black")
    reader.press("shift+f6", r"row \d")
    for keys, wanted in (("s", r"Score: Red -?\d"), ("p", r"Row 1: \d red pawns"), ("l", r"Computer: \d-\d"),
                         ("m", r"Computer: \d-\d"), ("f", "at the bottom"), ("e", "Explore: on"), ("e", "Explore: off")):
        print(f"Key {keys.upper()}: {reader.press(keys, wanted)}")
    reader.close()


def inside(program, endings):
    bus = assistive_session.start_accessibility_bus()
    reader = None
    try:
        assistive_session.await_accessibility_bus()
        reader = Reader()
        hear_results(reader, program, endings)
        hear_dialogs(reader, program)
        hear_rules(reader, program)
        hear_game(reader, program)
        return 0
    except Failure as failure:
        for item in reader.heard if reader else []:
            print(item)
        print(f"FAILED: {failure}")
        return 1
    finally:
        if reader:
            reader.end()
        assistive_session.stop(bus)


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "--inside":
        lines = pathlib.Path(sys.argv[3]).read_text().splitlines()
        return inside(sys.argv[2], [line for line in lines if not line.startswith("#")])
    if len(sys.argv) != 3:
        print(__doc__)
        return 2
    return assistive_session.run_on_own_desktop(os.path.abspath(__file__), [os.path.abspath(path) for path in sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())

"""Tests on the accessibility bus: the names, roles, and ranges of all objects, and the announcements during a game or a proof."""

import os
import re
import unittest

from gi.repository import Atspi

from bus import Program, act, bounds, can, has, role_of

DEEP = os.environ.get("NIMSTONE_DEEP") == "1"


def some(rows, step):
    """The rows that this run tests: in a deep run all of them, in a short run every `step`th, from the first on."""
    return rows if DEEP else rows[::step]


PAGES = [
    ("home", ["--page", "home"]),
    ("learn", ["--page", "learn"]),
    ("learn lemma-2", ["--lesson", "lemma-2"]),
    ("settings", ["--page", "settings"]),
    *(("play " + position, [position]) for position in some((
        "nim:3,4,5", "kayles:5,4", "bash(4):30", "wythoff:3,5", "treblecross:8", "fibonacci-nim:13", "euclid:7,4", "cutcake:3x4",
        "staircase-nim:1,0,3", "nim:3,4 + kayles:4", "coins:1,4,9"), 3)),
    *(("prove " + position, [position, "--page", "prove"]) for position in some((
        "nim:42,27,19", "bash(4):30", "fibonacci-nim:13", "wythoff:8,13", "cutcake:4x7"), 3)),
    ("practise", ["--page", "practise"]),
    ("contest", ["hdu-1527"]),
    ("explore", ["wythoff:3,5", "--page", "explore"]),
]


def faults(one):
    """The faults of an object on the accessibility bus, as texts."""
    name, role = one.get_name() or "", role_of(one)
    if has(one, Atspi.StateType.FOCUSABLE) and not name.strip():
        yield "is focusable but has no name"
    # The texts of programs contain <iostream>, which is not markup.
    if re.search(r"</?(a|b|code|font|i|span|su[bp])\b|&(lt|gt|amp);|[⊕≠≤≥]", name):
        yield "has markup or symbols in its name"
    if role in ("alert", "unknown"):
        yield "has a role without meaning"
    if role in ("dialog", "page tab list", "list", "image", "panel") and not name.strip():
        yield "has no name"
    if role in ("spin button", "slider") and bounds(one)[0] >= bounds(one)[1]:
        yield "has the range %s to %s" % bounds(one)


def faults_of(objects):
    return ["%s [%s] %r" % (fault, role_of(one), one.get_name()) for one in objects for fault in faults(one)]


def all_faults(program):
    return faults_of(program.shown())


class Pages(unittest.TestCase):
    def test_every_object_has_a_name_and_a_valid_role(self):
        for name, arguments in PAGES:
            with self.subTest(name), Program(*arguments) as program:
                program.find("page tab", "Play")
                program.wait(lambda: program.said, "the page's name")
                shown = list(program.shown())
                self.assertGreater(sum(has(one, Atspi.StateType.FOCUSABLE) for one in shown), 15)
                self.assertEqual(faults_of(shown), [])

    def test_every_part_of_a_contest_problem_has_no_faults(self):
        with Program("hdu-1527") as program:
            for part, shown in (("Code", "Copy the code"), ("Try it", "Solve"), ("Break it", "Run the program"), ("Judge mine", "Choose a program")):
                with self.subTest(part):
                    act(program.find("radio button", part), "Press")
                    program.find("push button", shown)
                    self.assertEqual(all_faults(program), [])

    def test_every_view_of_the_explore_page_has_no_faults(self):
        with Program("nim:3,4,5", "--page", "explore") as program:
            for view, role, shown in (("Sequence", "radio button", "Table"), ("Tree", "check box", "Strategy"), ("Sum", "push button", "Add a game"),
                                      ("Conjecture", "push button", "Check")):
                with self.subTest(view):
                    act(program.find("radio button", view), "Press")
                    program.find(role, shown)
                    self.assertEqual(all_faults(program), [])

    def test_one_page_is_selected_and_named_in_the_window_title(self):
        with Program("--page", "home") as program:
            for page, title in (("Play", "Play – Nim"), ("Prove", "Prove – "), ("Practise", "Practise – "), ("Settings", "Settings – "), ("Home", "Home – ")):
                program.said = []
                act(program.find("page tab", page), "Press")
                program.wait(lambda: page in program.said, "the page's name")
                self.assertEqual([tab.get_name() for tab in program.shown()
                                  if role_of(tab) == "page tab" and has(tab, Atspi.StateType.SELECTED)], [page])
                program.find("frame", title)


class Presses(unittest.TestCase):
    """Pressing an enabled button changes something; pressing an unavailable one changes nothing."""

    def test_each_enabled_button_changes_something(self):
        for name, arguments, least in (("play", ["kayles:5,4"], 15), ("prove", ["nim:42,27,19", "--page", "prove"], 6), ("practise", ["--page", "practise"], 4)):
            with self.subTest(name), Program(*arguments) as program:
                program.find("page tab", "Play")
                program.wait(lambda: program.said, "the page's name")
                # Some versions of Qt after 6.8 report a row of a list as a list item.
                tried = {one.get_name(): one for one in program.shown() if role_of(one) in ("push button", "list item") and can(one, "Press")}
                pressed = []
                for title, button in tried.items():
                    if re.search(r"中文|Lecture|New game|Past games|Export|Examples|game:|Exercise sets|Lemma|seed", title):
                        continue  # These lead to other pages or dialogs and have tests of their own.
                    if not has(button, Atspi.StateType.SHOWING):
                        continue
                    pressed.append(title)
                    with self.subTest(title):
                        if button.get_description() == "unavailable":
                            before = [one.get_name() for one in program.shown()]
                            act(button, "Press")
                            self.assertEqual([one.get_name() for one in program.shown()], before)
                        else:
                            program.events = 0
                            act(button, "Press")
                            program.wait(lambda: program.events, "a change after pressing %s" % title)
                self.assertGreaterEqual(len(pressed), least, "too few buttons were found to press: %s of %s" % (pressed, list(tried)))


class Stories(unittest.TestCase):
    def test_a_game_of_nim_is_announced(self):
        with Program("nim:1,2") as program:
            program.wait(lambda: "Play" in program.said, "the page's name")
            program.said = []
            for end in ("Your move.", "decided it."):
                act(program.find("spin button", "Heap 2"), "Press")
                act(program.find("push button", "Take"), "Press")
                program.wait(lambda: any(words.endswith(end) for words in program.said), end)
            self.assertEqual([words for words in program.said if "can win" not in words and "against best play" not in words], [
                "Take 1 from heap 2, leaving 1 there.", "You took 1 from heap 2.", "The computer took 1 from heap 1. Your move.",
                "Take 1 from heap 2, leaving 0 there.", "You took 1 from heap 2. You won.",
                "You took the last stone: you win. Nobody made a mistake: the starting position decided it."])

    def test_a_board_without_heaps_can_be_played(self):
        for position in some(("treblecross:3", "kayles:2", "cutcake:2x1", "staircase-nim:1", "coins:1"), 2):
            with self.subTest(position), Program(position) as program:
                moves = program.find("list", "Moves to pick")
                act(moves.get_child_at_index(0), "Press")
                picked = program.wait(lambda: [words for words in program.said if words not in ("Play", "A new game. You start.")], "the announcement of the picked move")
                program.said = []
                act(program.wait(lambda: next((one for one in program.shown() if one.get_description() == "Enter"), None), "the button that confirms the move"), "Press")
                program.wait(lambda: any("You" in words for words in program.said), "the move after %s" % picked)

    def test_a_proof_is_announced_step_by_step(self):
        with Program("nim:42,27,19", "--page", "prove") as program:
            program.wait(lambda: "Prove" in program.said, "the page's name")
            program.said = []
            for step in range(1, 7):
                act(program.find("push button", "Next step"), "Press")
                program.wait(lambda: any(words.startswith("Step %d of 6: " % step) for words in program.said), "step %d" % step)
            self.assertEqual(len(program.said), 6)
            self.assertIn("y 1 equals s xor x 1 equals 34 xor 42 equals 8, less than 42", program.said[3])

    def test_a_refuted_program_is_announced(self):
        with Program("hdu-1527") as program:
            act(program.find("radio button", "Break it"), "Press")
            act(program.find("radio button", "Program 2"), "Press")
            act(program.find("push button", "Show the smallest input"), "Press")
            program.said = []
            act(program.find("push button", "Run the program"), "Press")
            program.wait(lambda: "Broken, on the input that was shown." in program.said, "the announcement that the program is refuted")

    def test_each_line_of_contest_input_has_an_accessible_name(self):
        with Program("hdu-1527") as program:
            act(program.find("radio button", "Try it"), "Press")
            act(program.find("push button", "Use the sample"), "Press")
            program.find(("push button", "list item"), "Line 2: Wythoff's game (8, 4)")

    def test_the_parts_of_a_file_dialog_have_names(self):
        with Program("nim:3,4,5") as program:
            program.wait(lambda: "Play" in program.said, "the page's name")
            act(program.find("push button", "Past games"), "Press")
            act(program.find("push button", "Save this game"), "Press")
            field = program.find("text", "File name")
            program.wait(lambda: has(field, Atspi.StateType.FOCUSED), "the focus in the field for the name")
            self.assertEqual(Atspi.Text.get_text(field.get_text_iface(), 0, -1), "nim.nimgame")
            for role, name in (("list", "Files and folders"), ("push button", "Up one folder"), ("combo box", "Filter"),
                               ("push button", "Save"), ("push button", "Cancel")):
                program.find(role, name)
            self.assertEqual(all_faults(program), [])

    def test_a_dialog_announces_its_name(self):
        with Program("nim:3,4,5") as program:
            program.wait(lambda: "Play" in program.said, "the page's name")
            act(program.find("push button", "New game"), "Press")
            program.wait(lambda: "New game" in program.said, "the sheet's name")
            program.find("dialog", "New game")


if __name__ == "__main__":
    unittest.main(verbosity=2)

"""Tests what is announced while a lesson is done by keys, and that a killed program continues the lesson at the same card.

NIMSTONE_PRINT=1 prints the announcements.
"""

import os
import pathlib
import re
import sqlite3
import unittest

from bus import Atspi, Program, has
from lesson import Walk, cards_of

LESSON, NEXT = "any-rule", "binary-columns"


def stored(program):
    """The notes about lessons and the number of answers in the database. Answers with the skill `note` do not count."""
    files = list(pathlib.Path(program.profile.name).rglob("*.sqlite"))
    if not files:
        return {}, 0
    with sqlite3.connect("file:%s?mode=ro" % files[0], uri=True) as database:
        try:
            notes = dict(database.execute("SELECT name, value FROM notes WHERE name LIKE 'lesson/%'"))
            return notes, database.execute("SELECT count(*) FROM answers WHERE skill != 'note'").fetchone()[0]
        except sqlite3.OperationalError:
            return {}, 0  # the tables are not made yet


class Lessons(unittest.TestCase):
    def test_every_card_of_a_lesson_is_announced(self):
        for language in ("en", "zh_CN"):
            # This --lang overrides the --lang en that Program sets.
            with self.subTest(language), Program("--lang", language, "--lesson", LESSON) as program:
                walk = Walk(program, LESSON, language)
                for card, told in enumerate(walk.cards):
                    walk.open(card)
                    walk.answer(card)
                    verdicts, blocks = walk.verdicts, {block.kind for block in told.blocks}
                    walk.leave("Page_Down" if "exercises" in blocks else "Return")
                    said = walk.heard[-1]
                    if os.environ.get("NIMSTONE_PRINT") == "1":
                        print(*("%s %d: %s" % (language, card + 1, words) for words in said), sep="\n")
                    with self.subTest(told.heading):
                        # The card itself and each verdict have been announced.
                        self.assertGreater(len(said), verdicts)
                        self.assertEqual([words for words in said if re.search(r"[<>&]|\bbr\b|[.。][.。]", words)], [])
                        if "exercises" in blocks:
                            self.assertTrue(any(re.search(r"4 of 4|4 题，共 4", words) for words in said), said)
                        if any(block.is_case() for block in told.blocks):
                            self.assertTrue(any(re.match("You found its mistake|你识破了它的错误", words) for words in said), said)
                        if any(len(block.options()) > 1 for block in told.blocks if block.kind == "choice"):
                            self.assertTrue(any(re.match(r"2 of|第 2 个", words) for words in said), said)
                following = cards_of(NEXT, language)[0].heading
                program.wait(lambda: any(following in words for words in program.said), "the next lesson")
                self.assertGreater(walk.mistakes, 0)

    def test_a_lesson_goes_on_after_the_program_was_killed(self):
        with Program("--page", "learn", "--lesson", LESSON) as program:
            walk = Walk(program, LESSON, "en")
            walk.open(0)
            walk.answer(0)
            walk.leave()
            walk.open(1)
            wrong = [words for words in program.hear("a") if words.startswith("What your idea would do")]
            self.assertEqual(len(wrong), 1)
            notes = {"lesson/%s/card" % LESSON: "1", "lesson/%s/guess" % LESSON: "0"}
            program.wait(lambda: stored(program)[0] == notes, "the notes in the database")

            program.kill()
            program.start("--page", "learn", "--lesson", LESSON)
            program.find("frame", "Learn – Lesson 3")
            walk.open(1)
            self.assertTrue(has(program.find("radio button", "A: "), Atspi.StateType.CHECKED))
            self.assertIn(wrong[0], program.said)
            self.assertEqual(stored(program)[0], notes)

            kinds = [[block.kind for block in card.blocks] for card in walk.cards]
            exercises = next(card for card, blocks in enumerate(kinds) if "exercises" in blocks)
            for card in range(2, exercises + 1):
                walk.leave("Page_Down")
                walk.open(card)
            walk.answer(exercises)
            notes["lesson/%s/card" % LESSON] = str(exercises)
            program.wait(lambda: stored(program) == (notes, walk.verdicts), "the answers in the database")

            program.kill()
            program.start("--page", "learn", "--lesson", LESSON)
            walk.open(exercises)
            self.assertEqual(stored(program), (notes, walk.verdicts))
            # The card that shows whether the prediction was right also shows the prediction.
            for card in reversed(range(4, exercises)):
                walk.leave("Page_Up")
                walk.open(card)
            program.wait(lambda: any("Your answer: P" in words for words in program.said), "the recalled prediction")


if __name__ == "__main__":
    unittest.main(verbosity=2)

"""Walks through a lesson of the running program by keys, and knows the right answers from the text of the lesson."""

import pathlib
import re

LESSONS = pathlib.Path(__file__).resolve().parents[2] / "translations" / "lessons"
RIGHT = ("Right:", "对：", "正确：")


class Block:
    def __init__(self, head):
        self.kind, _, self.head = head.partition(" ")
        self.lines = []

    def argument(self, name):
        found = re.search(r"\b%s=(\d+)" % name, self.head + " " + " ".join(self.lines))
        return int(found.group(1)) if found else 0

    def is_case(self):
        """True for games against an opponent with a mistaken idea."""
        return any("opponent=" in line for line in self.lines)

    def options(self):
        """The number of options of each round of a question."""
        rounds = [0]
        for line in self.lines:
            if not line.startswith("- ["):
                rounds.append(0)
            else:
                rounds[-1] += 1
        return [count for count in rounds if count]


class Card:
    def __init__(self, heading):
        self.heading = heading
        self.blocks = []


def cards_of(lesson, language):
    """The cards of a lesson, with their blocks."""
    cards, block = [], None
    for line in (LESSONS / ("%s.%s.md" % (lesson, language))).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            cards.append(Card(line.split(" ", 2)[2]))
        elif line == ":::":
            block = None
        elif line.startswith("::: ") and cards:
            block = Block(line[4:])
            cards[-1].blocks.append(block)
        elif line.startswith("- ") and block:
            block.lines.append(line)
    return cards


def is_lost(amounts, heap):
    return not any(heap >= amount and is_lost(amounts, heap - amount) for amount in amounts)


class Walk:
    """A walk through the cards of a lesson. `heard` has the announcements of each card, in their order."""

    def __init__(self, program, lesson, language):
        self.program = program
        self.cards = cards_of(lesson, language)
        self.heard = []
        self.verdicts = 0  # the number of announced verdicts of the current card
        self.mistakes = 0

    def open(self, card):
        """Waits until the card is announced."""
        heading = self.cards[card].heading
        self.program.wait(lambda: any(heading in words for words in self.program.said), "the heading %r" % heading)
        self.program.rest()

    def answer(self, card):
        """Answers all questions of a card."""
        self.verdicts = 0
        for block in self.cards[card].blocks:
            getattr(self, block.kind, lambda _: None)(block)

    def leave(self, key="Return"):
        """Leaves the card by a key, to the next or the previous card, and adds the announcements of this card to `heard`."""
        self.heard.append(self.program.said)
        self.program.said = []
        self.program.press(key)

    def _count(self, right):
        self.verdicts += 1
        self.mistakes += 0 if right else 1
        return right

    def strip(self, block):
        if block.argument("given") > block.argument("to"):
            return
        amounts = [int(amount) for amount in re.search(r"\(([\d,]+)\)", block.head).group(1).split(",")]
        for square in range(block.argument("to") + 1):
            if self.mistakes == 0:
                self.program.hear("n")
                self._count(False)
            self.program.hear("p" if is_lost(amounts, square) else "n")

    def choice(self, block):
        rounds = block.options()
        for number, options in enumerate(rounds):
            for letter in "abcdefgh"[:options]:
                if self._count(any(words.startswith(RIGHT) for words in self.program.hear(letter))):
                    break
            if number + 1 < len(rounds):
                self.program.hear("Return")

    def argument(self, block):
        for _ in range(len(block.lines) + block.argument("missing")):
            for letter in "abcdefgh":
                if self._count(any(re.match(r"Step \d|第 \d+ 步", words) for words in self.program.hear(letter))):
                    break

    def exercises(self, block):
        count = block.argument("count")
        for number in range(count):
            for choice in "12":
                self.program.press(choice)
                if self._count(any(words.startswith(RIGHT) for words in self.program.hear("Return"))):
                    break
            if number + 1 < count:
                self.program.hear("Return")

    def play(self, block):
        """In a case, wins the game against the mistaken opponent, and names its mistake."""
        if not block.is_case():
            return
        amounts = [int(amount) for amount in re.search(r"\(([\d,]+)\)", block.lines[0]).group(1).split(",")]
        since = 0
        while True:
            # The computer moves by itself after a pause; the space bar ends the pause.
            self.program.press("space")
            said = self.program.said
            self.program.wait(lambda: any(re.search("Your move|轮到你走", words) for words in said[since:]), "the computer's move")
            since = len(said)
            heap = self._heap()
            amount = next(amount for amount in amounts if amount <= heap and is_lost(amounts, heap - amount))
            self.program.hear("Right")
            self.program.press(str(amount))
            self.program.hear("Return")
            if heap == amount:
                break
        for letter in "abcdefgh":
            if self._count(any(re.match("You found its mistake|你识破了它的错误", words) for words in self.program.hear(letter))):
                break

    def _heap(self):
        """The size of the only heap, as the name of the board says it."""
        board = next(one.get_name() for one in self.program.shown() if re.match("Board|棋盘", one.get_name() or ""))
        return int(re.findall(r"\d+", board)[-1])

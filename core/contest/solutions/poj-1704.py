# POJ 1704: staircase Nim with the gaps between chessmen.
import sys
from itertools import islice


def winner(cells):
    cells = sorted(cells)  # (1)
    if len(cells) % 2 == 1:
        cells.insert(0, 0)  # (2)

    # Staircase Nim: only the gap within each pair of chessmen counts.
    nim_sum = 0
    for front, back in zip(cells[::2], cells[1::2]):
        nim_sum ^= back - front - 1  # (3)
    if nim_sum == 0:  # (4)
        return "Bob will win"  # (4)
    return "Georgia will win"  # (5)


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        chessman_count = next(numbers)
        print(winner(islice(numbers, chessman_count)))


main()

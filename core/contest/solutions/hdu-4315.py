# HDU 4315: staircase Nim with the gaps between climbers.
import sys
from itertools import islice


def winner(cells, king):
    if king == 1:
        return "Alice"  # (1)
    # The first cell that the person in front may not enter.
    edge = 0 if king == 2 else -1  # (2)
    if len(cells) % 2 == 1:
        cells.insert(0, edge)  # (3)

    # Staircase Nim: only the gap within each pair of climbers counts.
    nim_sum = 0
    for front, back in zip(cells[::2], cells[1::2]):
        nim_sum ^= back - front - 1  # (4)
    if nim_sum == 0:  # (5)
        return "Bob"  # (5)
    return "Alice"  # (6)


def main():
    numbers = map(int, sys.stdin.read().split())
    for climber_count in numbers:
        king = next(numbers)
        print(winner(list(islice(numbers, climber_count)), king))


main()

# HDU 1850: Nim with heaps of cards, counting the winning first moves.
import sys
from itertools import islice


def count_winning_moves(heaps):
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= heap  # (1)

    # Bouton's theorem: a move wins exactly when it leaves nim-sum 0.
    count = 0
    for heap in heaps:
        left = nim_sum ^ heap  # (2)
        if left < heap:  # (3)
            count += 1  # (4)
    return count


def main():
    numbers = map(int, sys.stdin.read().split())
    while (heap_count := next(numbers, 0)) > 0:
        print(count_winning_moves(list(islice(numbers, heap_count))))


main()

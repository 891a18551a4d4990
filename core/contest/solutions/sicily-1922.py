# Sicily 1922: Nim, counting the winning first moves.
import sys
from itertools import islice


def count_winning_moves(heaps):
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= heap
    # Bouton's theorem: a move wins exactly when it leaves nim-sum 0.
    if nim_sum == 0:
        return 0  # (1)

    highest_column = 1 << (nim_sum.bit_length() - 1)  # (2)

    count = 0
    for heap in heaps:
        if heap & highest_column:  # (3)
            count += 1  # (4)
    return count


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        heap_count = next(numbers)
        print(count_winning_moves(list(islice(numbers, heap_count))))


main()

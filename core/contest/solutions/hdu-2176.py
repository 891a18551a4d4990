# HDU 2176: Nim, listing the winning first moves.
import sys
from itertools import islice


def list_winning_moves(heaps):
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= heap
    # Bouton's theorem: a move wins exactly when it leaves nim-sum 0.
    if nim_sum == 0:  # (1)
        return ["No"]  # (1)

    lines = ["Yes"]  # (2)
    for heap in heaps:
        left = nim_sum ^ heap  # (3)
        if left < heap:  # (4)
            lines.append(f"{heap} {left}")
    return lines


def main():
    numbers = map(int, sys.stdin.read().split())
    while (heap_count := next(numbers, 0)) > 0:
        heaps = list(islice(numbers, heap_count))
        print("\n".join(list_winning_moves(heaps)))


main()

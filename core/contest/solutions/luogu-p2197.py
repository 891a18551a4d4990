# Luogu P2197: Nim.
import sys
from itertools import islice


def answer(heaps):
    nim_sum = 0  # (1)
    for heap in heaps:
        nim_sum ^= heap  # (2)
    # Bouton's theorem: the first player loses exactly when the nim-sum is 0.
    if nim_sum == 0:  # (3)
        return "No"  # (3)
    return "Yes"  # (4)


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        heap_count = next(numbers)
        print(answer(islice(numbers, heap_count)))


main()

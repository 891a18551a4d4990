# CSES 1098: the Bash game with several heaps.
import sys
from itertools import islice


def answer(heaps):
    nim_sum = 0
    for heap in heaps:
        grundy = heap % 4  # (1)
        # Sprague-Grundy theorem: the heap counts as a Nim heap of its Grundy value.
        nim_sum ^= grundy  # (2)
    if nim_sum == 0:  # (3)
        return "second"  # (3)
    return "first"  # (4)


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        heap_count = next(numbers)
        print(answer(islice(numbers, heap_count)))


main()

# HDU 1907: misère Nim.
import sys
from itertools import islice


def winner(heaps):
    nim_sum = 0
    largest = 0
    for heap in heaps:
        nim_sum ^= heap
        largest = max(largest, heap)
    # Bouton's theorem for misère Nim: the rule of Nim, reversed if no heap exceeds 1.
    if largest <= 1:  # (1)
        return "John" if nim_sum == 0 else "Brother"  # (2)
    if nim_sum == 0:  # (3)
        return "Brother"  # (3)
    return "John"  # (4)


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        heap_count = next(numbers)
        print(winner(islice(numbers, heap_count)))


main()

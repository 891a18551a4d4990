# HDU 3032: Lasker's Nim.
import sys


def grundy(heap):
    """The Grundy value of a heap that is not empty."""
    if heap % 4 == 3:
        return heap + 1  # (1)
    if heap % 4 == 0:
        return heap - 1  # (2)
    return heap  # (3)


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    for _ in range(next(numbers)):
        nim_sum = 0
        for _ in range(next(numbers)):
            nim_sum ^= grundy(next(numbers))  # (4)
        # Sprague-Grundy theorem: the player to move loses exactly when the nim-sum is 0.
        print("Alice" if nim_sum != 0 else "Bob")  # (5)


main()

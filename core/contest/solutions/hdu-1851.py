# HDU 1851: a sum of Bash games, each heap with a limit of its own.
import sys


def grundy(stones, limit):
    block = limit + 1  # (1)
    return stones % block  # (2)


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    for _ in range(next(numbers)):
        nim_sum = 0
        for _ in range(next(numbers)):
            stones = next(numbers)
            limit = next(numbers)
            nim_sum ^= grundy(stones, limit)  # (3)
        # Sprague-Grundy theorem: the player to move loses exactly when the nim-sum is 0.
        print("Yes" if nim_sum == 0 else "No")  # (4)


main()

# LeetCode 1510: a subtraction game in which the squares may be taken.
import sys
from math import isqrt

LARGEST_HEAP = 100_000


def find_won_heaps():
    """For each heap, true if the player to move wins."""
    is_won = [False] * (LARGEST_HEAP + 1)
    for heap in range(LARGEST_HEAP + 1):  # (1)
        # A P-position is one from which no P-position can be reached.
        if is_won[heap]:
            continue  # (2)
        for root in range(1, isqrt(LARGEST_HEAP - heap) + 1):
            is_won[heap + root * root] = True  # (3)
    return is_won


def main():
    is_won = find_won_heaps()
    for stones in map(int, sys.stdin.read().split()):
        print("true" if is_won[stones] else "false")  # (4)


main()

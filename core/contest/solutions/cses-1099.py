# CSES 1099: staircase Nim.
import sys
from itertools import islice


def answer(stairs):
    nim_sum = 0
    # Staircase Nim with stair 1 as the ground: only the even stairs count.
    for stair, balls in enumerate(stairs, start=1):
        if stair % 2 == 0:  # (1)
            nim_sum ^= balls  # (2)
    if nim_sum == 0:  # (3)
        return "second"  # (3)
    return "first"  # (4)


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        stair_count = next(numbers)
        print(answer(islice(numbers, stair_count)))


main()

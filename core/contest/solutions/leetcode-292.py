# LeetCode 292: the Bash game with 1 to 3 stones a turn.
import sys


def can_win_nim(heap):
    most_taken = 3
    # The heap is a number of blocks of most_taken + 1 stones and a remainder.
    block = most_taken + 1  # (1)
    remainder = heap % block  # (2)
    return remainder != 0  # (3)


def main():
    for heap in map(int, sys.stdin.read().split()):
        print("true" if can_win_nim(heap) else "false")


main()

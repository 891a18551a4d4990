# HDU 4764: the Bash game, counting up to a number to avoid.
import sys


def winner(forbidden, most_added):
    target = forbidden - 1  # (1)
    # The missing amount is a number of blocks of most_added + 1 and a remainder.
    remainder = target % (most_added + 1)  # (2)
    if remainder == 0:  # (3)
        return "Jiang"  # (3)
    return "Tang"  # (4)


def main():
    numbers = map(int, sys.stdin.read().split())
    for forbidden in numbers:
        most_added = next(numbers)
        if forbidden == 0 and most_added == 0:
            break
        print(winner(forbidden, most_added))


main()

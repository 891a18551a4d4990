# HDU 2188: the Bash game, counting up.
import sys


def winner(target, most_added):
    # The missing amount is a number of blocks of most_added + 1 and a remainder.
    remainder = target % (most_added + 1)  # (1)
    if remainder == 0:  # (2)
        return "Rabbit"  # (2)
    return "Grass"  # (3)


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        target, most_added = next(numbers), next(numbers)
        print(winner(target, most_added))


main()

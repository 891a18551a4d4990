# HDU 2149: the Bash game, listing the winning first bids.
import sys


def winning_raises(price, most_raised):
    if most_raised >= price:
        return range(price, most_raised + 1)  # (1)

    # The missing amount is a number of blocks of most_raised + 1 and a remainder.
    remainder = price % (most_raised + 1)  # (2)
    if remainder == 0:  # (3)
        return ["none"]  # (3)
    return [remainder]  # (4)


def main():
    numbers = map(int, sys.stdin.read().split())
    for price in numbers:
        print(*winning_raises(price, next(numbers)))


main()

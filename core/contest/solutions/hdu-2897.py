# HDU 2897: the Bash game with a least number to take; the player who takes the last coin loses.
import sys


def first_player_wins(coins, least, most):
    # The heap is a number of blocks of least + most coins and a remainder.
    remainder = coins % (least + most)  # (1)
    if 1 <= remainder <= least:  # (2)
        return False  # (2)
    return True  # (3)


def main():
    numbers = map(int, sys.stdin.read().split())
    for coins in numbers:
        least, most = next(numbers), next(numbers)
        print("WIN" if first_player_wins(coins, least, most) else "LOST")


main()

# HDU 1847: a subtraction game in which the powers of 2 may be taken.
import sys


def player_to_move_wins(cards):
    remainder = cards % 3  # (1)
    # The P-positions are the multiples of 3.
    if remainder == 0:
        return False  # (2)
    return True  # (3)


def main():
    for cards in map(int, sys.stdin.read().split()):
        print("Kiki" if player_to_move_wins(cards) else "Cici")


main()

# Luogu P1290: Euclid's game, by recursion along Euclid's algorithm.
import sys


def player_to_move_wins(a, b):
    """True if the player to move wins; requires a >= b."""
    if a % b == 0:
        return True  # (1)
    # A player who has a choice wins: exactly one of the last two pairs that a move can leave is lost.
    if a // b >= 2:
        return True  # (2)
    return not player_to_move_wins(b, a - b)  # (3)


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        a, b = next(numbers), next(numbers)
        won = player_to_move_wins(max(a, b), min(a, b))
        print("Stan wins" if won else "Ollie wins")


main()

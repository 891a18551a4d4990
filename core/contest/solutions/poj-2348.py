# POJ 2348: Euclid's game, followed along Euclid's algorithm.
import sys


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    for a, b in zip(numbers, numbers):
        if a == 0:
            break
        a, b = max(a, b), min(a, b)
        stan_to_move = True
        # The first player who has a choice, or can end the game, wins.
        while (
            a % b != 0  # (1)
            and a < 2 * b  # (2)
        ):
            a, b = b, a - b  # (3)
            stan_to_move = not stan_to_move  # (3)
        print("Stan wins" if stan_to_move else "Ollie wins")  # (4)


main()

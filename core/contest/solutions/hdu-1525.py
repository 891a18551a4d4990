# HDU 1525: Euclid's game, decided by the golden ratio.
import sys


def player_to_move_wins(a, b):
    a, b = max(a, b), min(a, b)
    if a == b:
        return True  # (1)
    if a >= 2 * b:
        return True  # (2)
    left = a - b  # (3)
    # In integers: a is more than b times the golden ratio.
    return a * left > b * b  # (4)


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    for a, b in zip(numbers, numbers):
        if a == 0:
            break
        print("Stan wins" if player_to_move_wins(a, b) else "Ollie wins")


main()

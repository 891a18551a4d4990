# HDU 1849: Nim with coins on a strip.
import sys
from itertools import islice


def answer(cells):
    nim_sum = 0  # (1)
    for cell in cells:
        nim_sum ^= cell  # (2)
    # Bouton's theorem: the first player loses exactly when the nim-sum is 0.
    if nim_sum == 0:  # (3)
        return "Grass Win!"  # (3)
    return "Rabbit Win!"  # (4)


def main():
    numbers = map(int, sys.stdin.read().split())
    while (coin_count := next(numbers, 0)) > 0:
        print(answer(islice(numbers, coin_count)))


main()

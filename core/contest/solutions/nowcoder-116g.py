# Nowcoder 116G: Wythoff's game, played with a queen on a board.
import sys


def is_cold(a, b):
    """True if the distances a and b to the edges are a cold pair."""
    a, b = min(a, b), max(a, b)  # (1)
    d = b - a  # (2)
    # Wythoff's theorem, in integers: a is d times the golden ratio, rounded down.
    return (
        a * (a - d) <= d * d  # (3)
        and d * d < (a + 1) * (a + 1 - d)  # (4)
    )


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    for west, south in zip(numbers, numbers):
        print("Lao Wang" if is_cold(west, south) else "Xiao Ren")  # (5)


main()

# HDU 1527: Wythoff's game.
import sys


def is_cold(a, b):
    """True if a and b are a cold pair."""
    a, b = min(a, b), max(a, b)  # (1)
    d = b - a  # (2)
    # Wythoff's theorem, in integers: a is d times the golden ratio, rounded down.
    return (
        a * (a - d) <= d * d  # (3)
        and d * d < (a + 1) * (a + 1 - d)  # (4)
    )


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    for a, b in zip(numbers, numbers):
        print(0 if is_cold(a, b) else 1)  # (5)


main()

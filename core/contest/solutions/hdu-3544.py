# HDU 3544: Cutcake.
import sys


def value(x, y):
    """The number of cuts by which Alice is ahead of Bob."""
    while x > 1 and y > 1:
        x //= 2  # (1)
        y //= 2  # (1)
    # Cutcake (Winning Ways, chapter 2): the value is an integer, and one side is 1 now.
    if y == 1:
        return x - 1  # (2)
    return -(y - 1)  # (3)


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    for number in range(1, next(numbers) + 1):
        total = 0
        for _ in range(next(numbers)):
            total += value(next(numbers), next(numbers))  # (4)
        print(f"Case {number}: {'Alice' if total > 0 else 'Bob'}")  # (5)


main()

# HDU 1846: the Bash game.
import sys


def answer(heap, most_taken):
    # The heap is a number of blocks of most_taken + 1 stones and a remainder.
    remainder = heap % (most_taken + 1)  # (1)
    if remainder == 0:  # (2)
        return "second"  # (2)
    return "first"  # (3)


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        heap, most_taken = next(numbers), next(numbers)
        print(answer(heap, most_taken))


main()

# HDU 2509: misère Nim with rows that split.
import sys
from itertools import islice


def answer(rows):
    nim_sum = 0
    longest = 0
    for row in rows:
        nim_sum ^= row  # (1)
        longest = max(longest, row)
    # The Grundy value of a row is its length, and Bouton's theorem for misère Nim holds.
    if longest <= 1:  # (2)
        return "Yes" if nim_sum == 0 else "No"  # (2)
    if nim_sum == 0:  # (3)
        return "No"  # (3)
    return "Yes"  # (4)


def main():
    numbers = map(int, sys.stdin.read().split())
    for row_count in numbers:
        print(answer(islice(numbers, row_count)))


main()

# HDU 1536: S-Nim, a subtraction game on several heaps.
import sys

LARGEST_HEAP = 10_000


def grundy_values(amounts):
    """The Grundy values of the heaps 0, 1, ..., LARGEST_HEAP when these amounts may be taken."""
    grundy = []
    for heap in range(LARGEST_HEAP + 1):
        options = {grundy[heap - amount] for amount in amounts if amount <= heap}  # (1)
        mex = 0
        while mex in options:
            mex += 1  # (2)
        grundy.append(mex)
    return grundy


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    while amount_count := next(numbers):
        grundy = grundy_values([next(numbers) for _ in range(amount_count)])
        letters = []
        for _ in range(next(numbers)):
            nim_sum = 0
            for _ in range(next(numbers)):
                nim_sum ^= grundy[next(numbers)]  # (3)
            # Sprague-Grundy theorem: the player to move loses exactly when the nim-sum is 0.
            letters.append("W" if nim_sum != 0 else "L")  # (4)
        print("".join(letters))


main()

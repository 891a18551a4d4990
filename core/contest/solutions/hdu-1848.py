# HDU 1848: a subtraction game on three heaps, in which Fibonacci numbers may be taken.
import sys

LARGEST_HEAP = 1000


def grundy_values():
    """The Grundy values of the heaps 0, 1, ..., LARGEST_HEAP."""
    amounts = [1, 2]
    while amounts[-1] < LARGEST_HEAP:
        amounts.append(amounts[-1] + amounts[-2])

    grundy = []
    for heap in range(LARGEST_HEAP + 1):
        options = {grundy[heap - amount] for amount in amounts if amount <= heap}  # (1)
        mex = 0
        while mex in options:
            mex += 1  # (2)
        grundy.append(mex)
    return grundy


def main():
    grundy = grundy_values()
    numbers = map(int, sys.stdin.buffer.read().split())
    for m, n, p in zip(numbers, numbers, numbers):
        if m + n + p == 0:
            break
        nim_sum = grundy[m] ^ grundy[n] ^ grundy[p]  # (3)
        # Sprague-Grundy theorem: the player to move loses exactly when the nim-sum is 0.
        print("Fibo" if nim_sum != 0 else "Nacci")  # (4)


main()

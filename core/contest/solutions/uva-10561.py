# UVa 10561: Treblecross.
import sys


def grundy_values(largest_heap):
    """The Grundy values of the octal game 0.007: heap n + 2 is a run of n free cells."""
    grundy = []
    for heap in range(largest_heap + 1):
        options = {grundy[left] ^ grundy[heap - 3 - left] for left in range(heap - 2)}  # (1)
        mex = 0
        while mex in options:
            mex += 1
        grundy.append(mex)
    return grundy


def nim_sum_of_runs(strip, grundy):
    nim_sum = 0
    for gap in strip.split("X"):
        nim_sum ^= grundy[max(len(gap) - 2, 0)]  # (2)
    return nim_sum


def winning_cells(strip, grundy):
    padded = ".." + strip + ".."  # two cells at either end, where no X is put
    completing = []
    winning = []
    for cell, mark in enumerate(strip, start=1):
        after = padded[: cell + 1] + "X" + padded[cell + 2 :]
        if mark == "." and "XXX" in after:
            completing.append(cell)  # (3)
        # Sprague-Grundy theorem: the opponent loses exactly when the nim-sum is 0.
        elif (
            padded[cell - 1 : cell + 4] == "....."  # (4)
            and nim_sum_of_runs(after, grundy) == 0  # (5)
        ):
            winning.append(cell)
    return completing or winning  # (3)


def main():
    grundy = grundy_values(202)
    _, *strips = sys.stdin.read().split()
    for strip in strips:
        cells = winning_cells(strip, grundy)
        print("WINNING" if cells else "LOSING")
        print(*cells)


main()

# LeetCode 294: Dawson's Kayles, played on signs.
import sys

LONGEST_RUN = 60


def grundy_values():
    """The Grundy values of runs of 0, 1, ..., LONGEST_RUN signs +."""
    grundy = []
    for run in range(LONGEST_RUN + 1):
        options = {grundy[left] ^ grundy[run - 2 - left] for left in range(run - 1)}  # (1)
        # Sprague-Grundy theorem: the value is the mex of the values of the options.
        mex = 0
        while mex in options:
            mex += 1  # (2)
        grundy.append(mex)
    return grundy


def main():
    grundy = grundy_values()
    for row in sys.stdin.read().split():
        nim_sum = 0
        for run in row.split("-"):
            nim_sum ^= grundy[len(run)]  # (3)
        print("true" if nim_sum != 0 else "false")  # (4)


main()

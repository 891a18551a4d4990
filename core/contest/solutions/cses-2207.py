# CSES 2207: Grundy's game.
import sys

LARGEST_LOST = 1222


def grundy_values():
    """The Grundy values of the heaps 0, 1, ..., LARGEST_LOST."""
    grundy = []
    for heap in range(LARGEST_LOST + 1):
        smaller_parts = range(1, (heap + 1) // 2)  # (1)
        options = {grundy[part] ^ grundy[heap - part] for part in smaller_parts}  # (2)
        # Sprague-Grundy theorem: the value is the mex of the values of the options.
        mex = 0
        while mex in options:
            mex += 1  # (3)
        grundy.append(mex)
    return grundy


def main():
    grundy = grundy_values()
    _, *tests = map(int, sys.stdin.buffer.read().split())
    for coins in tests:
        first_wins = (
            coins > LARGEST_LOST  # (4)
            or grundy[coins] != 0  # (5)
        )
        print("first" if first_wins else "second")


main()

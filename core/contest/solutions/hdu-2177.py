# HDU 2177: Wythoff's game, with all winning first moves.
import sys

LARGEST_HEAP = 1_000_000


def find_cold_pairs():
    """The smaller number of each difference, and the partner of each number."""
    smaller = []
    partner = [None] * (2 * LARGEST_HEAP)
    for n in range(LARGEST_HEAP + 1):
        if partner[n] is None:
            d = len(smaller)
            smaller.append(n)  # (1)
            partner[n] = n + d  # (1)
            partner[n + d] = n  # (1)
    return smaller, partner


def cold_options(smaller, partner, a, b):
    """The cold pairs to which a move leads; a <= b."""
    options = []
    d = b - a
    if d < len(smaller) and smaller[d] < a:
        options.append((smaller[d], smaller[d] + d))  # (2)
    for kept, reduced in (b, a), (a, b):
        pair = min(kept, partner[kept]), max(kept, partner[kept])
        if partner[kept] < reduced and pair not in options:
            options.append(pair)  # (3)
    return options


def main():
    smaller, partner = find_cold_pairs()
    numbers = map(int, sys.stdin.buffer.read().split())
    for a, b in zip(numbers, numbers):
        if b == 0:
            break
        # Wythoff's theorem: the moves that win are those to a cold pair.
        options = cold_options(smaller, partner, a, b)
        if not options:
            print(0)  # (4)
        else:
            print(1)  # (5)
        for x, y in options:
            print(x, y)


main()

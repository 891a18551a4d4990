# problem: luogu-p2197, verdict: WA
# Adds the heaps up instead of taking their nim-sum.
import sys


def main():
    numbers = iter(map(int, sys.stdin.read().split()))
    for _ in range(next(numbers)):
        heaps = [next(numbers) for _ in range(next(numbers))]
        print("Yes" if sum(heaps) > 0 else "No")


main()

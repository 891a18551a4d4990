# problem: hdu-1846, verdict: RE
# Reads the first line as a pair, too, and fails to unpack it.
import sys


def main():
    for line in sys.stdin:
        n, m = map(int, line.split())
        print("first" if n % (m + 1) != 0 else "second")


main()

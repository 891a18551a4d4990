# POJ 2484: Kayles on a ring.
import sys


def main():
    for coins in map(int, sys.stdin.read().split()):
        if coins == 0:
            break
        if coins <= 2:
            print("Alice")  # (1)
        else:  # (2)
            # The mirror strategy: whenever Alice is to move, there are two equal rows.
            print("Bob")  # (3)


main()

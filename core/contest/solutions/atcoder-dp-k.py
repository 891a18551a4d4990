# AtCoder DP K: a subtraction game on one heap.
import sys


def main():
    _, largest_heap, *amounts = map(int, sys.stdin.read().split())

    is_won = [False] * (largest_heap + 1)  # (1)
    for heap in range(largest_heap + 1):  # (2)
        for amount in amounts:
            # An N-position is one from which a P-position can be reached.
            if amount <= heap and not is_won[heap - amount]:
                is_won[heap] = True  # (3)
                break
    print("First" if is_won[largest_heap] else "Second")  # (4)


main()

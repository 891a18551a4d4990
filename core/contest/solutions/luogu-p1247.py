# Luogu P1247: Nim, showing one winning first move.
import sys


def show_winning_move(heaps):
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= heap
    # Bouton's theorem: the first player loses exactly when the nim-sum is 0.
    if nim_sum == 0:  # (1)
        print("lose")  # (1)
        return

    chosen = 0
    while (nim_sum ^ heaps[chosen]) >= heaps[chosen]:  # (2)
        chosen += 1  # (2)
    left = nim_sum ^ heaps[chosen]  # (3)
    print(heaps[chosen] - left, chosen + 1)  # (4)
    heaps[chosen] = left
    print(*heaps)


def main():
    heap_count, *heaps = map(int, sys.stdin.read().split())
    show_winning_move(heaps[:heap_count])


main()

# HDU 2516: Fibonacci Nim.
import sys

LARGEST_HEAP = 2_147_483_647


def main():
    fibonacci = [1, 2]
    while fibonacci[-1] < LARGEST_HEAP:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])  # (1)
    fibonacci_numbers = set(fibonacci)

    for stones in map(int, sys.stdin.buffer.read().split()):
        if stones == 0:
            break
        # Zeckendorf's theorem: a heap that is no Fibonacci number is a sum of two or more of them.
        if stones not in fibonacci_numbers:  # (2)
            print("First win")  # (3)
        else:
            print("Second win")  # (4)


main()

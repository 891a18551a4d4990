# Luogu P6487: Fibonacci Nim, in which the first player may take all.
import sys


def smallest_term(number):
    """The smallest term of the Zeckendorf representation."""
    fibonacci = [1, 2]
    while fibonacci[-1] < number:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])

    term = 0
    for candidate in reversed(fibonacci):
        if candidate <= number:
            term = candidate
            number -= term  # (1)
        if number == 0:
            break
    return term  # (2)


def main():
    stones = int(sys.stdin.read())
    # Whinihan's theorem: a player who may take the smallest term wins by taking it.
    least_take = smallest_term(stones)  # (3)
    print(least_take)  # (4)


main()

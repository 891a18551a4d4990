// Luogu P6487: Fibonacci Nim, in which the first player may take all.
#include <iostream>
#include <vector>

// The smallest term of the Zeckendorf representation.
long long smallestTerm(long long number)
{
    std::vector<long long> fibonacci{1, 2};
    while (fibonacci.back() < number)
        fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);

    long long term = 0;
    for (auto next = fibonacci.rbegin(); number > 0; ++next) {
        if (*next <= number) {
            term = *next;
            number -= term;  // (1)
        }
    }
    return term;  // (2)
}

int main()
{
    long long stones = 0;
    std::cin >> stones;
    // Whinihan's theorem: a player who may take the smallest term wins by taking it.
    const long long leastTake = smallestTerm(stones);  // (3)
    std::cout << leastTake << '\n';  // (4)
}

// HDU 1525: Euclid's game, decided by the golden ratio.
#include <iostream>
#include <utility>

bool playerToMoveWins(long long a, long long b)
{
    if (a < b)
        std::swap(a, b);
    if (a == b)
        return true;  // (1)
    if (a >= 2 * b)
        return true;  // (2)
    const long long left = a - b;  // (3)
    // In integers: a is more than b times the golden ratio.
    return a * left > b * b;  // (4)
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    long long a = 0;
    long long b = 0;
    while (std::cin >> a >> b && a != 0)
        std::cout << (playerToMoveWins(a, b) ? "Stan wins" : "Ollie wins") << '\n';
}

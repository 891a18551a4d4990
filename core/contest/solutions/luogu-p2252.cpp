// Luogu P2252: Wythoff's game.
#include <iostream>
#include <utility>

// True if a and b are a cold pair.
bool isCold(long long a, long long b)
{
    if (a > b)
        std::swap(a, b);  // (1)
    const long long d = b - a;  // (2)
    // Wythoff's theorem, in integers: a is d times the golden ratio, rounded down.
    return a * (a - d) <= d * d  // (3)
        && d * d < (a + 1) * (a + 1 - d);  // (4)
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    long long a = 0;
    long long b = 0;
    std::cin >> a >> b;
    std::cout << (isCold(a, b) ? 0 : 1) << '\n';  // (5)
}

// Nowcoder 116G: Wythoff's game, played with a queen on a board.
#include <iostream>
#include <utility>

// True if the distances a and b to the edges are a cold pair.
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

    long long west = 0;
    long long south = 0;
    while (std::cin >> west >> south)
        std::cout << (isCold(west, south) ? "Lao Wang" : "Xiao Ren") << '\n';  // (5)
}

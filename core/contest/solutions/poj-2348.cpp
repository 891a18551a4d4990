// POJ 2348: Euclid's game, followed along Euclid's algorithm.
#include <iostream>
#include <utility>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    long long a = 0;
    long long b = 0;
    while (std::cin >> a >> b && a != 0) {
        if (a < b)
            std::swap(a, b);
        bool stanToMove = true;
        // The first player who has a choice, or can end the game, wins.
        while (a % b != 0  // (1)
               && a < 2 * b) {  // (2)
            a -= b;  // (3)
            std::swap(a, b);  // (3)
            stanToMove = !stanToMove;  // (3)
        }
        std::cout << (stanToMove ? "Stan wins" : "Ollie wins") << '\n';  // (4)
    }
}

// Luogu P1290: Euclid's game, by recursion along Euclid's algorithm.
#include <iostream>
#include <utility>

// True if the player to move wins; requires a >= b.
bool playerToMoveWins(long long a, long long b)
{
    if (a % b == 0)
        return true;  // (1)
    // A player who has a choice wins: exactly one of the last two pairs that a move can leave is lost.
    if (a / b >= 2)
        return true;  // (2)
    return !playerToMoveWins(b, a - b);  // (3)
}

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        long long a = 0;
        long long b = 0;
        std::cin >> a >> b;
        if (a < b)
            std::swap(a, b);
        std::cout << (playerToMoveWins(a, b) ? "Stan wins" : "Ollie wins") << '\n';
    }
}

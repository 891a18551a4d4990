// Luogu P1290, wrong: forgets that the player to move wins immediately if the numbers are equal.
#include <algorithm>
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        long long a = 0;
        long long b = 0;
        std::cin >> a >> b;
        bool stanMoves = true;
        while (true) {
            if (a < b)
                std::swap(a, b);
            if (b == 0 || a / b >= 2)  // wrong
                break;
            a -= b;
            stanMoves = !stanMoves;
        }
        std::cout << (stanMoves ? "Stan wins" : "Ollie wins") << '\n';
    }
}

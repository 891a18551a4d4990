// HDU 1525, wrong: lets both players always subtract as much as they can.
#include <algorithm>
#include <iostream>

int main()
{
    long long a = 0;
    long long b = 0;
    while (std::cin >> a >> b && a > 0) {
        bool stanMoves = true;
        while (true) {
            if (a < b)
                std::swap(a, b);
            a %= b;  // wrong
            if (a == 0)
                break;
            stanMoves = !stanMoves;
        }
        std::cout << (stanMoves ? "Stan wins" : "Ollie wins") << '\n';
    }
}

// POJ 2348, wrong: computes 2 * a in 32 bits, where it overflows.
#include <algorithm>
#include <cstdint>
#include <iostream>

int main()
{
    std::int32_t a = 0;
    std::int32_t b = 0;
    while (std::cin >> a >> b && a > 0) {
        bool stanMoves = true;
        while (true) {
            if (a > b)
                std::swap(a, b);
            const auto twice = static_cast<std::int32_t>(2 * static_cast<std::uint32_t>(a));  // wrong
            if (b % a == 0 || b > twice)
                break;
            b -= a;
            stanMoves = !stanMoves;
        }
        std::cout << (stanMoves ? "Stan wins" : "Ollie wins") << '\n';
    }
}

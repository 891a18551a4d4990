// Luogu P1290, wrong: compares the right products, but computes them in 32 bits, where they overflow.
#include <algorithm>
#include <cstdint>
#include <iostream>

std::int32_t product(std::uint32_t x, std::uint32_t y)
{
    return static_cast<std::int32_t>(x * y);  // wrong
}

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        std::uint32_t a = 0;
        std::uint32_t b = 0;
        std::cin >> a >> b;
        if (a < b)
            std::swap(a, b);
        const bool stanWins = a == b || product(a, a - b) > product(b, b);
        std::cout << (stanWins ? "Stan wins" : "Ollie wins") << '\n';
    }
}

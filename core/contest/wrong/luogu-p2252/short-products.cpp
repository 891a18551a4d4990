// Luogu P2252, wrong: compares the right products, but computes them in 32 bits, where they overflow.
#include <algorithm>
#include <cstdint>
#include <iostream>

std::int32_t product(std::uint32_t x, std::uint32_t y)
{
    return static_cast<std::int32_t>(x * y);  // wrong
}

int main()
{
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    std::cin >> a >> b;
    if (a > b)
        std::swap(a, b);
    const std::uint32_t d = b - a;
    const bool cold = d == 0 ? a == 0
                             : a >= d && product(a, a - d) < product(d, d)
                                   && product(a + 1, a + 1 - d) > product(d, d);
    std::cout << (cold ? 0 : 1) << '\n';
}

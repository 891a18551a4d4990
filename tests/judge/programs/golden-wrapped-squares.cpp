// problem: hdu-1525, verdict: WA
// The squares wrap around in 32 bits.
#include <algorithm>
#include <cstdint>
#include <iostream>

int main()
{
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    while (std::cin >> a >> b && a > 0) {
        if (a < b)
            std::swap(a, b);
        const std::uint32_t form = a * a - a * b - b * b;
        const bool wins = a == b || static_cast<std::int32_t>(form) > 0;
        std::cout << (wins ? "Stan wins" : "Ollie wins") << '\n';
    }
}

// HDU 2516, wrong: uses a table of 55 Fibonacci numbers in 32 bits, but the numbers from the 47th on overflow.
#include <algorithm>
#include <array>
#include <cstdint>
#include <iostream>

int main()
{
    std::array<std::uint32_t, 55> wrapped{1, 1};
    for (std::size_t i = 2; i < wrapped.size(); ++i)
        wrapped[i] = wrapped[i - 1] + wrapped[i - 2];  // wrong
    std::int32_t n = 0;
    while (std::cin >> n && n != 0) {
        const bool lost = std::any_of(wrapped.begin(), wrapped.end(), [n](std::uint32_t fibonacci) {
            return static_cast<std::int32_t>(fibonacci) == n;
        });
        std::cout << (lost ? "Second win" : "First win") << '\n';
    }
}

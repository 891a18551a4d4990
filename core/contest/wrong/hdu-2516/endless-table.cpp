// HDU 2516, wrong: uses a table of a million Fibonacci numbers in 32 bits, but only 44 of them are less than 2^31.
#include <cstdint>
#include <iostream>
#include <unordered_set>

int main()
{
    std::unordered_set<std::int32_t> lost;
    std::uint32_t a = 1;
    std::uint32_t b = 2;
    for (int i = 0; i < 1000000; ++i) {
        const std::uint32_t next = a + b;  // wrong
        a = b;
        b = next;
        lost.insert(static_cast<std::int32_t>(a));
    }
    std::int32_t n = 0;
    while (std::cin >> n && n != 0)
        std::cout << (lost.count(n) > 0 ? "Second win" : "First win") << '\n';
}

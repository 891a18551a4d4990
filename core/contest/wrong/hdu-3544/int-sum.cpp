// HDU 3544, wrong: adds up the values in 32 bits, where the sum overflows.
#include <cstdint>
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int count = 0;
        std::uint32_t sum = 0;  // wrong
        for (std::cin >> count; count > 0; --count) {
            std::uint32_t x = 0;
            std::uint32_t y = 0;
            std::cin >> x >> y;
            while (x > 1 && y > 1) {
                x /= 2;
                y /= 2;
            }
            sum += x - y;
        }
        const bool aliceWins = static_cast<std::int32_t>(sum) > 0;
        std::cout << "Case " << number << ": " << (aliceWins ? "Alice" : "Bob") << '\n';
    }
}

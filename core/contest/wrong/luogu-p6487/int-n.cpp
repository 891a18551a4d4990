// Luogu P6487, wrong: reads n into a variable of 32 bits, which is too small.
#include <cstdint>
#include <iostream>

int main()
{
    std::int32_t n = 0;  // wrong
    std::cin >> n;
    std::int64_t left = n;
    std::int64_t term = 0;
    while (left > 0) {
        std::int64_t a = 1;
        std::int64_t b = 2;
        while (b <= left) {
            const std::int64_t next = a + b;
            a = b;
            b = next;
        }
        term = a;
        left -= term;
    }
    std::cout << term << '\n';
}

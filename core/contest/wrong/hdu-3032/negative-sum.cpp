// HDU 3032, wrong: computes x + 1 in 32 bits, which overflows, and treats a negative nim-sum as a loss.
#include <cstdint>
#include <iostream>

std::int32_t valueOf(std::uint32_t heap)
{
    if (heap % 4 == 3)
        return static_cast<std::int32_t>(heap + 1);  // wrong
    return static_cast<std::int32_t>(heap % 4 == 0 && heap > 0 ? heap - 1 : heap);
}

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        std::int32_t nimSum = 0;
        for (int i = 0; i < count; ++i) {
            std::uint32_t heap = 0;
            std::cin >> heap;
            nimSum ^= valueOf(heap);
        }
        std::cout << (nimSum > 0 ? "Alice" : "Bob") << '\n';  // wrong
    }
}

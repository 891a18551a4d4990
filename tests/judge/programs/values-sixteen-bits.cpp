// problem: hdu-3032, verdict: WA
// Reads heaps into 16 bits. Small heaps are right; the first larger heap ends the reading of the input.
#include <cstdint>
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        int nimSum = 0;
        for (int i = 0; i < count; ++i) {
            std::int16_t heap = 0;
            std::cin >> heap;
            nimSum ^= heap % 4 == 3 ? heap + 1 : heap > 0 && heap % 4 == 0 ? heap - 1 : heap;
        }
        std::cout << (nimSum != 0 ? "Alice" : "Bob") << '\n';
    }
}

// problem: cses-1730, verdict: WA
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
            nimSum ^= heap;
        }
        std::cout << (nimSum != 0 ? "first" : "second") << '\n';
    }
}

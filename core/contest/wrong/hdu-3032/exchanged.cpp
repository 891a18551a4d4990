// HDU 3032, wrong: gives heap - 1 to the heaps whose value is heap + 1, and heap + 1 to the heaps whose value is heap - 1.
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        long long nimSum = 0;
        for (int i = 0; i < count; ++i) {
            long long heap = 0;
            std::cin >> heap;
            if (heap % 4 == 3)
                nimSum ^= heap - 1;  // wrong
            else if (heap % 4 == 0)
                nimSum ^= heap + 1;  // wrong
            else
                nimSum ^= heap;
        }
        std::cout << (nimSum != 0 ? "Alice" : "Bob") << '\n';
    }
}

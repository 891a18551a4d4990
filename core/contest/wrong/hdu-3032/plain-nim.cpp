// HDU 3032, wrong: forgets that a heap may be split.
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
            nimSum ^= heap;  // wrong
        }
        std::cout << (nimSum != 0 ? "Alice" : "Bob") << '\n';
    }
}

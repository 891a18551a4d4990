// CSES 1098, wrong: computes the nim-sum of the heaps, not of their remainders.
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
            int heap = 0;
            std::cin >> heap;
            nimSum ^= heap;  // wrong
        }
        std::cout << (nimSum != 0 ? "first" : "second") << '\n';
    }
}

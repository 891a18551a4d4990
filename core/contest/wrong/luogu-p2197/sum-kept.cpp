// Luogu P2197, wrong: does not set the nim-sum to 0 before the next case.
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    int nimSum = 0;  // wrong
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        for (int i = 0; i < count; ++i) {
            int heap = 0;
            std::cin >> heap;
            nimSum ^= heap;
        }
        std::cout << (nimSum != 0 ? "Yes" : "No") << '\n';
    }
}

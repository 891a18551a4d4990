// Luogu P4279, wrong: reverses the rule if some heap has one stone, instead of if all heaps have one stone.
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        int nimSum = 0;
        bool reversed = false;
        for (int i = 0; i < count; ++i) {
            int heap = 0;
            std::cin >> heap;
            nimSum ^= heap;
            reversed = reversed || heap == 1;  // wrong
        }
        const bool johnWins = reversed ? count % 2 == 0 : nimSum != 0;
        std::cout << (johnWins ? "John" : "Brother") << '\n';
    }
}

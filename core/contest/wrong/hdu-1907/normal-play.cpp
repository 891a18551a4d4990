// HDU 1907, wrong: forgets that misère play reverses the rule if every heap has one stone.
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
            nimSum ^= heap;
        }
        std::cout << (nimSum != 0 ? "John" : "Brother") << '\n';  // wrong
    }
}

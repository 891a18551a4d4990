// HDU 1907, wrong: reverses the rule of normal play on every position.
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
        std::cout << (nimSum == 0 ? "John" : "Brother") << '\n';  // wrong
    }
}

// HDU 1850, wrong: forgets the parentheses: the compiler evaluates < before ^.
#include <iostream>
#include <vector>

int main()
{
    int count = 0;
    while (std::cin >> count && count > 0) {
        std::vector<int> heaps(count);
        int nimSum = 0;
        for (int& heap : heaps) {
            std::cin >> heap;
            nimSum ^= heap;
        }
        int moves = 0;
        for (int heap : heaps) {
            if (nimSum ^ heap < heap)  // wrong
                ++moves;
        }
        std::cout << moves << '\n';
    }
}

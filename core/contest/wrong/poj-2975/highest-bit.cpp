// POJ 2975, wrong: compares the highest 1 of each heap with the highest 1 of the nim-sum.
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
        int power = 1;
        while (power <= nimSum / 2)
            power *= 2;
        int moves = 0;
        for (int heap : heaps) {
            if (nimSum != 0 && heap >= power && heap / 2 < power)  // wrong
                ++moves;
        }
        std::cout << moves << '\n';
    }
}

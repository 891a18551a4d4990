// POJ 2975, wrong: stops at the first winning move instead of counting them all.
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
            if ((nimSum ^ heap) < heap) {
                ++moves;
                break;  // wrong
            }
        }
        std::cout << moves << '\n';
    }
}

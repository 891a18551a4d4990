// problem: hdu-1850, verdict: PE
// The answers are right, but an empty line follows each of them.
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
        for (int heap : heaps)
            moves += (nimSum ^ heap) < heap ? 1 : 0;
        std::cout << moves << "\n\n";
    }
}

// HDU 2176, wrong: prints how many stones the move takes instead of how many stones are left.
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
        std::cout << (nimSum != 0 ? "Yes" : "No") << '\n';
        for (int heap : heaps) {
            if ((nimSum ^ heap) < heap)
                std::cout << heap << ' ' << heap - (nimSum ^ heap) << '\n';  // wrong
        }
    }
}

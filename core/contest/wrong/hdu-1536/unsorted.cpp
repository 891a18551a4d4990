// HDU 1536, wrong: stops at the first amount that is larger than the heap, although S is not sorted.
#include <iostream>
#include <vector>

int main()
{
    int amountCount = 0;
    while (std::cin >> amountCount && amountCount > 0) {
        std::vector<int> amounts(amountCount);
        for (int& amount : amounts)
            std::cin >> amount;
        std::vector<int> grundy(10001, 0);
        for (int heap = 1; heap <= 10000; ++heap) {
            std::vector<bool> reached(amountCount + 1, false);
            for (int amount : amounts) {
                if (amount > heap)
                    break;  // wrong
                reached[grundy[heap - amount]] = true;
            }
            while (reached[grundy[heap]])
                ++grundy[heap];
        }
        int positions = 0;
        std::cin >> positions;
        for (; positions > 0; --positions) {
            int nimSum = 0;
            int count = 0;
            for (std::cin >> count; count > 0; --count) {
                int heap = 0;
                std::cin >> heap;
                nimSum ^= grundy[heap];
            }
            std::cout << (nimSum != 0 ? 'W' : 'L');
        }
        std::cout << '\n';
    }
}

// Luogu P1247, wrong: numbers the heaps from 0.
#include <iostream>
#include <vector>

int main()
{
    int count = 0;
    std::cin >> count;
    std::vector<int> heaps(count);
    int nimSum = 0;
    for (int& heap : heaps) {
        std::cin >> heap;
        nimSum ^= heap;
    }
    for (int i = 0; i < count; ++i) {
        const int left = nimSum ^ heaps[i];
        if (left < heaps[i]) {
            std::cout << heaps[i] - left << ' ' << i << '\n';  // wrong
            heaps[i] = left;
            for (int k = 0; k < count; ++k)
                std::cout << heaps[k] << (k + 1 < count ? ' ' : '\n');
            return 0;
        }
    }
    std::cout << "lose\n";
}

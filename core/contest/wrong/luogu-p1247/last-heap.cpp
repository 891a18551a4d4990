// Luogu P1247, wrong: takes stones from the last heap that has a winning move, not from the first.
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
    for (int i = count - 1; i >= 0; --i) {  // wrong
        const int left = nimSum ^ heaps[i];
        if (left < heaps[i]) {
            std::cout << heaps[i] - left << ' ' << i + 1 << '\n';
            heaps[i] = left;
            for (int k = 0; k < count; ++k)
                std::cout << heaps[k] << (k + 1 < count ? ' ' : '\n');
            return 0;
        }
    }
    std::cout << "lose\n";
}

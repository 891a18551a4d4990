// problem: hdu-2176, verdict: TLE
// Computes the nim-sum of the other heaps anew for every heap.
#include <cstddef>
#include <iostream>
#include <vector>

int main()
{
    std::size_t count = 0;
    while (std::cin >> count && count > 0) {
        std::vector<int> heaps(count);
        for (int& heap : heaps)
            std::cin >> heap;
        bool wins = false;
        for (std::size_t i = 0; i < count; ++i) {
            int others = 0;
            for (std::size_t k = 1; k < count; ++k)
                others ^= heaps[(i + k) % count];
            if (others < heaps[i]) {
                std::cout << (wins ? "" : "Yes\n") << heaps[i] << ' ' << others << '\n';
                wins = true;
            }
        }
        if (!wins)
            std::cout << "No\n";
    }
}

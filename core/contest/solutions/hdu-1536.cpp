// HDU 1536: S-Nim, a subtraction game on several heaps.
#include <cstddef>
#include <iostream>
#include <vector>

constexpr std::size_t largestHeap = 10'000;

// The Grundy values of the heaps 0, 1, ..., largestHeap when these amounts may be taken.
std::vector<unsigned> grundyValues(const std::vector<std::size_t>& amounts)
{
    std::vector<unsigned> grundy(largestHeap + 1);
    for (std::size_t heap = 0; heap <= largestHeap; ++heap) {
        std::vector<bool> occurs(amounts.size() + 1);
        for (const std::size_t amount : amounts) {
            if (amount <= heap)
                occurs[grundy[heap - amount]] = true;  // (1)
        }
        while (occurs[grundy[heap]])
            ++grundy[heap];  // (2)
    }
    return grundy;
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    std::size_t amountCount = 0;
    while (std::cin >> amountCount && amountCount != 0) {
        std::vector<std::size_t> amounts(amountCount);
        for (std::size_t& amount : amounts)
            std::cin >> amount;
        const std::vector<unsigned> grundy = grundyValues(amounts);

        int positions = 0;
        std::cin >> positions;
        while (positions-- > 0) {
            int heaps = 0;
            std::cin >> heaps;
            unsigned nimSum = 0;
            while (heaps-- > 0) {
                std::size_t heap = 0;
                std::cin >> heap;
                nimSum ^= grundy[heap];  // (3)
            }
            // Sprague-Grundy theorem: the player to move loses exactly when the nim-sum is 0.
            std::cout << (nimSum != 0 ? 'W' : 'L');  // (4)
        }
        std::cout << '\n';
    }
}

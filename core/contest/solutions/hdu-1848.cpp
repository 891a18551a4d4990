// HDU 1848: a subtraction game on three heaps, in which Fibonacci numbers may be taken.
#include <cstddef>
#include <iostream>
#include <vector>

constexpr std::size_t largestHeap = 1000;

// The Grundy values of the heaps 0, 1, ..., largestHeap.
std::vector<unsigned> grundyValues()
{
    std::vector<std::size_t> amounts{1, 2};
    while (amounts.back() < largestHeap)
        amounts.push_back(amounts.back() + amounts[amounts.size() - 2]);

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

    const std::vector<unsigned> grundy = grundyValues();
    std::size_t m = 0;
    std::size_t n = 0;
    std::size_t p = 0;
    while (std::cin >> m >> n >> p && m + n + p != 0) {
        const unsigned nimSum = grundy[m] ^ grundy[n] ^ grundy[p];  // (3)
        // Sprague-Grundy theorem: the player to move loses exactly when the nim-sum is 0.
        std::cout << (nimSum != 0 ? "Fibo" : "Nacci") << '\n';  // (4)
    }
}

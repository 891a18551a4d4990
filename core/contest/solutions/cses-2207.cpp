// CSES 2207: Grundy's game.
#include <cstddef>
#include <iostream>
#include <set>
#include <vector>

constexpr std::size_t largestLost = 1222;

// The Grundy values of the heaps 0, 1, ..., largestLost.
std::vector<unsigned> grundyValues()
{
    std::vector<unsigned> grundy(largestLost + 1);
    for (std::size_t heap = 1; heap <= largestLost; ++heap) {
        std::set<unsigned> options;
        for (std::size_t part = 1; part < heap - part; ++part)  // (1)
            options.insert(grundy[part] ^ grundy[heap - part]);  // (2)
        // Sprague-Grundy theorem: the value is the mex of the values of the options.
        while (options.count(grundy[heap]) != 0)
            ++grundy[heap];  // (3)
    }
    return grundy;
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    const std::vector<unsigned> grundy = grundyValues();
    int tests = 0;
    std::cin >> tests;
    while (tests-- > 0) {
        std::size_t coins = 0;
        std::cin >> coins;
        const bool firstWins = coins > largestLost  // (4)
            || grundy[coins] != 0;  // (5)
        std::cout << (firstWins ? "first" : "second") << '\n';
    }
}

// HDU 2177: Wythoff's game, with all winning first moves.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <utility>
#include <vector>

using Pair = std::pair<std::size_t, std::size_t>;
constexpr std::size_t largestHeap = 1'000'000;
constexpr std::size_t none = 2 * largestHeap;

struct ColdPairs {
    std::vector<std::size_t> smaller;  // for each difference, the smaller number of its cold pair
    std::vector<std::size_t> partner;  // for each number, the other number of its cold pair
};

ColdPairs findColdPairs()
{
    ColdPairs cold{{}, std::vector<std::size_t>(2 * largestHeap, none)};
    for (std::size_t n = 0; n <= largestHeap; ++n) {
        if (cold.partner[n] == none) {
            const std::size_t d = cold.smaller.size();
            cold.smaller.push_back(n);  // (1)
            cold.partner[n] = n + d;  // (1)
            cold.partner[n + d] = n;  // (1)
        }
    }
    return cold;
}

// The cold pairs to which a move leads; a <= b.
std::vector<Pair> coldOptions(const ColdPairs& cold, std::size_t a, std::size_t b)
{
    std::vector<Pair> options;
    const std::size_t d = b - a;
    if (d < cold.smaller.size() && cold.smaller[d] < a)
        options.emplace_back(cold.smaller[d], cold.smaller[d] + d);  // (2)
    for (const std::size_t kept : {b, a}) {
        const Pair pair = std::minmax(kept, cold.partner[kept]);
        const bool isListed = std::find(options.begin(), options.end(), pair) != options.end();
        if (cold.partner[kept] < a + b - kept && !isListed)
            options.push_back(pair);  // (3)
    }
    return options;
}

int main()
{
    const ColdPairs cold = findColdPairs();
    std::size_t a = 0;
    std::size_t b = 0;
    while (std::cin >> a >> b && b != 0) {
        // Wythoff's theorem: the moves that win are those to a cold pair.
        const std::vector<Pair> options = coldOptions(cold, a, b);
        std::cout << (options.empty() ? "0\n"  // (4)
                                      : "1\n");  // (5)
        for (const auto& [x, y] : options)
            std::cout << x << ' ' << y << '\n';
    }
}

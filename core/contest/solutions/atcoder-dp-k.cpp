// AtCoder DP K: a subtraction game on one heap.
#include <cstddef>
#include <iostream>
#include <vector>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    std::size_t amountCount = 0;
    std::size_t largestHeap = 0;
    std::cin >> amountCount >> largestHeap;
    std::vector<std::size_t> amounts(amountCount);
    for (std::size_t& amount : amounts)
        std::cin >> amount;

    std::vector<bool> isWon(largestHeap + 1, false);  // (1)
    for (std::size_t heap = 0; heap <= largestHeap; ++heap) {  // (2)
        for (const std::size_t amount : amounts) {
            // An N-position is one from which a P-position can be reached.
            if (amount <= heap && !isWon[heap - amount])
                isWon[heap] = true;  // (3)
        }
    }
    std::cout << (isWon[largestHeap] ? "First" : "Second") << '\n';  // (4)
}

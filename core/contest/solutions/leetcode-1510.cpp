// LeetCode 1510: a subtraction game in which the squares may be taken.
#include <cstddef>
#include <iostream>
#include <vector>

constexpr std::size_t largestHeap = 100'000;

// For each heap, true if the player to move wins.
std::vector<bool> findWonHeaps()
{
    std::vector<bool> isWon(largestHeap + 1, false);
    for (std::size_t heap = 0; heap <= largestHeap; ++heap) {  // (1)
        // A P-position is one from which no P-position can be reached.
        if (isWon[heap])
            continue;  // (2)
        for (std::size_t root = 1; heap + root * root <= largestHeap; ++root)
            isWon[heap + root * root] = true;  // (3)
    }
    return isWon;
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    const std::vector<bool> isWon = findWonHeaps();
    std::size_t stones = 0;
    while (std::cin >> stones)
        std::cout << (isWon[stones] ? "true" : "false") << '\n';  // (4)
}

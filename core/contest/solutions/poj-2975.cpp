// POJ 2975: Nim, counting the winning first moves.
#include <iostream>
#include <vector>

int countWinningMoves(const std::vector<int>& heaps)
{
    int nimSum = 0;
    for (const int heap : heaps)
        nimSum ^= heap;  // (1)

    // Bouton's theorem: a move wins exactly when it leaves nim-sum 0.
    int count = 0;
    for (const int heap : heaps) {
        const int left = nimSum ^ heap;  // (2)
        if (left < heap)  // (3)
            ++count;  // (4)
    }
    return count;
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    std::size_t heapCount = 0;
    while (std::cin >> heapCount && heapCount > 0) {
        std::vector<int> heaps(heapCount);
        for (int& heap : heaps)
            std::cin >> heap;
        std::cout << countWinningMoves(heaps) << '\n';
    }
}

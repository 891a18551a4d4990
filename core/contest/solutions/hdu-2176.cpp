// HDU 2176: Nim, listing the winning first moves.
#include <iostream>
#include <vector>

void listWinningMoves(const std::vector<long long>& heaps)
{
    long long nimSum = 0;
    for (const long long heap : heaps)
        nimSum ^= heap;
    // Bouton's theorem: a move wins exactly when it leaves nim-sum 0.
    if (nimSum == 0) {  // (1)
        std::cout << "No\n";  // (1)
        return;
    }

    std::cout << "Yes\n";  // (2)
    for (const long long heap : heaps) {
        const long long left = nimSum ^ heap;  // (3)
        if (left < heap)  // (4)
            std::cout << heap << ' ' << left << '\n';
    }
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    std::size_t heapCount = 0;
    while (std::cin >> heapCount && heapCount > 0) {
        std::vector<long long> heaps(heapCount);
        for (long long& heap : heaps)
            std::cin >> heap;
        listWinningMoves(heaps);
    }
}

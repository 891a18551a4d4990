// Sicily 1922: Nim, counting the winning first moves.
#include <iostream>
#include <vector>

int countWinningMoves(const std::vector<long long>& heaps)
{
    long long nimSum = 0;
    for (const long long heap : heaps)
        nimSum ^= heap;
    // Bouton's theorem: a move wins exactly when it leaves nim-sum 0.
    if (nimSum == 0)
        return 0;  // (1)

    long long highestColumn = 1;
    while (highestColumn <= nimSum / 2)  // (2)
        highestColumn *= 2;  // (2)

    int count = 0;
    for (const long long heap : heaps) {
        if ((heap & highestColumn) != 0)  // (3)
            ++count;  // (4)
    }
    return count;
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int caseCount = 0;
    std::cin >> caseCount;
    while (caseCount-- > 0) {
        std::size_t heapCount = 0;
        std::cin >> heapCount;
        std::vector<long long> heaps(heapCount);
        for (long long& heap : heaps)
            std::cin >> heap;
        std::cout << countWinningMoves(heaps) << '\n';
    }
}

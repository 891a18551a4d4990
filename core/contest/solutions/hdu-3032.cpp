// HDU 3032: Lasker's Nim.
#include <iostream>

// The heap is not empty.
long long grundy(long long heap)
{
    if (heap % 4 == 3)
        return heap + 1;  // (1)
    if (heap % 4 == 0)
        return heap - 1;  // (2)
    return heap;  // (3)
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int heaps = 0;
        std::cin >> heaps;
        long long nimSum = 0;
        while (heaps-- > 0) {
            long long heap = 0;
            std::cin >> heap;
            nimSum ^= grundy(heap);  // (4)
        }
        // Sprague-Grundy theorem: the player to move loses exactly when the nim-sum is 0.
        std::cout << (nimSum != 0 ? "Alice" : "Bob") << '\n';  // (5)
    }
}

// Luogu P1247: Nim, showing one winning first move.
#include <iostream>
#include <vector>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    std::size_t heapCount = 0;
    std::cin >> heapCount;
    std::vector<int> heaps(heapCount);
    int nimSum = 0;
    for (int& heap : heaps) {
        std::cin >> heap;
        nimSum ^= heap;
    }
    // Bouton's theorem: the first player loses exactly when the nim-sum is 0.
    if (nimSum == 0) {  // (1)
        std::cout << "lose\n";  // (1)
        return 0;
    }

    std::size_t chosen = 0;
    while ((nimSum ^ heaps[chosen]) >= heaps[chosen])  // (2)
        ++chosen;  // (2)
    const int left = nimSum ^ heaps[chosen];  // (3)
    std::cout << heaps[chosen] - left << ' ' << chosen + 1 << '\n';  // (4)
    heaps[chosen] = left;
    for (std::size_t i = 0; i < heapCount; ++i)
        std::cout << heaps[i] << (i + 1 < heapCount ? ' ' : '\n');
}

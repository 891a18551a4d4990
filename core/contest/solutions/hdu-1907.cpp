// HDU 1907: misère Nim.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

std::string winner(const std::vector<int>& heaps)
{
    int nimSum = 0;
    int largest = 0;
    for (const int heap : heaps) {
        nimSum ^= heap;
        largest = std::max(largest, heap);
    }
    // Bouton's theorem for misère Nim: the rule of Nim, reversed if no heap exceeds 1.
    if (largest <= 1)  // (1)
        return nimSum == 0 ? "John" : "Brother";  // (2)
    if (nimSum == 0)  // (3)
        return "Brother";  // (3)
    return "John";  // (4)
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
        std::vector<int> heaps(heapCount);
        for (int& heap : heaps)
            std::cin >> heap;
        std::cout << winner(heaps) << '\n';
    }
}

// CSES 1730: Nim.
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int testCount = 0;
    std::cin >> testCount;
    while (testCount-- > 0) {
        int heapCount = 0;
        std::cin >> heapCount;
        int nimSum = 0;  // (1)
        for (int i = 0; i < heapCount; ++i) {
            int heap = 0;
            std::cin >> heap;
            nimSum ^= heap;  // (2)
        }
        // Bouton's theorem: the first player loses exactly when the nim-sum is 0.
        if (nimSum == 0)  // (3)
            std::cout << "second\n";  // (3)
        else
            std::cout << "first\n";  // (4)
    }
}

// CSES 1098: the Bash game with several heaps.
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
        int nimSum = 0;
        for (int i = 0; i < heapCount; ++i) {
            int heap = 0;
            std::cin >> heap;
            const int grundy = heap % 4;  // (1)
            // Sprague-Grundy theorem: the heap counts as a Nim heap of its Grundy value.
            nimSum ^= grundy;  // (2)
        }
        if (nimSum == 0)  // (3)
            std::cout << "second\n";  // (3)
        else
            std::cout << "first\n";  // (4)
    }
}

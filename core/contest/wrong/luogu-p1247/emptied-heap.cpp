// Luogu P1247, wrong: prints the second line without the heap that became empty.
#include <iostream>
#include <vector>

int main()
{
    int count = 0;
    std::cin >> count;
    std::vector<int> heaps(count);
    int nimSum = 0;
    for (int& heap : heaps) {
        std::cin >> heap;
        nimSum ^= heap;
    }
    for (int i = 0; i < count; ++i) {
        const int left = nimSum ^ heaps[i];
        if (left < heaps[i]) {
            std::cout << heaps[i] - left << ' ' << i + 1 << '\n';
            heaps[i] = left;
            const char* blank = "";
            for (int heap : heaps) {
                if (heap == 0)  // wrong
                    continue;
                std::cout << blank << heap;
                blank = " ";
            }
            std::cout << '\n';
            return 0;
        }
    }
    std::cout << "lose\n";
}

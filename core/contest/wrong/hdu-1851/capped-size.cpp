// HDU 1851, wrong: uses the smaller of the heap size and the limit as the Grundy value.
#include <algorithm>
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        int nimSum = 0;
        for (int i = 0; i < count; ++i) {
            int heap = 0;
            int limit = 0;
            std::cin >> heap >> limit;
            nimSum ^= std::min(heap, limit);  // wrong
        }
        std::cout << (nimSum == 0 ? "Yes" : "No") << '\n';
    }
}

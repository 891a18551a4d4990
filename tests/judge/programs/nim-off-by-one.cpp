// problem: cses-1730, verdict: WA
// Leaves out the last stick of every heap.
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
            std::cin >> heap;
            nimSum ^= heap - 1;
        }
        std::cout << (nimSum != 0 ? "first" : "second") << '\n';
    }
}

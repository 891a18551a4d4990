// CSES 1098, wrong: adds up the heaps and decides as if they were one heap.
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        long long total = 0;
        for (int i = 0; i < count; ++i) {
            long long heap = 0;
            std::cin >> heap;
            total += heap;  // wrong
        }
        std::cout << (total % 4 != 0 ? "first" : "second") << '\n';
    }
}

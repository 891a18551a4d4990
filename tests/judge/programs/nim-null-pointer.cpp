// problem: poj-2234, verdict: RE
// Writes through a null pointer, because the sum is never allocated.
#include <iostream>

int main()
{
    int* volatile nimSum = nullptr;
    int count = 0;
    while (std::cin >> count) {
        for (int i = 0; i < count; ++i) {
            int heap = 0;
            std::cin >> heap;
            *nimSum ^= heap;
        }
        std::cout << (*nimSum != 0 ? "Yes" : "No") << '\n';
    }
}

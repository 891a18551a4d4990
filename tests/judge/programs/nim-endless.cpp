// problem: poj-2234, verdict: OLE
// Waits for a 0 that the input does not have, and answers the last case for ever.
#include <iostream>

int main()
{
    int count = 0;
    int nimSum = 0;
    do {
        if (std::cin >> count)
            nimSum = 0;
        int heap = 0;
        for (int i = 0; i < count && std::cin >> heap; ++i)
            nimSum ^= heap;
        std::cout << (nimSum != 0 ? "Yes" : "No") << '\n';
    } while (count != 0);
}

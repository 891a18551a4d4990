// problem: luogu-p2197, verdict: WA
// Answers only the first case.
#include <iostream>

int main()
{
    int cases = 0;
    int count = 0;
    std::cin >> cases >> count;
    int nimSum = 0;
    for (int i = 0; i < count; ++i) {
        int heap = 0;
        std::cin >> heap;
        nimSum ^= heap;
    }
    std::cout << (nimSum != 0 ? "Yes" : "No") << '\n';
}

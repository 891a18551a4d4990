// problem: poj-2234, verdict: MLE
// Allocates a table of all Grundy values up to 10^8, which takes 400 MB.
#include <iostream>
#include <numeric>
#include <vector>

int main()
{
    std::vector<int> grundy(100000001);
    std::iota(grundy.begin(), grundy.end(), 0);
    int count = 0;
    while (std::cin >> count) {
        int nimSum = 0;
        for (int i = 0; i < count; ++i) {
            std::size_t heap = 0;
            std::cin >> heap;
            nimSum ^= grundy[heap];
        }
        std::cout << (nimSum != 0 ? "Yes" : "No") << '\n';
    }
}

// problem: hdu-3032, verdict: AC
#include <cstdint>
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        std::int64_t nimSum = 0;
        for (int i = 0; i < count; ++i) {
            std::int64_t heap = 0;
            std::cin >> heap;
            nimSum ^= heap % 4 == 3 ? heap + 1 : heap > 0 && heap % 4 == 0 ? heap - 1 : heap;
        }
        std::cout << (nimSum != 0 ? "Alice" : "Bob") << '\n';
    }
}

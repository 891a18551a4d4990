// problem: hdu-1846, verdict: WA
// Keeps n and m in 8 bits: right on small heaps.
#include <cstdint>
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int n = 0;
        int m = 0;
        std::cin >> n >> m;
        const auto heap = static_cast<std::uint8_t>(n);
        const auto most = static_cast<std::uint8_t>(m);
        std::cout << (heap % (most + 1) != 0 ? "first" : "second") << '\n';
    }
}

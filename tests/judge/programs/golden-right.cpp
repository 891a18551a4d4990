// problem: hdu-1527, verdict: AC
#include <algorithm>
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long a = 0;
    long long b = 0;
    while (std::cin >> a >> b) {
        if (a > b)
            std::swap(a, b);
        const long long d = b - a;
        const bool cold = d == 0 ? a == 0
                                 : a >= d && a * (a - d) < d * d && (a + 1) * (a + 1 - d) > d * d;
        std::cout << (cold ? 0 : 1) << '\n';
    }
}

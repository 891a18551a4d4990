// problem: hdu-1527, verdict: TLE
// Walks through all cold pairs, one by one, for every case.
#include <algorithm>
#include <iostream>

int main()
{
    long long a = 0;
    long long b = 0;
    while (std::cin >> a >> b) {
        if (a > b)
            std::swap(a, b);
        long long cold = 0;
        for (long long k = 1; cold < a; ++k) {
            ++cold;
            while ((cold + 1) * (cold + 1 - k) < k * k)
                ++cold;
            if (cold == a && cold + k == b)
                break;
        }
        const long long d = b - a;
        const bool isCold = d == 0 ? a == 0
                                   : cold == a && a * (a - d) < d * d && (a + 1) * (a + 1 - d) > d * d;
        std::cout << (isCold ? 0 : 1) << '\n';
    }
}

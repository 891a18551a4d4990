// problem: nowcoder-116g, verdict: RE
// The answers are right, but the program exits with status 1.
#include <algorithm>
#include <iostream>

int main()
{
    long long a = 0;
    long long b = 0;
    while (std::cin >> a >> b) {
        if (a > b)
            std::swap(a, b);
        const long long d = b - a;
        const bool cold = d == 0 ? a == 0
                                 : a >= d && a * (a - d) < d * d && (a + 1) * (a + 1 - d) > d * d;
        std::cout << (cold ? "Lao Wang" : "Xiao Ren") << '\n';
    }
    return 1;
}

// The usual program for HDU 1527, for comparison: it uses scanf, printf, and the golden ratio in double, which gives wrong
// answers for fourteen pairs of numbers under 10^9. The smallest difference of such a pair is 102334155.
#include <algorithm>
#include <cmath>
#include <cstdio>

int main()
{
    int a = 0;
    int b = 0;
    while (std::scanf("%d%d", &a, &b) == 2) {
        if (a > b)
            std::swap(a, b);
        const bool cold = static_cast<int>(std::floor((b - a) * (1 + std::sqrt(5.0)) / 2)) == a;
        std::printf("%d\n", cold ? 0 : 1);
    }
}

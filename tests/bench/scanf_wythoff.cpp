// The usual program for HDU 1527, kept to measure against: scanf, printf, and the golden ratio in double, which is wrong
// from the difference 102334155 on for fourteen pairs under 10^9.
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

// problem: hdu-1527, verdict: PE
// The answers are right, but all of them are on one line, without a newline at its end.
#include <algorithm>
#include <iostream>

int main()
{
    long long a = 0;
    long long b = 0;
    const char* blank = "";
    while (std::cin >> a >> b) {
        if (a > b)
            std::swap(a, b);
        const long long d = b - a;
        const bool cold = d == 0 ? a == 0
                                 : a >= d && a * (a - d) < d * d && (a + 1) * (a + 1 - d) > d * d;
        std::cout << blank << (cold ? 0 : 1);
        blank = " ";
    }
}

// HDU 1527, wrong: assumes that the first heap is the smaller heap.
#include <iostream>

int main()
{
    long long a = 0;
    long long b = 0;
    while (std::cin >> a >> b) {
        const long long d = b - a;  // wrong
        const bool cold = d == 0 ? a == 0
                                 : d > 0 && a >= d && a * (a - d) < d * d
                                       && (a + 1) * (a + 1 - d) > d * d;
        std::cout << (cold ? 0 : 1) << '\n';
    }
}

// HDU 1527, wrong: computes with the golden ratio in double, which is not precise enough.
#include <algorithm>
#include <cmath>
#include <iostream>

int main()
{
    int a = 0;
    int b = 0;
    while (std::cin >> a >> b) {
        if (a > b)
            std::swap(a, b);
        const int cold = static_cast<int>(std::floor((b - a) * (1 + std::sqrt(5.0)) / 2));  // wrong
        std::cout << (a == cold ? 0 : 1) << '\n';
    }
}

// HDU 1525, wrong: compares the ratio with the golden ratio in double, which is not precise enough.
#include <algorithm>
#include <cmath>
#include <iostream>

int main()
{
    const double phi = (1 + std::sqrt(5.0)) / 2;
    double a = 0;
    double b = 0;
    while (std::cin >> a >> b && a > 0) {
        if (a < b)
            std::swap(a, b);
        std::cout << (a == b || a / b > phi ? "Stan wins" : "Ollie wins") << '\n';  // wrong
    }
}

// Luogu P2252, wrong: rounds down the golden ratio instead of its multiple.
#include <algorithm>
#include <cmath>
#include <iostream>

int main()
{
    int a = 0;
    int b = 0;
    std::cin >> a >> b;
    if (a > b)
        std::swap(a, b);
    const double cold = std::floor((std::sqrt(5.0) + 1) / 2) * (b - a);  // wrong
    std::cout << (a == cold ? 0 : 1) << '\n';
}

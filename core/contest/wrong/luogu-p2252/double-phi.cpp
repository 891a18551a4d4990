// Luogu P2252, wrong: computes with the golden ratio in double, which is not precise enough.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>

int main()
{
    int a = 0;
    int b = 0;
    std::cin >> a >> b;
    const double phi = (std::sqrt(5.0) + 1) / 2;  // wrong
    const int cold = static_cast<int>(std::abs(a - b) * phi);
    std::cout << (std::min(a, b) == cold ? 0 : 1) << '\n';
}

// POJ 1067, wrong: uses the golden ratio as a constant with 16 digits, which is all that a double can hold.
#include <algorithm>
#include <iostream>

int main()
{
    const double phi = 1.618033988749895;  // wrong
    int a = 0;
    int b = 0;
    while (std::cin >> a >> b) {
        if (a > b)
            std::swap(a, b);
        const int cold = static_cast<int>((b - a) * phi);
        std::cout << (a == cold ? 0 : 1) << '\n';
    }
}

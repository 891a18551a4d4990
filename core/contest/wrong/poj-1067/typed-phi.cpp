// POJ 1067, wrong: the golden ratio typed in, with the 16 digits of a double.
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

// POJ 1067, wrong: guesses the cold pairs from (0, 0), (1, 2) and (3, 5).
#include <algorithm>
#include <iostream>

int main()
{
    long long a = 0;
    long long b = 0;
    while (std::cin >> a >> b) {
        if (a > b)
            std::swap(a, b);
        const bool cold = a < 2 ? b == 2 * a : b == 2 * a - 1;  // wrong
        std::cout << (cold ? 0 : 1) << '\n';
    }
}

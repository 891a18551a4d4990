// HDU 1848, wrong: assumes that the Grundy values 0, 1, 2, 3, 0, 1, 2, 3 continue with period 4.
#include <iostream>

int main()
{
    int m = 0;
    int n = 0;
    int p = 0;
    while (std::cin >> m >> n >> p && m + n + p > 0) {
        const int nimSum = (m % 4) ^ (n % 4) ^ (p % 4);  // wrong
        std::cout << (nimSum != 0 ? "Fibo" : "Nacci") << '\n';
    }
}

// HDU 2897, wrong: counts the remainder 0 as a loss as well.
#include <iostream>

int main()
{
    long long n = 0;
    long long p = 0;
    long long q = 0;
    while (std::cin >> n >> p >> q) {
        const long long remainder = n % (p + q);
        std::cout << (remainder <= p ? "LOST" : "WIN") << '\n';  // wrong
    }
}

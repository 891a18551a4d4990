// HDU 2897, wrong: says that the first player also loses if the remainder is 0.
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

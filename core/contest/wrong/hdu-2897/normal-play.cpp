// HDU 2897, wrong: decides as if the player who takes the last coin won.
#include <iostream>

int main()
{
    long long n = 0;
    long long p = 0;
    long long q = 0;
    while (std::cin >> n >> p >> q) {
        const long long remainder = n % (p + q);
        std::cout << (remainder == 0 ? "LOST" : "WIN") << '\n';  // wrong
    }
}

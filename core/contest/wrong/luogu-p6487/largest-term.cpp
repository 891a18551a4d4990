// Luogu P6487, wrong: prints the largest term of the Zeckendorf representation, not the smallest.
#include <iostream>

int main()
{
    long long n = 0;
    std::cin >> n;
    long long a = 1;
    long long b = 2;
    while (b <= n) {
        const long long next = a + b;
        a = b;
        b = next;
    }
    std::cout << a << '\n';  // wrong
}

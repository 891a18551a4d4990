// problem: hdu-2516, verdict: WA
// The table of Fibonacci numbers begins with 3 instead of 2.
#include <iostream>

int main()
{
    long long n = 0;
    while (std::cin >> n && n != 0) {
        long long a = 2;
        long long b = 3;
        while (b < n) {
            const long long next = a + b;
            a = b;
            b = next;
        }
        std::cout << (b == n ? "Second win" : "First win") << '\n';
    }
}

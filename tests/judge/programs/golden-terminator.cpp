// problem: hdu-2516, verdict: WA
// Also answers the 0 at the end of the input.
#include <iostream>

int main()
{
    long long n = 0;
    while (std::cin >> n) {
        long long a = 1;
        long long b = 2;
        while (b < n) {
            const long long next = a + b;
            a = b;
            b = next;
        }
        std::cout << (b == n ? "Second win" : "First win") << '\n';
    }
}

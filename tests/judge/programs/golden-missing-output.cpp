// problem: hdu-2516, verdict: WA
// Prints nothing for positions that the first player wins.
#include <iostream>

int main()
{
    long long n = 0;
    while (std::cin >> n && n != 0) {
        long long a = 1;
        long long b = 2;
        while (b < n) {
            const long long next = a + b;
            a = b;
            b = next;
        }
        if (b == n)
            std::cout << "Second win\n";
    }
}

// problem: hdu-1525, verdict: RE
// Overflows the stack: each call subtracts only once, and has a large array.
#include <iostream>

bool wins(long long a, long long b)
{
    volatile char unused[65536];
    unused[0] = 0;
    if (a < b)
        return wins(b, a);
    const bool other = a - b > 0 ? wins(a - b + unused[0], b) : false;
    return !other || a / b >= 2 || unused[0] != 0;
}

int main()
{
    long long a = 0;
    long long b = 0;
    while (std::cin >> a >> b && a > 0)
        std::cout << (wins(a, b) ? "Stan wins" : "Ollie wins") << '\n';
}

// problem: hdu-1846, verdict: RE
// Divides by the number of remaining cases, which is 0 in the last case.
#include <iostream>

int main()
{
    volatile int left = 0;
    int cases = 0;
    std::cin >> cases;
    left = cases;
    while (cases-- > 0) {
        int n = 0;
        int m = 0;
        std::cin >> n >> m;
        left = left - 1;
        const int share = 100 / left;
        std::cout << (n % (m + 1) != 0 && share >= 0 ? "first" : "second") << '\n';
    }
}

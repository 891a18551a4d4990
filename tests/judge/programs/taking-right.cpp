// problem: hdu-1846, verdict: AC
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int n = 0;
        int m = 0;
        std::cin >> n >> m;
        std::cout << (n % (m + 1) != 0 ? "first" : "second") << '\n';
    }
}

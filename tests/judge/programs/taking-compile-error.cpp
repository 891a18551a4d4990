// problem: hdu-1846, verdict: CE
// A semicolon is missing, and n is not declared.
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases
    while (cases-- > 0) {
        int m = 0;
        std::cin >> n >> m;
        std::cout << (n % (m + 1) != 0 ? "first" : "second") << '\n';
    }
}

// problem: hdu-1846, verdict: OLE
// Never counts the cases down.
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    int n = 0;
    int m = 0;
    while (cases > 0) {
        std::cin >> n >> m;
        std::cout << (n % (m + 1) != 0 ? "first" : "second") << '\n';
    }
}

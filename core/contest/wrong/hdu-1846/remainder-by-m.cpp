// HDU 1846, wrong: divides by m instead of m + 1.
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int n = 0;
        int m = 0;
        std::cin >> n >> m;
        std::cout << (n % m != 0 ? "first" : "second") << '\n';  // wrong
    }
}

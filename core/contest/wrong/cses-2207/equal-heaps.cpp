// CSES 2207, wrong: also splits a heap into two heaps of equal size.
#include <iostream>
#include <vector>

int main()
{
    const int limit = 2000;  // no larger heap is lost
    std::vector<int> grundy(limit + 1, 0);
    for (int n = 1; n <= limit; ++n) {
        std::vector<bool> reached(limit + 1, false);
        for (int a = 1; 2 * a <= n; ++a)  // wrong
            reached[grundy[a] ^ grundy[n - a]] = true;
        while (reached[grundy[n]])
            ++grundy[n];
    }
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int n = 0;
        std::cin >> n;
        std::cout << (n > limit || grundy[n] != 0 ? "first" : "second") << '\n';
    }
}

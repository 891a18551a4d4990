// HDU 2177, wrong: prints the heap that the move does not change first, even if this heap is larger.
#include <iostream>
#include <vector>

int main()
{
    const int limit = 1000000;
    std::vector<int> lower(limit + 1, 0);
    std::vector<int> partner(3 * limit, -1);
    for (int k = 0, a = 0; k <= limit; ++k) {
        while (partner[a] >= 0)
            ++a;
        lower[k] = a;
        partner[a] = a + k;
        partner[a + k] = a;
    }
    int a = 0;
    int b = 0;
    while (std::cin >> a >> b && a + b > 0) {
        const int d = b - a;
        std::cout << (lower[d] == a ? 0 : 1) << '\n';
        if (lower[d] < a)
            std::cout << lower[d] << ' ' << lower[d] + d << '\n';
        if (partner[a] < b)
            std::cout << a << ' ' << partner[a] << '\n';  // wrong
        if (a < b && partner[b] < a)
            std::cout << partner[b] << ' ' << b << '\n';
    }
}

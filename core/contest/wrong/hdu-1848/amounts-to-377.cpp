// HDU 1848, wrong: uses a list of amounts that ends at 377, without 610.
#include <iostream>
#include <vector>

int main()
{
    std::vector<int> amounts{1, 2};
    while (amounts.back() < 377)  // wrong
        amounts.push_back(amounts.back() + amounts[amounts.size() - 2]);
    std::vector<int> grundy(1001, 0);
    for (int heap = 1; heap <= 1000; ++heap) {
        std::vector<bool> reached(20, false);
        for (int amount : amounts) {
            if (amount <= heap)
                reached[grundy[heap - amount]] = true;
        }
        while (reached[grundy[heap]])
            ++grundy[heap];
    }
    int m = 0;
    int n = 0;
    int p = 0;
    while (std::cin >> m >> n >> p && m + n + p > 0)
        std::cout << ((grundy[m] ^ grundy[n] ^ grundy[p]) != 0 ? "Fibo" : "Nacci") << '\n';
}

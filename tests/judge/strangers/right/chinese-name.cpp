// problem: poj-1704, verdict: AC, named: 取石子 (第 2 次) 'final'.cpp
#include <algorithm>
#include <cassert>
#include <iostream>
int main() {
    int t, n, p[1001];
    for (std::cin >> t; t--;) {
        std::cin >> n;
        for (int i = 0; i < n; ++i) std::cin >> p[i];
        std::sort(p, p + n);
        int s = 0;
        for (int i = n - 1; i >= 0; i -= 2) s ^= p[i] - (i ? p[i - 1] : 0) - 1;
        assert(s >= 0);
        std::cout << (s ? "Georgia will win" : "Bob will win") << '\n';
    }
}

// problem: cses-1730, verdict: RE
#include <array>
#include <iostream>
std::array<int, 1000> h;
int main() {
    int t, n;
    for (std::cin >> t; t--;) {
        std::cin >> n;
        int x = 0;
        for (int i = 0; i < n; i++) { std::cin >> h.at(i); x ^= h[i]; }
        std::cout << (x ? "first\n" : "second\n");
    }
}

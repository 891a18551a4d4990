// problem: cses-1098, verdict: AC, says: Blanks
#include <iostream>
int main() {
    int t, n, x;
    for (std::cin >> t; t--;) {
        int s = 0;
        for (std::cin >> n; n--; s ^= x % 4) std::cin >> x;
        std::cout << (s ? " first" : " second") << "\n\n";
    }
}

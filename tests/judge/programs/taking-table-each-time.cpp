// problem: leetcode-1510, verdict: TLE
// Fills the table again for each n.
#include <iostream>
#include <vector>

int main()
{
    int n = 0;
    while (std::cin >> n) {
        std::vector<bool> wins(n + 1, false);
        for (int heap = 1; heap <= n; ++heap) {
            for (int root = 1; root * root <= heap; ++root)
                wins[heap] = wins[heap] || !wins[heap - root * root];
        }
        std::cout << (wins[n] ? "true" : "false") << '\n';
    }
}

// problem: luogu-p2197, verdict: WA, says: Does it open a file
#include <fstream>
int main() {
    std::ifstream cin("nim.in");
    std::ofstream cout("nim.out");
    int t, n, x;
    for (cin >> t; t-- > 0;) {
        int s = 0;
        for (cin >> n; n-- > 0; s ^= x) cin >> x;
        cout << (s ? "Yes\n" : "No\n");
    }
}

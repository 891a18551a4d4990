// problem: luogu-p1290, verdict: AC
#include <bits/stdc++.h>
#define int long long
using namespace std;
bool dfs(int x, int y) {
    if (!y) return false;
    if (x / y == 1) return !dfs(y, x % y);
    return true;
}
signed main() {
    ios::sync_with_stdio(0); cin.tie(0); cout.tie(0);
    int T; cin >> T;
    while (T--) {
        int x, y; cin >> x >> y;
        if (x < y) swap(x, y);
        cout << (dfs(x, y) ? "Stan wins" : "Ollie wins") << '\n';
    }
    return 0;
}

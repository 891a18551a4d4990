// problem: cses-1730, verdict: AC
#include <bits/stdc++.h>
using namespace std;
auto fast = [] { ios_base::sync_with_stdio(false); cin.tie(nullptr); return 0; }();
tuple<int, vector<int>> take() {
    int n; cin >> n;
    vector<int> v(n);
    for (int &x : v) cin >> x;
    return {n, move(v)};
}
int32_t main() {
    int t; cin >> t;
    while (t--) {
        auto [n, v] = take();
        if (int x = reduce(begin(v), end(v), 0, bit_xor{}); x) cout << "first\n";
        else cout << "second\n";
    }
}

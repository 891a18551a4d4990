// problem: cses-1730, verdict: AC
#include <bits/stdc++.h>
using namespace std;
int main() {
    ios::sync_with_stdio(false);
    int t; cin >> t;
    vector<vector<int>> all(t);
    for (auto &v : all) { int n; cin >> n; v.resize(n); for (int &x : v) cin >> x; }
    vector<char> win(t);
    vector<thread> pool;
    for (int k = 0; k < 8; ++k)
        pool.emplace_back([&, k] {
            for (int i = k; i < t; i += 8) { int x = 0; for (int h : all[i]) x ^= h; win[i] = x != 0; }
        });
    for (auto &each : pool) each.join();
    for (char w : win) cout << (w ? "first\n" : "second\n");
}

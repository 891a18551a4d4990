// problem: cses-2207, verdict: TLE, says: each may take
#include <bits/stdc++.h>
using namespace std;
int main() {
    int t, n;
    for (cin >> t; cin >> n;) {
        vector<int> g(min(n, 2000) + 1);
        for (int m = 3; m < (int)g.size(); m++) {
            set<int> s;
            for (int i = 1; 2 * i < m; i++) s.insert(g[i] ^ g[m - i]);
            while (s.count(g[m])) g[m]++;
        }
        puts(n > 2000 || g[n] ? "first" : "second");
    }
}

// problem: cses-1099, verdict: AC
#include "bits/stdc++.h"
using namespace std;
void solve() {
    int n, s = 0; cin >> n;
    for (int i = 1; i <= n; ++i) { int p; cin >> p; if (i % 2 == 0) s ^= p; }
    puts(s ? "first" : "second");
}
int main() { int t; cin >> t; while (t--) solve(); }

// problem: cses-2207, verdict: AC
#include <bits/stdc++.h>
using namespace std;
const int B = 2000;
int g[B + 1];
int main() {
    cin.tie(0)->sync_with_stdio(0);
    for (int n = 3; n <= B; n++) {
        static int seen[4096], stamp;
        ++stamp;
        for (int i = 1; 2 * i < n; i++) seen[g[i] ^ g[n - i]] = stamp;
        while (seen[g[n]] == stamp) g[n]++;
    }
    int t, n;
    for (cin >> t; cin >> n;) cout << (n > B || g[n] ? "first" : "second") << "\n";
}

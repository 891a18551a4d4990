// problem: cses-1099, verdict: AC
#include <bits/stdc++.h>
using namespace std;
long long read() { long long x; cin >> x; return x; }
int main() {
    int t = read();
    for (int q = 0; q < t; q++) {
        int n = read(); long long s = 0;
        for (int i = 1; i <= n; i++) { long long p = read(); if (!(i & 1)) s ^= p; }
        cout << (s ? "first" : "second");
        if (q + 1 < t) cout << endl;
    }
    return 0;
}

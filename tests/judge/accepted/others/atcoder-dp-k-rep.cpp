// problem: atcoder-dp-k, verdict: AC
#include <bits/stdc++.h>
#define rep(i, n) for (int i = 0; i < (int)(n); i++)
#define all(v) (v).begin(), (v).end()
using namespace std;
using ll = long long;
template <class T> bool chmax(T &a, const T &b) { if (a < b) { a = b; return true; } return false; }
int main() {
    int N, K; cin >> N >> K;
    vector<int> a(N);
    rep(i, N) cin >> a[i];
    vector<bool> dp(K + 1, false);
    rep(i, K + 1) for (auto x : a) if (i >= x && !dp[i - x]) { dp[i] = true; break; }
    cout << (dp[K] ? "First" : "Second") << endl;
}

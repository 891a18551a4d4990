// problem: atcoder-dp-k, verdict: CE, says: Copy the code you use into the program
#include <bits/stdc++.h>
#include <atcoder/all>
using namespace std;
using namespace atcoder;
using mint = modint998244353;
int main() {
    int n, k; cin >> n >> k;
    vector<int> a(n), win(k + 1);
    for (int &x : a) cin >> x;
    for (int i = 1; i <= k; i++) for (int x : a) if (x <= i && !win[i - x]) win[i] = 1;
    puts(win[k] ? "First" : "Second");
}

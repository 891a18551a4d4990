// problem: luogu-p4279, verdict: AC
#include <iostream>
#include <vector>
#include <numeric>
#include <algorithm>
#include <functional>
using namespace std;
int main() {
    int t;
    for (cin >> t; t--;) {
        int n; cin >> n;
        vector<int> a(n);
        for (auto &x : a) cin >> x;
        const auto big = any_of(a.begin(), a.end(), [](auto x) { return x > 1; });
        const auto sum = accumulate(a.begin(), a.end(), 0, bit_xor<>());
        cout << ((sum != 0) == big ? "John" : "Brother") << endl;
    }
}

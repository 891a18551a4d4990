// problem: hdu-1536, verdict: AC
#include <iostream>
#include <vector>
#include <string>
#include <set>
using namespace std;
int main()
{
    ios::sync_with_stdio(false);
    int k;
    while (cin >> k && k != 0) {
        vector<int> s(k);
        for (int i = 0; i < k; ++i) cin >> s[i];
        vector<int> g(10001);
        for (int h = 0; h <= 10000; ++h) {
            vector<bool> seen(k + 1);
            for (int i = 0; i < k; ++i)
                if (s[i] <= h) seen[g[h - s[i]]] = true;
            int v = 0;
            while (seen[v]) ++v;
            g[h] = v;
        }
        string ans;
        int m, l, h;
        cin >> m;
        while (m--) {
            int x = 0;
            for (cin >> l; l; --l) { cin >> h; x ^= g[h]; }
            ans += x ? 'W' : 'L';
        }
        cout << ans << endl;
    }
}

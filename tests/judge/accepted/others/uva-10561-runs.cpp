// problem: uva-10561, verdict: AC
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;
int g[205];
char s[205];
int grundy(int n) {
    if (n <= 0) return 0;
    if (g[n] >= 0) return g[n];
    bool seen[300] = {};
    for (int i = 1; i <= n; i++) seen[grundy(i - 3) ^ grundy(n - i - 2)] = true;
    int v = 0;
    while (seen[v]) v++;
    return g[n] = v;
}
// True if the player who moves next loses.
bool losing(int n) {
    for (int i = 0; i + 2 < n; i++) if (s[i] == 'X' && s[i + 1] == 'X' && s[i + 2] == 'X') return true;
    for (int i = 0; i < n; i++) {
        if (s[i] == 'X') continue;
        s[i] = 'X';
        bool three = false;
        for (int j = 0; j + 2 < n; j++) if (s[j] == 'X' && s[j + 1] == 'X' && s[j + 2] == 'X') three = true;
        s[i] = '.';
        if (three) return false;
    }
    int x = 0, run = 0;
    for (int i = 0; i <= n; i++) {
        bool barred = i == n;
        for (int j = i - 2; j <= i + 2 && !barred; j++) if (j >= 0 && j < n && s[j] == 'X') barred = true;
        if (barred) { x ^= grundy(run); run = 0; } else run++;
    }
    return x == 0;
}
int main() {
    memset(g, -1, sizeof g);
    int t;
    scanf("%d", &t);
    while (t--) {
        scanf("%s", s);
        int n = strlen(s);
        vector<int> ans;
        for (int i = 0; i < n; i++) {
            if (s[i] != '.') continue;
            s[i] = 'X';
            if (losing(n)) ans.push_back(i + 1);
            s[i] = '.';
        }
        puts(ans.empty() ? "LOSING" : "WINNING");
        for (size_t i = 0; i < ans.size(); i++) printf(i ? " %d" : "%d", ans[i]);
        puts("");
    }
    return 0;
}

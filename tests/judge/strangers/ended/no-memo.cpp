// problem: hdu-1848, verdict: TLE
#include <cstdio>
int f[20] = {1, 2};
int sg(int n) {
    bool seen[20] = {};
    for (int i = 0; f[i] <= n; i++) seen[sg(n - f[i])] = true;
    int v = 0;
    while (seen[v]) v++;
    return v;
}
int main() {
    for (int i = 2; i < 20; i++) f[i] = f[i - 1] + f[i - 2];
    int a, b, c;
    while (scanf("%d%d%d", &a, &b, &c) == 3 && a) puts(sg(a) ^ sg(b) ^ sg(c) ? "Fibo" : "Nacci");
}

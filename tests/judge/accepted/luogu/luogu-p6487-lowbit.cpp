// problem: luogu-p6487, verdict: AC
#include <cstdio>
typedef long long ll;
ll f[100], n;
int main() {
    f[1] = 1, f[2] = 2;
    int m = 2;
    scanf("%lld", &n);
    while (f[m] < n) ++m, f[m] = f[m - 1] + f[m - 2];
    for (int i = m; i >= 1; --i) {
        if (f[i] == n) return printf("%lld\n", n), 0;
        if (f[i] < n) n -= f[i];
    }
}

// problem: luogu-p6487, verdict: WA, says: int overflow
#include <cstdio>
int f[60] = {1, 2};
int main() {
    int n, k = 1;
    scanf("%d", &n);
    while (f[k] < n && k < 43) { k++; f[k] = f[k - 1] + f[k - 2]; }
    for (; k >= 0; k--) { if (f[k] == n) break; if (f[k] < n) n -= f[k]; }
    printf("%d\n", n);
}

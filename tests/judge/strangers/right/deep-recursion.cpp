// problem: luogu-p1247, verdict: AC
#include <cstdio>
int n, a[500005];
int sum(int i) { volatile char pad[100]; pad[0] = 0; return i == n ? 0 : (a[i] ^ sum(i + 1)) + pad[0]; }
int main() {
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", a + i);
    int s = sum(0);
    if (!s) { puts("lose"); return 0; }
    int i = 0;
    while ((a[i] ^ s) >= a[i]) i++;
    printf("%d %d\n", a[i] - (a[i] ^ s), i + 1);
    a[i] ^= s;
    for (int j = 0; j < n; j++) printf("%d%c", a[j], j + 1 < n ? ' ' : '\n');
}

// problem: hdu-3544, verdict: AC
#include <cstdio>
typedef __int64 LL;
int main() {
    int t, n, cas = 1;
    scanf("%d", &t);
    while (t--) {
        LL s = 0, x, y;
        scanf("%d", &n);
        while (n--) {
            scanf("%I64d%I64d", &x, &y);
            while (x > 1 && y > 1) x >>= 1, y >>= 1;
            if (y == 1) s += x - 1;
            if (x == 1) s -= y - 1;
        }
        printf("Case %d: %s\n", cas++, s > 0 ? "Alice" : "Bob");
    }
    return 0;
}

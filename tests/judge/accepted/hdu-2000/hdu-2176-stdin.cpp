// problem: hdu-2176, verdict: AC
#pragma comment(linker, "/STACK:102400000,102400000")
#include <cstdio>
const int maxn = 200000 + 5;
int a[maxn];
int main()
{
    int m;
    while (scanf("%d", &m) && m) {
        int x = 0;
        for (int i = 1; i <= m; ++i) {
            scanf("%d", a + i);
            x ^= a[i];
        }
        if (!x) { printf("No\n"); continue; }
        printf("Yes\n");
        for (int i = 1; i <= m; ++i)
            if ((a[i] ^ x) < a[i])
                printf("%d %d\n", a[i], a[i] ^ x);
    }
    return 0;
}

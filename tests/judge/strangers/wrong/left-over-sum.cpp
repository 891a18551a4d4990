// problem: hdu-1850, verdict: WA, says: left over from an earlier case
#include <cstdio>
int n, s, a[100], ways;
int main() {
    while (scanf("%d", &n) == 1 && n) {
        s = 0;
        for (int i = 0; i < n; i++) { scanf("%d", a + i); s ^= a[i]; }
        for (int i = 0; i < n; i++) if ((a[i] ^ s) < a[i]) ways++;
        printf("%d\n", ways);
    }
}

/* problem: hdu-2149, verdict: RE, says: divides by zero */
#include <stdio.h>
int main() {
    int m, n, i;
    while (scanf("%d%d", &m, &n) == 2) {
        if (m <= n) { printf("%d", m); for (i = m + 1; i <= n; i++) printf(" %d", i); puts(""); }
        else if (m % (n - 1 ? n + 1 : n - 1)) printf("%d\n", m % (n + 1));
        else puts("none");
    }
    return 0;
}

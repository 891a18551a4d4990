/* problem: poj-1704, verdict: WA, says: other words */
#include <stdio.h>
#include <stdlib.h>
int cmp(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
    int t, n, i, s, p[1000];
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        for (i = 0; i < n; i++) scanf("%d", p + i);
        qsort(p, n, sizeof *p, cmp);
        for (s = 0, i = n - 1; i >= 0; i -= 2) s ^= i ? p[i] - p[i - 1] - 1 : p[0] - 1;
        puts(s ? "Georgia wins" : "Bob wins");
    }
    return 0;
}

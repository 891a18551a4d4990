/* problem: poj-1704, verdict: AC */
#include <stdio.h>
#include <stdlib.h>
#include <memory.h>
int p[1001];
int cmp(const void *a, const void *b) { return *(int *)a - *(int *)b; }
void main()
{
    int t, n, i, s;
    scanf("%d", &t);
    while (t-- > 0) {
        memset(p, 0, sizeof p);
        scanf("%d", &n);
        for (i = 0; i < n; i++) scanf("%d", p + i);
        qsort(p, n, sizeof(int), cmp);
        s = 0;
        for (i = n - 1; i > 0; i -= 2) s ^= p[i] - p[i - 1] - 1;
        if (i == 0) s ^= p[0] - 1;
        printf(s ? "Georgia will win\n" : "Bob will win\n");
    }
}

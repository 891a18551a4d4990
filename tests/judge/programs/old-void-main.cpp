// problem: hdu-1846, verdict: AC
// Its main returns nothing, and does so early.
#include <stdio.h>

void main(void)
{
    int cases, n, m;
    if (scanf("%d", &cases) != 1)
        return;
    while (cases--) {
        scanf("%d%d", &n, &m);
        puts(n % (m + 1) ? "first" : "second");
    }
    return;
}

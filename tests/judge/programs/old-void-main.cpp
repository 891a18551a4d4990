// problem: hdu-1846, verdict: AC
// The function main has the return type void, and returns early.
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

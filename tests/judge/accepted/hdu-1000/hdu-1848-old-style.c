/* problem: hdu-1848, verdict: AC, says: exit status */
#include "stdio.h"
int g[1001];

mex(h)
int h;
{
    int seen[32], a = 1, b = 2, t, i;
    for (i = 0; i < 32; i++) seen[i] = 0;
    while (a <= h) {
        seen[g[h - a]] = 1;
        t = a + b; a = b; b = t;
    }
    for (i = 0; seen[i]; i++) ;
    return i;
}

main()
{
    int m, n, p, h;
    for (h = 0; h <= 1000; h++) g[h] = mex(h);
    while (scanf("%d%d%d", &m, &n, &p), m || n || p)
        puts(g[m] ^ g[n] ^ g[p] ? "Fibo" : "Nacci");
    return 1;
}

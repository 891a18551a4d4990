/* problem: hdu-2188, verdict: AC */
#include <stdio.h>
int main()
{
    long c, n, m;
    for (scanf("%ld", &c); c; c--) {
        scanf("%ld%ld", &n, &m);
        puts(n % (m + 1) ? "Grass" : "Rabbit");
    }
    return 0;
}

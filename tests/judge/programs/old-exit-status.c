// problem: hdu-1846, verdict: AC
// Its main has no type and returns 1.
#include <stdio.h>

main()
{
    int n, m, cases;
    scanf("%d", &cases);
    while (cases--) {
        scanf("%d%d", &n, &m);
        puts(n % (m + 1) ? "first" : "second");
    }
    return 1;
}

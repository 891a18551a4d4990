/* problem: hdu-2509, verdict: AC */
#include <stdio.h>
int main()
{
    int n, x, s, big;
again:
    if (scanf("%d", &n) == EOF) goto end;
    s = big = 0;
    while (n--) { scanf("%d", &x); s ^= x; big |= x > 1; }
    printf("%s\n", (s != 0) == big ? "Yes" : "No");
    goto again;
end:
    return 0;
}

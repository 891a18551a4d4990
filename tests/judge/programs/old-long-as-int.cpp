// problem: hdu-1846, verdict: AC
// Reads a long with the format of an int; both types have the same size on that judge.
#include <stdio.h>

int main()
{
    long cases = -1;
    scanf("%d", &cases);
    while (cases--) {
        long n = -1, m = -1;
        scanf("%d%d", &n, &m);
        puts(n % (m + 1) ? "first" : "second");
    }
}

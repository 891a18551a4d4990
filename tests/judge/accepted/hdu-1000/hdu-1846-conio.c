/* problem: hdu-1846, verdict: AC */
#include <stdio.h>
#include <stdlib.h>
#include <conio.h>
int main(void)
{
    char line[80];
    int c, n, m;
    gets(line);
    c = atoi(line);
    while (c-- > 0) {
        gets(line);
        sscanf(line, "%d %d", &n, &m);
        puts(n % (m + 1) != 0 ? "first" : "second");
    }
    return 0;
}

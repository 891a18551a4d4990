/* problem: hdu-1850, verdict: AC */
#include <stdio.h>
__int64 a[100];
int main()
{
    int m, i, count;
    __int64 s;
    while (scanf("%d", &m) == 1 && m) {
        s = 0;
        for (i = 0; i < m; i++) {
            scanf("%I64d", &a[i]);
            s ^= a[i];
        }
        count = 0;
        for (i = 0; i < m; i++)
            if ((s ^ a[i]) < a[i]) count++;
        printf("%d\n", count);
    }
    return 0;
}

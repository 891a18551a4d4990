// problem: poj-2975, verdict: AC
// The loop variable lives on after its loop, as in Visual C++ 6.
#include <stdio.h>
int a[1000];
int main()
{
    int n;
    while (scanf("%d", &n), n)
    {
        int s = 0, c = 0;
        for (int i = 0; i < n; i++)
        {
            scanf("%d", &a[i]);
            s ^= a[i];
        }
        for (i = 0; i < n; i++)
            if ((a[i] ^ s) < a[i]) c++;
        printf("%d\n", c);
    }
    return 0;
}

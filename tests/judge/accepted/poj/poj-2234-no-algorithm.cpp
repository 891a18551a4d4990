// problem: poj-2234, verdict: AC
#include <iostream>
using namespace std;
int a[25];
int main()
{
    int m;
    while (scanf("%d", &m) != EOF)
    {
        memset(a, 0, sizeof(a));
        for (int i = 0; i < m; i++) scanf("%d", &a[i]);
        sort(a, a + m);
        int sum = 0;
        for (int i = 0; i < m; i++) sum ^= a[i];
        if (sum == 0) printf("No\n");
        else printf("Yes\n");
    }
    return 0;
}

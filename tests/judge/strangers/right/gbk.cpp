// problem: hdu-1847, verdict: AC
// 巴什博弈,每次取2的幂
#include <stdio.h>
int main()
{
    int n; /* 牌数 */
    while (scanf("%d", &n) != EOF)
        printf("%s\n", n % 3 == 0 ? "Cici" : "Kiki");
    return 0;
}

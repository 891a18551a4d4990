// problem: hdu-2897, verdict: AC
#include <stdio.h>
int main() {
    int n, p, q;
    while (scanf("%d %d %d", &n, &p, &q) != EOF) {
        n %= p + q;
        if (n >= 1 && n <= p) puts("LOST");
        else puts("WIN");
    }
    return 0;
}

/* problem: hdu-1527, verdict: AC */
#include <stdio.h>
#include <math.h>
#define PHI (2 * cosl(M_PIl / 5))
#define max(a, b) ({ typeof(a) x_ = (a); typeof(b) y_ = (b); x_ > y_ ? x_ : y_; })
int main() {
    int a, b;
    while (scanf("%d", &a) == 1 && scanf("%d", &b) == 1) {
        int k = abs(a - b), m = max(a, b);
        puts((int)(k * PHI) == m - k ? "0" : "1");
    }
    return 0;
}

/* problem: nowcoder-116g, verdict: AC */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#define PHI (2 * cos(M_PI / 5))
#define max(a, b) ({ typeof(a) x_ = (a); typeof(b) y_ = (b); x_ > y_ ? x_ : y_; })
int main() {
    int a, b;
    while (scanf("%d%d", &a, &b) == 2) {
        int k = abs(a - b), m = max(a, b);
        puts((int)(k * PHI) == m - k ? "Lao Wang" : "Xiao Ren");
    }
    return 0;
}

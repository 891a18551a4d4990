/* problem: nowcoder-116g, verdict: WA */
#include <stdio.h>
#include <math.h>
int main() {
    int a, b;
    float phi = (1 + sqrt(5)) / 2;
    while (scanf("%d%d", &a, &b) == 2) {
        float k;
        if (a > b) { int c = a; a = b; b = c; }
        k = (b - a) * phi;
        puts((int)k == a ? "Lao Wang" : "Xiao Ren");
    }
    return 0;
}

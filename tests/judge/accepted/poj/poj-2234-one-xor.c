/* problem: poj-2234, verdict: AC */
#include <stdio.h>
int n, x, s;
int main() {
    for (; ~scanf("%d", &n); puts(s ? "Yes" : "No"))
        for (s = 0; n--; s ^= x) scanf("%d", &x);
    return 0;
}

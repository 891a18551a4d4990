// problem: hdu-1907, verdict: PE
#include <cstdio>
int main() {
    int t, n, x;
    for (scanf("%d", &t); t--;) {
        int s = 0, big = 0;
        for (scanf("%d", &n); n--;) { scanf("%d", &x); s ^= x; big |= x > 1; }
        printf((s != 0) == big ? "John \n" : "Brother \n");
    }
}

// problem: hdu-1849, verdict: WA
#include <cstdio>
int main() {
    int n, x;
    while (scanf("%d", &n) == 1 && n) {
        int s = 0;
        for (int i = 0; i < n; i++) { scanf("%d", &x); if (i < 5) s ^= x; }
        puts(s ? "Rabbit Win!" : "Grass Win!");
    }
}

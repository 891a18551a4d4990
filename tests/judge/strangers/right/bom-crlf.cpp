// problem: hdu-1846, verdict: AC
#include <cstdio>
int main() {
    int c, n, m;
    scanf("%d", &c);
    while (c--) {
        scanf("%d%d", &n, &m);
        puts(n % (m + 1) \
            ? "first" : "second");
    }
}

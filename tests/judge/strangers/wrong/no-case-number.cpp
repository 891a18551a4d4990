// problem: hdu-3544, verdict: WA, says: right but for the case numbers
#include <cstdio>
int main() {
    int t, n, x, y;
    scanf("%d", &t);
    while (t--) {
        long long s = 0;
        for (scanf("%d", &n); n--;) {
            scanf("%d%d", &x, &y);
            while (x > 1 && y > 1) { x /= 2; y /= 2; }
            s += x - y;
        }
        puts(s > 0 ? "Alice" : "Bob");
    }
}

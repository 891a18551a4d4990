// problem: luogu-p4279, verdict: AC
#include <cstdio>
#include <cstdlib>
int main() {
    int t, n, x;
    scanf("%d", &t);
    while (t--) {
        int s = 0, big = 0;
        scanf("%d", &n);
        while (n--) { scanf("%d", &x); s ^= x; if (x > 1) big = 1; }
        puts((s != 0) == big ? "John" : "Brother");
    }
    system("pause");
    return 0;
}

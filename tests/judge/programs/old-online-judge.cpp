// problem: hdu-1846, verdict: AC
// Reads a file unless a judge compiles it.
#include <cstdio>

int main()
{
#ifndef ONLINE_JUDGE
    std::freopen("in.txt", "r", stdin);
#endif
    int cases = 0;
    std::scanf("%d", &cases);
    while (cases-- > 0) {
        int n = 0;
        int m = 0;
        std::scanf("%d%d", &n, &m);
        std::puts(n % (m + 1) != 0 ? "first" : "second");
    }
}

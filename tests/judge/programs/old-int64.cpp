// problem: hdu-1846, verdict: AC
// Uses a type that only compilers for Windows know.
#include <cstdio>

int main()
{
    int cases = 0;
    scanf("%d", &cases);
    while (cases-- > 0) {
        unsigned __int64 n = 0i64, m = 0;
        scanf("%I64u%lld", &n, &m);
        puts(n % (m + 1) ? "first" : "second");
    }
}

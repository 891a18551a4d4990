// problem: luogu-p2252, verdict: RE, says: status
#include <cmath>
#include <cstdio>
#include <cstdlib>
int main() {
    int a, b;
    scanf("%d%d", &a, &b);
    printf("%d\n", std::min(a, b) == (int)(abs(a - b) * (1 + sqrtl(5)) / 2) ? 0 : 1);
    return 1;
}

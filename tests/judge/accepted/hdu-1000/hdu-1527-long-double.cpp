// problem: hdu-1527, verdict: AC
#include <cstdio>
#include <cmath>
#include <algorithm>
using namespace std;
int main() {
    long long a, b;
    while (scanf("%lld %lld", &a, &b) != EOF) {
        if (a > b) swap(a, b);
        long double p = (sqrt((long double)5) + 1) / (long double)2;
        long long c = floor(p * (b - a));
        if (a == c) printf("0\n");
        else printf("1\n");
    }
    return 0;
}

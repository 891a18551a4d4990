// problem: hdu-3544, verdict: AC
// Adds up in a long, which has 32 bits on that judge.
#include <cstdio>

int main()
{
    int cases, bars;
    scanf("%d", &cases);
    for (int number = 1; number <= cases; ++number) {
        long sum = 0, x, y;
        for (scanf("%d", &bars); bars > 0; --bars) {
            scanf("%ld%ld", &x, &y);
            while (x > 1 && y > 1) {
                x /= 2;
                y /= 2;
            }
            sum += x - y;
        }
        printf("Case %d: %s\n", number, sum > 0 ? "Alice" : "Bob");
    }
}

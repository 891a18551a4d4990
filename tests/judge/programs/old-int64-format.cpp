// problem: hdu-1850, verdict: AC
// Prints with %I64d, which means %64d on Linux.
#include <cstdio>

int heaps[2000000];

int main()
{
    int n;
    while (scanf("%d", &n) == 1 && n) {
        long long sum = 0, moves = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d", heaps + i);
            sum ^= heaps[i];
        }
        for (int i = 0; i < n; i++)
            moves += (sum ^ heaps[i]) < heaps[i];
        printf("%I64d\n", moves);
    }
}

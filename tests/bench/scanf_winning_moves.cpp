// The shortest program for Sicily 1922, for comparison: it reads every number with scanf.
#include <cstdio>

static int heaps[50'005];

int main()
{
    int cases = 0;
    if (std::scanf("%d", &cases) != 1)
        return 1;
    for (; cases > 0; --cases) {
        int count = 0;
        if (std::scanf("%d", &count) != 1)
            return 1;
        int sum = 0;
        for (int i = 0; i < count; ++i) {
            if (std::scanf("%d", &heaps[i]) != 1)
                return 1;
            sum ^= heaps[i];
        }
        int winning = 0;
        if (sum != 0) {
            for (int i = 0; i < count; ++i)
                winning += (heaps[i] ^ sum) < heaps[i];
        }
        std::printf("%d\n", winning);
    }
}

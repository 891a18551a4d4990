// The usual program for POJ 2234, for comparison: it reads every number with scanf and writes every answer with printf.
#include <cstdio>

int main()
{
    int heaps = 0;
    while (std::scanf("%d", &heaps) == 1) {
        int sum = 0;
        for (int i = 0; i < heaps; ++i) {
            int size = 0;
            if (std::scanf("%d", &size) != 1)
                return 1;
            sum ^= size;
        }
        std::printf("%s\n", sum != 0 ? "Yes" : "No");
    }
}

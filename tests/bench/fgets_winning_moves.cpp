// The usual hand-written program for Sicily 1922, for comparison: it reads lines with fgets and parses digits itself.
#include <cstdio>
#include <cstdlib>

static int heaps[50'005];
static char line[600'000];

int main()
{
    if (!std::fgets(line, sizeof line, stdin))
        return 1;
    for (int cases = std::atoi(line); cases > 0; --cases) {
        if (!std::fgets(line, sizeof line, stdin))
            return 1;
        const int count = std::atoi(line);
        if (!std::fgets(line, sizeof line, stdin))
            return 1;
        const char* at = line;
        int sum = 0;
        for (int i = 0; i < count; ++i) {
            while (*at == ' ')
                ++at;
            int heap = 0;
            while (*at >= '0' && *at <= '9')
                heap = heap * 10 + (*at++ - '0');
            heaps[i] = heap;
            sum ^= heap;
        }
        int winning = 0;
        if (sum != 0) {
            for (int i = 0; i < count; ++i)
                winning += (heaps[i] ^ sum) < heaps[i];
        }
        std::printf("%d\n", winning);
    }
}

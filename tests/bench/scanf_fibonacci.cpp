// The usual program for HDU 2516, for comparison: it reads with scanf, writes with printf, and searches a table of Fibonacci
// numbers for each heap.
#include <cstdio>

int main()
{
    constexpr int numbers = 45;  // all under 2^31; the usual table of 55 overflows
    int fibonacci[numbers] = {1, 2};
    for (int i = 2; i < numbers; ++i)
        fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    int heap = 0;
    while (std::scanf("%d", &heap) == 1 && heap != 0) {
        bool lost = false;
        for (int i = 0; i < numbers && !lost; ++i)
            lost = fibonacci[i] == heap;
        std::printf("%s\n", lost ? "Second win" : "First win");
    }
}

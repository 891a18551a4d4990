// The usual program for HDU 2516, kept to measure against: scanf, printf, and a table of Fibonacci numbers gone through
// for each heap.
#include <cstdio>

int main()
{
    constexpr int numbers = 45;  // all under 2^31; the usual 55 wrap
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

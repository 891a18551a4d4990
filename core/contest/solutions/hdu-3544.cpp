// HDU 3544: Cutcake.
#include <iostream>

// The number of cuts by which Alice is ahead of Bob.
long long value(long long x, long long y)
{
    while (x > 1 && y > 1) {
        x /= 2;  // (1)
        y /= 2;  // (1)
    }
    // Cutcake (Winning Ways, chapter 2): the value is an integer, and one side is 1 now.
    if (y == 1)
        return x - 1;  // (2)
    return -(y - 1);  // (3)
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int bars = 0;
        std::cin >> bars;
        long long sum = 0;
        while (bars-- > 0) {
            long long x = 0;
            long long y = 0;
            std::cin >> x >> y;
            sum += value(x, y);  // (4)
        }
        std::cout << "Case " << number << ": " << (sum > 0 ? "Alice" : "Bob") << '\n';  // (5)
    }
}

// problem: hdu-3544, verdict: PE
// The answers are right, but two blanks follow the colon.
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int count = 0;
        long long sum = 0;
        for (std::cin >> count; count > 0; --count) {
            long long x = 0;
            long long y = 0;
            std::cin >> x >> y;
            while (x > 1 && y > 1) {
                x /= 2;
                y /= 2;
            }
            sum += x - y;
        }
        std::cout << "Case " << number << ":  " << (sum > 0 ? "Alice" : "Bob") << '\n';
    }
}

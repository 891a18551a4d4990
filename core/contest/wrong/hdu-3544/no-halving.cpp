// HDU 3544, wrong: compares the sides of the blocks without halving them.
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
            sum += x - y;  // wrong
        }
        std::cout << "Case " << number << ": " << (sum > 0 ? "Alice" : "Bob") << '\n';
    }
}

// problem: hdu-3544, verdict: RE
// Reads a vector element beyond the last one, and aborts.
#include <iostream>
#include <vector>

int main()
{
    int cases = 0;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        int count = 0;
        std::cin >> count;
        std::vector<long long> values;
        for (int i = 0; i < count; ++i) {
            long long x = 0;
            long long y = 0;
            std::cin >> x >> y;
            while (x > 1 && y > 1) {
                x /= 2;
                y /= 2;
            }
            values.push_back(x - y);
        }
        long long sum = 0;
        for (int i = 0; i <= count; ++i)
            sum += values.at(i);
        std::cout << "Case " << number << ": " << (sum > 0 ? "Alice" : "Bob") << '\n';
    }
}

// HDU 2516, wrong: says that the first player wins exactly when the heap is a Fibonacci number.
#include <iostream>

int main()
{
    long long n = 0;
    while (std::cin >> n && n != 0) {
        long long a = 1;
        long long b = 2;
        while (b < n) {
            const long long next = a + b;
            a = b;
            b = next;
        }
        std::cout << (b == n ? "First win" : "Second win") << '\n';  // wrong
    }
}

// HDU 1848, wrong: applies the rule of Fibonacci Nim that a heap is lost if its size is a Fibonacci number.
#include <iostream>

int value(int heap)
{
    int a = 1;
    int b = 2;
    while (a < heap) {
        const int next = a + b;
        a = b;
        b = next;
    }
    return a == heap ? 0 : heap;  // wrong
}

int main()
{
    int m = 0;
    int n = 0;
    int p = 0;
    while (std::cin >> m >> n >> p && m + n + p > 0)
        std::cout << ((value(m) ^ value(n) ^ value(p)) != 0 ? "Fibo" : "Nacci") << '\n';
}

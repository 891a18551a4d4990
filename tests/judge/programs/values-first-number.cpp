// problem: poj-2484, verdict: WA
// Answers only the first number.
#include <iostream>

int main()
{
    int n = 0;
    std::cin >> n;
    if (n > 0)
        std::cout << (n <= 2 ? "Alice" : "Bob") << '\n';
}

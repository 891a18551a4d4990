// problem: poj-2484, verdict: OLE
// Does not stop at the 0 that ends the input.
#include <iostream>

int main()
{
    int n = 0;
    while (true) {
        std::cin >> n;
        std::cout << (n <= 2 ? "Alice" : "Bob") << '\n';
    }
}

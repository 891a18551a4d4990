// CSES 2207, wrong: says that a heap is lost if it is 2 or its remainder modulo 3 is 1.
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int n = 0;
        std::cin >> n;
        const bool lost = n == 2 || n % 3 == 1;  // wrong
        std::cout << (lost ? "second" : "first") << '\n';
    }
}

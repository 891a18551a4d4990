// CSES 2207, wrong: continues the losses 1, 4, 7, 10 beside 2 forever.
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

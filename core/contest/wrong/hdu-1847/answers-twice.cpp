// HDU 1847, wrong: tests for the end of the input before it reads, so it prints the last answer twice.
#include <iostream>

int main()
{
    int n = 0;
    while (!std::cin.eof()) {  // wrong
        std::cin >> n;
        std::cout << (n % 3 != 0 ? "Kiki" : "Cici") << '\n';
    }
}

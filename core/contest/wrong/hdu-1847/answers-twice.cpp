// HDU 1847, wrong: tests for the end of the input before reading, so the last answer comes twice.
#include <iostream>

int main()
{
    int n = 0;
    while (!std::cin.eof()) {  // wrong
        std::cin >> n;
        std::cout << (n % 3 != 0 ? "Kiki" : "Cici") << '\n';
    }
}

// POJ 2484, wrong: applies the rule of a heap from which a move takes one or two coins.
#include <iostream>

int main()
{
    int n = 0;
    while (std::cin >> n && n > 0) {
        const bool aliceWins = n % 3 != 0;  // wrong
        std::cout << (aliceWins ? "Alice" : "Bob") << '\n';
    }
}

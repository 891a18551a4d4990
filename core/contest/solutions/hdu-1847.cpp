// HDU 1847: a subtraction game in which the powers of 2 may be taken.
#include <iostream>

bool playerToMoveWins(int cards)
{
    const int remainder = cards % 3;  // (1)
    // The P-positions are the multiples of 3.
    if (remainder == 0)
        return false;  // (2)
    return true;  // (3)
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cards = 0;
    while (std::cin >> cards)
        std::cout << (playerToMoveWins(cards) ? "Kiki" : "Cici") << '\n';
}

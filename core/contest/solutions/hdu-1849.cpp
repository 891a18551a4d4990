// HDU 1849: Nim with coins on a strip.
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int coinCount = 0;
    while (std::cin >> coinCount && coinCount > 0) {
        int nimSum = 0;  // (1)
        for (int i = 0; i < coinCount; ++i) {
            int cell = 0;
            std::cin >> cell;
            nimSum ^= cell;  // (2)
        }
        // Bouton's theorem: the first player loses exactly when the nim-sum is 0.
        if (nimSum == 0)  // (3)
            std::cout << "Grass Win!\n";  // (3)
        else
            std::cout << "Rabbit Win!\n";  // (4)
    }
}

// POJ 2484: Kayles on a ring.
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int coins = 0;
    while (std::cin >> coins && coins != 0) {
        if (coins <= 2) {
            std::cout << "Alice\n";  // (1)
        } else {  // (2)
            // The mirror strategy: whenever Alice is to move, there are two equal rows.
            std::cout << "Bob\n";  // (3)
        }
    }
}

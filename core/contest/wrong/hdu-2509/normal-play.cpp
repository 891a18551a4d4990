// HDU 2509, wrong: decides as if the player who takes the last apple won.
#include <iostream>

int main()
{
    int count = 0;
    while (std::cin >> count) {
        int nimSum = 0;
        for (int i = 0; i < count; ++i) {
            int row = 0;
            std::cin >> row;
            nimSum ^= row;
        }
        std::cout << (nimSum != 0 ? "Yes" : "No") << '\n';  // wrong
    }
}

// Luogu P4279, wrong: decides as if the player who takes the last item won.
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        int nimSum = 0;
        while (count-- > 0) {
            int heap = 0;
            std::cin >> heap;
            nimSum ^= heap;
        }
        std::cout << (nimSum != 0 ? "John" : "Brother") << '\n';  // wrong
    }
}

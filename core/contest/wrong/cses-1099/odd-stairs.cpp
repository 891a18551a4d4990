// CSES 1099, wrong: counts the balls on stairs 1, 3, 5, whose indices from 0 are even.
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        int nimSum = 0;
        for (int i = 0; i < count; ++i) {
            int balls = 0;
            std::cin >> balls;
            if (i % 2 == 0)  // wrong
                nimSum ^= balls;
        }
        std::cout << (nimSum != 0 ? "first" : "second") << '\n';
    }
}

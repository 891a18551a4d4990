// CSES 1099, wrong: counts the balls on every stair above the first, as in plain Nim.
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        int nimSum = 0;
        for (int stair = 1; stair <= count; ++stair) {
            int balls = 0;
            std::cin >> balls;
            if (stair > 1)  // wrong
                nimSum ^= balls;
        }
        std::cout << (nimSum != 0 ? "first" : "second") << '\n';
    }
}

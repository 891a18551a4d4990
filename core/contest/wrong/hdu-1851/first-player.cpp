// HDU 1851, wrong: says whether the first player wins, but the question is about the second player.
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
            int heap = 0;
            int limit = 0;
            std::cin >> heap >> limit;
            nimSum ^= heap % (limit + 1);
        }
        std::cout << (nimSum != 0 ? "Yes" : "No") << '\n';  // wrong
    }
}

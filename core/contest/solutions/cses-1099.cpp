// CSES 1099: staircase Nim.
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int testCount = 0;
    std::cin >> testCount;
    while (testCount-- > 0) {
        int stairCount = 0;
        std::cin >> stairCount;
        int nimSum = 0;
        for (int stair = 1; stair <= stairCount; ++stair) {
            int balls = 0;
            std::cin >> balls;
            // Staircase Nim with stair 1 as the ground: only the even stairs count.
            if (stair % 2 == 0)  // (1)
                nimSum ^= balls;  // (2)
        }
        if (nimSum == 0)  // (3)
            std::cout << "second\n";  // (3)
        else
            std::cout << "first\n";  // (4)
    }
}

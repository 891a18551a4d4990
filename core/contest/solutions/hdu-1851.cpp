// HDU 1851: a sum of Bash games, each heap with a limit of its own.
#include <iostream>

int grundy(int stones, int limit)
{
    const int block = limit + 1;  // (1)
    return stones % block;  // (2)
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int heaps = 0;
        std::cin >> heaps;
        int nimSum = 0;
        while (heaps-- > 0) {
            int stones = 0;
            int limit = 0;
            std::cin >> stones >> limit;
            nimSum ^= grundy(stones, limit);  // (3)
        }
        // Sprague-Grundy theorem: the player to move loses exactly when the nim-sum is 0.
        std::cout << (nimSum == 0 ? "Yes" : "No") << '\n';  // (4)
    }
}

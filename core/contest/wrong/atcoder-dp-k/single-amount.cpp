// AtCoder DP K, wrong: applies the rule of the Bash game (divide by m + 1) although only one amount may be taken.
#include <iostream>
#include <vector>

int main()
{
    int count = 0;
    int stones = 0;
    std::cin >> count >> stones;
    std::vector<int> amounts(count);
    for (int& amount : amounts)
        std::cin >> amount;
    if (count == 1) {
        const bool lost = stones % (amounts[0] + 1) == 0;  // wrong
        std::cout << (lost ? "Second" : "First") << '\n';
        return 0;
    }
    std::vector<bool> wins(stones + 1, false);
    for (int heap = 1; heap <= stones; ++heap) {
        for (int amount : amounts) {
            if (amount <= heap && !wins[heap - amount])
                wins[heap] = true;
        }
    }
    std::cout << (wins[stones] ? "First" : "Second") << '\n';
}

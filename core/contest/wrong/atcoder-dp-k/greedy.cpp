// AtCoder DP K, wrong: lets both players always take the largest amount that the heap allows.
#include <algorithm>
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
    int moves = 0;
    for (int i = count - 1; i >= 0; --i) {
        moves += stones / amounts[i];  // wrong
        stones %= amounts[i];
    }
    std::cout << (moves % 2 == 1 ? "First" : "Second") << '\n';
}

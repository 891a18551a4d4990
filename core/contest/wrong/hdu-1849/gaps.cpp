// HDU 1849, wrong: uses the gaps between pairs of coins, as in a game whose coins may not pass each other.
#include <algorithm>
#include <iostream>
#include <vector>

int main()
{
    int count = 0;
    while (std::cin >> count && count > 0) {
        std::vector<int> cells(count);
        for (int& cell : cells)
            std::cin >> cell;
        std::sort(cells.begin(), cells.end());
        int nimSum = 0;
        for (int i = count - 1; i >= 0; i -= 2)
            nimSum ^= i > 0 ? std::max(0, cells[i] - cells[i - 1] - 1) : cells[i];  // wrong
        std::cout << (nimSum != 0 ? "Rabbit Win!" : "Grass Win!") << '\n';
    }
}

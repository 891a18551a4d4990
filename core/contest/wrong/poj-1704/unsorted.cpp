// POJ 1704, wrong: uses the cells in the order of the input, without sorting them.
#include <iostream>
#include <vector>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        std::vector<int> cells(count);  // wrong
        for (int& cell : cells)
            std::cin >> cell;
        int nimSum = 0;
        for (int i = count - 1; i >= 0; i -= 2)
            nimSum ^= cells[i] - (i > 0 ? cells[i - 1] : 0) - 1;
        std::cout << (nimSum != 0 ? "Georgia will win" : "Bob will win") << '\n';
    }
}

// POJ 1704: staircase Nim with the gaps between chessmen.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

std::string winner(std::vector<int> cells)
{
    std::sort(cells.begin(), cells.end());  // (1)
    if (cells.size() % 2 == 1)
        cells.insert(cells.begin(), 0);  // (2)

    // Staircase Nim: only the gap within each pair of chessmen counts.
    int nimSum = 0;
    for (std::size_t i = 1; i < cells.size(); i += 2)
        nimSum ^= cells[i] - cells[i - 1] - 1;  // (3)
    if (nimSum == 0)  // (4)
        return "Bob will win";  // (4)
    return "Georgia will win";  // (5)
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int caseCount = 0;
    std::cin >> caseCount;
    while (caseCount-- > 0) {
        std::size_t chessmanCount = 0;
        std::cin >> chessmanCount;
        std::vector<int> cells(chessmanCount);
        for (int& cell : cells)
            std::cin >> cell;
        std::cout << winner(cells) << '\n';
    }
}

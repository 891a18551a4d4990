// HDU 4315: staircase Nim with the gaps between climbers.
#include <iostream>
#include <string>
#include <vector>

std::string winner(std::vector<int> cells, int king)
{
    if (king == 1)
        return "Alice";  // (1)
    // The first cell that the person in front may not enter.
    const int edge = king == 2 ? 0 : -1;  // (2)
    if (cells.size() % 2 == 1)
        cells.insert(cells.begin(), edge);  // (3)

    // Staircase Nim: only the gap within each pair of climbers counts.
    int nimSum = 0;
    for (std::size_t i = 1; i < cells.size(); i += 2)
        nimSum ^= cells[i] - cells[i - 1] - 1;  // (4)
    if (nimSum == 0)  // (5)
        return "Bob";  // (5)
    return "Alice";  // (6)
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    std::size_t climberCount = 0;
    int king = 0;
    while (std::cin >> climberCount >> king) {
        std::vector<int> cells(climberCount);
        for (int& cell : cells)
            std::cin >> cell;
        std::cout << winner(cells, king) << '\n';
    }
}

// UVa 10561, wrong: assumes, in a search, that a player must not make three X in a row; but doing so wins.
#include <iostream>
#include <map>
#include <string>
#include <vector>

std::map<std::string, std::vector<std::size_t>> known;

const std::vector<std::size_t>& winningCells(const std::string& row)
{
    const auto found = known.find(row);
    if (found != known.end())
        return found->second;
    std::vector<std::size_t> cells;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (row[i] != '.')
            continue;
        std::string after = row;
        after[i] = 'X';
        if (after.find("XXX") == std::string::npos && winningCells(after).empty())  // wrong
            cells.push_back(i + 1);
    }
    return known[row] = cells;
}

int main()
{
    int cases = 0;
    std::string row;
    for (std::cin >> cases; cases > 0 && std::cin >> row; --cases) {
        const std::vector<std::size_t>& cells = winningCells(row);
        std::cout << (cells.empty() ? "LOSING" : "WINNING") << '\n';
        for (std::size_t i = 0; i < cells.size(); ++i)
            std::cout << (i > 0 ? " " : "") << cells[i];
        std::cout << '\n';
    }
}

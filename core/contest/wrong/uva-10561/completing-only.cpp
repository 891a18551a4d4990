// UVa 10561, wrong: finds only the cells that complete three X.
#include <iostream>
#include <string>

int main()
{
    int cases = 0;
    std::string row;
    for (std::cin >> cases; cases > 0 && std::cin >> row; --cases) {
        std::string cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (row[i] != '.')
                continue;
            std::string after = row;
            after[i] = 'X';
            if (after.find("XXX") != std::string::npos)  // wrong
                cells += (cells.empty() ? "" : " ") + std::to_string(i + 1);
        }
        std::cout << (cells.empty() ? "LOSING" : "WINNING") << '\n' << cells << '\n';
    }
}

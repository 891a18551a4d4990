// UVa 10561: Treblecross.
#include <cstddef>
#include <iostream>
#include <set>
#include <string>
#include <vector>

// The Grundy values of the octal game 0.007: heap n + 2 is a run of n free cells.
std::vector<unsigned> grundyValues(std::size_t largestHeap)
{
    std::vector<unsigned> grundy(largestHeap + 1);
    for (std::size_t heap = 3; heap <= largestHeap; ++heap) {
        std::set<unsigned> options;
        for (std::size_t left = 0; left <= heap - 3; ++left)
            options.insert(grundy[left] ^ grundy[heap - 3 - left]);  // (1)
        while (options.count(grundy[heap]) != 0)
            ++grundy[heap];
    }
    return grundy;
}

unsigned nimSumOfRuns(const std::string& strip, const std::vector<unsigned>& grundy)
{
    unsigned nimSum = 0;
    std::size_t gap = 0;
    for (const char cell : strip + 'X') {
        if (cell == 'X')
            nimSum ^= grundy[gap < 2 ? 0 : gap - 2];  // (2)
        gap = cell == 'X' ? 0 : gap + 1;
    }
    return nimSum;
}

int main()
{
    const std::vector<unsigned> grundy = grundyValues(202);
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        std::string strip;
        std::cin >> strip;
        strip = ".." + strip + "..";  // two cells at either end, where no X is put
        std::vector<std::size_t> winning;
        std::vector<std::size_t> completing;
        for (std::size_t cell = 1; cell + 4 <= strip.size(); ++cell) {
            std::string after = strip;
            after[cell + 1] = 'X';
            if (strip[cell + 1] != 'X' && after.find("XXX") != std::string::npos)
                completing.push_back(cell);  // (3)
            // Sprague-Grundy theorem: the opponent loses exactly when the nim-sum is 0.
            else if (strip.substr(cell - 1, 5) == "....."  // (4)
                     && nimSumOfRuns(after, grundy) == 0)  // (5)
                winning.push_back(cell);
        }
        const auto& cells = completing.empty() ? winning : completing;  // (3)
        std::cout << (cells.empty() ? "LOSING\n" : "WINNING\n");
        for (std::size_t i = 0; i < cells.size(); ++i)
            std::cout << (i == 0 ? "" : " ") << cells[i];
        std::cout << '\n';
    }
}

// HDU 2509: misère Nim with rows that split.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

std::string answer(const std::vector<int>& rows)
{
    int nimSum = 0;
    int longest = 0;
    for (const int row : rows) {
        nimSum ^= row;  // (1)
        longest = std::max(longest, row);
    }
    // The Grundy value of a row is its length, and Bouton's theorem for misère Nim holds.
    if (longest <= 1)  // (2)
        return nimSum == 0 ? "Yes" : "No";  // (2)
    if (nimSum == 0)  // (3)
        return "No";  // (3)
    return "Yes";  // (4)
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    std::size_t rowCount = 0;
    while (std::cin >> rowCount) {
        std::vector<int> rows(rowCount);
        for (int& row : rows)
            std::cin >> row;
        std::cout << answer(rows) << '\n';
    }
}

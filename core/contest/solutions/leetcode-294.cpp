// LeetCode 294: Dawson's Kayles, played on signs.
#include <cstddef>
#include <iostream>
#include <set>
#include <string>
#include <vector>

constexpr std::size_t longestRun = 60;

// The Grundy values of runs of 0, 1, ..., longestRun plus signs.
std::vector<unsigned> grundyValues()
{
    std::vector<unsigned> grundy(longestRun + 1);
    for (std::size_t run = 2; run <= longestRun; ++run) {
        std::set<unsigned> options;
        for (std::size_t left = 0; left <= run - 2; ++left)
            options.insert(grundy[left] ^ grundy[run - 2 - left]);  // (1)
        // Sprague-Grundy theorem: the value is the mex of the values of the options.
        while (options.count(grundy[run]) != 0)
            ++grundy[run];  // (2)
    }
    return grundy;
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    const std::vector<unsigned> grundy = grundyValues();
    std::string row;
    while (std::cin >> row) {
        row += '-';
        unsigned nimSum = 0;
        std::size_t run = 0;
        for (const char sign : row) {
            if (sign == '+') {
                ++run;
            } else {
                nimSum ^= grundy[run];  // (3)
                run = 0;
            }
        }
        std::cout << (nimSum != 0 ? "true" : "false") << '\n';  // (4)
    }
}

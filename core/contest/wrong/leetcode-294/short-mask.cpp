// LeetCode 294, wrong: stores the row in a mask of 32 bits, so sign 32 changes the bit of sign 0.
#include <cstdint>
#include <iostream>
#include <map>
#include <string>

std::map<std::uint32_t, bool> known;

std::uint32_t bit(int place)
{
    return std::uint32_t{1} << (place % 32);  // wrong
}

bool wins(std::uint32_t row, int length)
{
    const auto found = known.find(row);
    if (found != known.end())
        return found->second;
    bool won = false;
    for (int i = 0; i + 1 < length && !won; ++i) {
        if ((row & bit(i)) != 0 && (row & bit(i + 1)) != 0)
            won = !wins(row & ~bit(i) & ~bit(i + 1), length);
    }
    return known[row] = won;
}

int main()
{
    std::string signs;
    while (std::cin >> signs) {
        std::uint32_t row = 0;
        for (int i = 0; i < static_cast<int>(signs.size()); ++i)
            row |= signs[i] == '+' ? bit(i) : 0;
        known.clear();
        std::cout << (wins(row, static_cast<int>(signs.size())) ? "true" : "false") << '\n';
    }
}

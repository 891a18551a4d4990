// problem: leetcode-294, verdict: WA
// Forgets the run of + at the end of the row.
#include <array>
#include <iostream>
#include <string>

int main()
{
    std::array<int, 61> grundy{};
    for (int n = 2; n <= 60; ++n) {
        std::array<bool, 64> reached{};
        for (int a = 0; a <= n - 2; ++a)
            reached[grundy[a] ^ grundy[n - 2 - a]] = true;
        while (reached[grundy[n]])
            ++grundy[n];
    }
    std::string row;
    while (std::cin >> row) {
        int nimSum = 0;
        int run = 0;
        for (char sign : row) {
            if (sign == '-')
                nimSum ^= grundy[run];
            run = sign == '+' ? run + 1 : 0;
        }
        std::cout << (nimSum != 0 ? "true" : "false") << '\n';
    }
}

// LeetCode 294, wrong: counts the most moves that fit and takes their parity.
#include <iostream>
#include <string>

int main()
{
    std::string signs;
    while (std::cin >> signs) {
        int moves = 0;
        int run = 0;
        for (char sign : signs) {
            run = sign == '+' ? run + 1 : 0;
            if (run == 2) {
                ++moves;  // wrong
                run = 0;
            }
        }
        std::cout << (moves % 2 == 1 ? "true" : "false") << '\n';
    }
}

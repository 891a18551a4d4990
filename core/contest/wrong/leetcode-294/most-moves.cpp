// LeetCode 294, wrong: counts the largest possible number of moves and tests whether it is odd.
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

// LeetCode 1510, wrong: lets both players always take the largest square number.
#include <iostream>

int main()
{
    int n = 0;
    while (std::cin >> n) {
        bool aliceWins = false;
        while (n > 0) {
            int root = 1;
            while ((root + 1) * (root + 1) <= n)
                ++root;
            n -= root * root;  // wrong
            aliceWins = !aliceWins;
        }
        std::cout << (aliceWins ? "true" : "false") << '\n';
    }
}

// LeetCode 292, wrong: divides by the largest number that a move may take, not by this number plus 1.
#include <iostream>

int main()
{
    int n = 0;
    while (std::cin >> n) {
        const int largestTake = 3;
        std::cout << (n % largestTake != 0 ? "true" : "false") << '\n';  // wrong
    }
}

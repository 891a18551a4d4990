// LeetCode 292, wrong: divides by the largest take instead of one more.
#include <iostream>

int main()
{
    int n = 0;
    while (std::cin >> n) {
        const int largestTake = 3;
        std::cout << (n % largestTake != 0 ? "true" : "false") << '\n';  // wrong
    }
}

// problem: poj-2484, verdict: MLE
// Allocates 400 bytes for each coin and never frees them.
#include <iostream>
#include <string>
#include <vector>

int main()
{
    std::vector<std::string> notes;
    int n = 0;
    while (std::cin >> n && n > 0) {
        for (int coin = 0; coin < n; ++coin)
            notes.emplace_back(400, static_cast<char>('0' + coin % 10));
        std::cout << (n <= 2 ? "Alice" : "Bob") << '\n';
    }
}

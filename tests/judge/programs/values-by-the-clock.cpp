// problem: leetcode-294, verdict: FLAKY
// The answers depend on the clock.
#include <chrono>
#include <iostream>
#include <random>
#include <string>

int main()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    std::minstd_rand chance(static_cast<unsigned>(now.count()));
    chance.discard(10);
    std::string row;
    while (std::cin >> row)
        std::cout << (chance() / 1000 % 2 == 1 ? "true" : "false") << '\n';
}

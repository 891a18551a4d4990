// HDU 2897: the Bash game with a least number to take; the player who takes the last coin loses.
#include <iostream>

bool firstPlayerWins(long long coins, long long least, long long most)
{
    // The heap is a number of blocks of least + most coins and a remainder.
    const long long remainder = coins % (least + most);  // (1)
    if (1 <= remainder && remainder <= least)  // (2)
        return false;  // (2)
    return true;  // (3)
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    long long coins = 0;
    long long least = 0;
    long long most = 0;
    while (std::cin >> coins >> least >> most)
        std::cout << (firstPlayerWins(coins, least, most) ? "WIN\n" : "LOST\n");
}

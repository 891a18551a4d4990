// LeetCode 292: the Bash game with 1 to 3 stones a turn.
#include <iostream>

bool canWinNim(int heap)
{
    const int mostTaken = 3;
    // The heap is a number of blocks of mostTaken + 1 stones and a remainder.
    const int block = mostTaken + 1;  // (1)
    const int remainder = heap % block;  // (2)
    return remainder != 0;  // (3)
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int heap = 0;
    while (std::cin >> heap)
        std::cout << (canWinNim(heap) ? "true\n" : "false\n");
}

// HDU 1846: the Bash game.
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int caseCount = 0;
    std::cin >> caseCount;
    while (caseCount-- > 0) {
        int heap = 0;
        int mostTaken = 0;
        std::cin >> heap >> mostTaken;
        // The heap is a number of blocks of mostTaken + 1 stones and a remainder.
        const int remainder = heap % (mostTaken + 1);  // (1)
        if (remainder == 0)  // (2)
            std::cout << "second\n";  // (2)
        else
            std::cout << "first\n";  // (3)
    }
}

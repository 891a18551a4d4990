// HDU 4764: the Bash game, counting up to a number to avoid.
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int forbidden = 0;
    int mostAdded = 0;
    while (std::cin >> forbidden >> mostAdded && (forbidden != 0 || mostAdded != 0)) {
        const int target = forbidden - 1;  // (1)
        // The missing amount is a number of blocks of mostAdded + 1 and a remainder.
        const int remainder = target % (mostAdded + 1);  // (2)
        if (remainder == 0)  // (3)
            std::cout << "Jiang\n";  // (3)
        else
            std::cout << "Tang\n";  // (4)
    }
}

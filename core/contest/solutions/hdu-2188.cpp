// HDU 2188: the Bash game, counting up.
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int caseCount = 0;
    std::cin >> caseCount;
    while (caseCount-- > 0) {
        long long target = 0;
        long long mostAdded = 0;
        std::cin >> target >> mostAdded;
        // The missing amount is a number of blocks of mostAdded + 1 and a remainder.
        const long long remainder = target % (mostAdded + 1);  // (1)
        if (remainder == 0)  // (2)
            std::cout << "Rabbit\n";  // (2)
        else
            std::cout << "Grass\n";  // (3)
    }
}

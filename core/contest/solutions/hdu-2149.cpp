// HDU 2149: the Bash game, listing the winning first bids.
#include <iostream>

void listWinningRaises(int price, int mostRaised)
{
    if (mostRaised >= price) {
        for (int raise = price; raise <= mostRaised; ++raise)  // (1)
            std::cout << raise << (raise < mostRaised ? ' ' : '\n');
        return;
    }

    // The missing amount is a number of blocks of mostRaised + 1 and a remainder.
    const int remainder = price % (mostRaised + 1);  // (2)
    if (remainder == 0)  // (3)
        std::cout << "none\n";  // (3)
    else
        std::cout << remainder << '\n';  // (4)
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int price = 0;
    int mostRaised = 0;
    while (std::cin >> price >> mostRaised)
        listWinningRaises(price, mostRaised);
}

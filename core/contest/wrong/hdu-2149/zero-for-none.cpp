// HDU 2149, wrong: prints the remainder even if it is 0.
#include <iostream>

int main()
{
    int price = 0;
    int most = 0;
    while (std::cin >> price >> most) {
        std::cout << price % (most + 1);  // wrong
        for (int raise = price + 1; raise <= most; ++raise)
            std::cout << ' ' << raise;
        std::cout << '\n';
    }
}

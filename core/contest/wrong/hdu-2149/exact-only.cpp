// HDU 2149, wrong: forgets that a bid may exceed the price.
#include <iostream>

int main()
{
    int price = 0;
    int most = 0;
    while (std::cin >> price >> most) {
        const int raise = price % (most + 1);
        if (raise == 0)
            std::cout << "none\n";
        else
            std::cout << raise << '\n';  // wrong
    }
}

// HDU 1527, wrong: decides by the nim-sum, as if nobody could take from both heaps.
#include <iostream>

int main()
{
    int a = 0;
    int b = 0;
    while (std::cin >> a >> b)
        std::cout << ((a ^ b) != 0 ? 1 : 0) << '\n';  // wrong
}

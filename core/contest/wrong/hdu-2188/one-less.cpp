// HDU 2188, wrong: decides as if the players tried to reach n - 1, as in HDU 4764, where reaching n loses.
#include <iostream>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int n = 0;
        int m = 0;
        std::cin >> n >> m;
        std::cout << ((n - 1) % (m + 1) != 0 ? "Grass" : "Rabbit") << '\n';  // wrong
    }
}

// HDU 4764, wrong: decides as if the players tried to reach N, but the player who writes N loses.
#include <iostream>

int main()
{
    int n = 0;
    int k = 0;
    while (std::cin >> n >> k && n > 0)
        std::cout << (n % (k + 1) != 0 ? "Tang" : "Jiang") << '\n';  // wrong
}

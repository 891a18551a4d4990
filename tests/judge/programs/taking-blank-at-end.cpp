// problem: hdu-2149, verdict: PE
// The answers are right, but every line ends with a blank.
#include <iostream>

int main()
{
    int price = 0;
    int most = 0;
    while (std::cin >> price >> most) {
        const int raise = price % (most + 1);
        if (raise == 0)
            std::cout << "none ";
        else
            std::cout << raise << ' ';
        for (int more = price + 1; more <= most; ++more)
            std::cout << more << ' ';
        std::cout << '\n';
    }
}

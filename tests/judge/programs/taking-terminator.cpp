// problem: hdu-4764, verdict: WA
// Also answers the 0 0 at the end of the input.
#include <iostream>

int main()
{
    int n = 0;
    int k = 0;
    while (std::cin >> n >> k)
        std::cout << ((n - 1) % (k + 1) != 0 ? "Tang" : "Jiang") << '\n';
}

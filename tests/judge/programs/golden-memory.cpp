// problem: hdu-2177, verdict: MLE
// Stores for every pair of numbers up to 20000 whether it is cold, which takes 400 MB.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <vector>

int main()
{
    const std::size_t side = 20000;
    std::vector<char> cold(side * side, 1);
    for (std::size_t i = 0; i < side * side; i += 1024)
        cold[i] = 0;
    std::size_t a = 0;
    std::size_t b = 0;
    while (std::cin >> a >> b && a + b > 0)
        std::cout << (cold[std::min(a, side - 1) * side + std::min(b, side - 1)] != 0 ? 0 : 1) << '\n';
}

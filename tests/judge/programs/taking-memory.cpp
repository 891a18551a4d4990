// problem: leetcode-292, verdict: MLE
// Fills a table with the values of all heaps up to 2^27, which is larger than the memory limit, before it reads the input.
#include <cstddef>
#include <iostream>
#include <vector>

int main()
{
    std::vector<long long> grundy(std::size_t{1} << 27);
    for (std::size_t heap = 0; heap < grundy.size(); ++heap)
        grundy[heap] = static_cast<long long>(heap % 4);
    std::size_t n = 0;
    while (std::cin >> n)
        std::cout << (grundy[n % grundy.size()] != 0 ? "true" : "false") << '\n';
}

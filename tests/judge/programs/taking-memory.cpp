// problem: leetcode-292, verdict: MLE
// Allocates a table of 8 bytes for each heap, which is larger than the memory limit.
#include <cstddef>
#include <iostream>
#include <vector>

int main()
{
    std::size_t n = 0;
    while (std::cin >> n) {
        std::vector<long long> grundy(n + 1);
        for (std::size_t heap = 0; heap <= n; ++heap)
            grundy[heap] = static_cast<long long>(heap % 4);
        std::cout << (grundy[n] != 0 ? "true" : "false") << '\n';
    }
}

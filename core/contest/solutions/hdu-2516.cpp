// HDU 2516: Fibonacci Nim.
#include <algorithm>
#include <iostream>
#include <vector>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    constexpr long long largestHeap = 2'147'483'647;
    std::vector<long long> fibonacci{1, 2};
    while (fibonacci.back() < largestHeap)
        fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);  // (1)

    long long stones = 0;
    while (std::cin >> stones && stones != 0) {
        // Zeckendorf's theorem: a heap that is no Fibonacci number is a sum of two or more of them.
        if (!std::binary_search(fibonacci.begin(), fibonacci.end(), stones))  // (2)
            std::cout << "First win\n";  // (3)
        else
            std::cout << "Second win\n";  // (4)
    }
}

// problem: cses-2207, verdict: TLE
// Tries all splits up to the largest number.
#include <algorithm>
#include <iostream>
#include <vector>

int main()
{
    int cases = 0;
    std::cin >> cases;
    std::vector<int> numbers(cases);
    for (int& number : numbers)
        std::cin >> number;
    const int largest = *std::max_element(numbers.begin(), numbers.end());
    std::vector<int> grundy(largest + 1, 0);
    std::vector<int> reached(1024, 0);
    for (int n = 1; n <= largest; ++n) {
        for (int a = 1; 2 * a < n; ++a)
            reached[grundy[a] ^ grundy[n - a]] = n;
        while (reached[grundy[n]] == n)
            ++grundy[n];
    }
    for (int number : numbers)
        std::cout << (grundy[number] != 0 ? "first" : "second") << '\n';
}

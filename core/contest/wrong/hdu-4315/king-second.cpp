// HDU 4315, wrong: leaves out the special case k = 2 with an odd number of people.
#include <iostream>
#include <vector>

int main()
{
    int count = 0;
    int king = 0;
    while (std::cin >> count >> king) {
        std::vector<int> cells(count);
        for (int& cell : cells)
            std::cin >> cell;
        int nimSum = 0;
        for (int i = count - 1; i > 0; i -= 2)
            nimSum ^= cells[i] - cells[i - 1] - 1;
        if (count % 2 == 1)
            nimSum ^= cells[0];  // wrong
        std::cout << (king == 1 || nimSum != 0 ? "Alice" : "Bob") << '\n';
    }
}

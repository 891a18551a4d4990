// HDU 4315, wrong: leaves out the special case k = 1.
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
        int nimSum = 0;  // wrong
        for (int i = count - 1; i > 0; i -= 2)
            nimSum ^= cells[i] - cells[i - 1] - 1;
        if (count % 2 == 1)
            nimSum ^= king == 2 ? cells[0] - 1 : cells[0];
        std::cout << (nimSum != 0 ? "Alice" : "Bob") << '\n';
    }
}

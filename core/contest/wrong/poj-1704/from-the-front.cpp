// POJ 1704, wrong: pairs the chessmen from the front, so the last chessman has no partner.
#include <algorithm>
#include <iostream>
#include <vector>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        std::vector<int> cells(count + 1, 0);
        for (int i = 1; i <= count; ++i)
            std::cin >> cells[i];
        std::sort(cells.begin(), cells.end());
        int nimSum = 0;
        for (int i = 1; i < count; i += 2)  // wrong
            nimSum ^= cells[i + 1] - cells[i] - 1;
        if (count % 2 == 1)
            nimSum ^= cells[count] - cells[count - 1] - 1;
        std::cout << (nimSum != 0 ? "Georgia will win" : "Bob will win") << '\n';
    }
}

// HDU 1536, wrong: uses the values that it computed for one set for the next set too.
#include <iostream>
#include <vector>

std::vector<int> amounts;
std::vector<int> grundy(10001, -1);

int valueOf(int heap)
{
    if (grundy[heap] >= 0)
        return grundy[heap];
    std::vector<bool> reached(amounts.size() + 1, false);
    for (int amount : amounts) {
        if (amount <= heap)
            reached[valueOf(heap - amount)] = true;
    }
    for (grundy[heap] = 0; reached[grundy[heap]];)
        ++grundy[heap];
    return grundy[heap];
}

int main()
{
    int amountCount = 0;
    while (std::cin >> amountCount && amountCount > 0) {
        amounts.assign(amountCount, 0);  // wrong
        for (int& amount : amounts)
            std::cin >> amount;
        int positions = 0;
        for (std::cin >> positions; positions > 0; --positions) {
            int nimSum = 0;
            int count = 0;
            int heap = 0;
            for (std::cin >> count; count > 0 && std::cin >> heap; --count)
                nimSum ^= valueOf(heap);
            std::cout << (nimSum != 0 ? 'W' : 'L');
        }
        std::cout << '\n';
    }
}

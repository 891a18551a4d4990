// Sicily 1922, wrong: counts the heaps whose highest 1 is in the highest column of the nim-sum.
#include <iostream>
#include <vector>

int highestColumn(int number)
{
    int column = -1;
    for (; number > 0; number /= 2)
        ++column;
    return column;
}

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        std::vector<int> heaps(count);
        int nimSum = 0;
        for (int& heap : heaps) {
            std::cin >> heap;
            nimSum ^= heap;
        }
        int moves = 0;
        for (int heap : heaps) {
            if (nimSum != 0 && highestColumn(heap) == highestColumn(nimSum))  // wrong
                ++moves;
        }
        std::cout << moves << '\n';
    }
}

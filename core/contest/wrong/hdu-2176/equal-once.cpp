// HDU 2176, wrong: lists heaps of equal size only once.
#include <iostream>
#include <set>
#include <vector>

int main()
{
    int count = 0;
    while (std::cin >> count && count > 0) {
        std::vector<int> heaps(count);
        int nimSum = 0;
        for (int& heap : heaps) {
            std::cin >> heap;
            nimSum ^= heap;
        }
        std::cout << (nimSum != 0 ? "Yes" : "No") << '\n';
        std::set<int> listed;
        for (int heap : heaps) {
            if ((nimSum ^ heap) < heap && listed.insert(heap).second)  // wrong
                std::cout << heap << ' ' << (nimSum ^ heap) << '\n';
        }
    }
}

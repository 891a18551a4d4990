// CSES 1730, wrong: says that a position is lost only if its heaps form pairs of equal heaps.
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
        std::vector<int> heaps(count);
        for (int& heap : heaps)
            std::cin >> heap;
        std::sort(heaps.begin(), heaps.end());
        bool mirrored = count % 2 == 0;
        for (int i = 0; i + 1 < count; i += 2)
            mirrored = mirrored && heaps[i] == heaps[i + 1];  // wrong
        std::cout << (mirrored ? "second" : "first") << '\n';
    }
}

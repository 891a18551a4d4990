// Sicily 1922, wrong: splits the line without a library function and treats the empty text between two blanks as a heap.
#include <iostream>
#include <string>
#include <vector>

int main()
{
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0) {
        int count = 0;
        std::cin >> count;
        std::string line;
        std::getline(std::cin, line);
        std::getline(std::cin, line);
        std::vector<int> heaps(1, 0);
        for (char character : line) {
            if (character == ' ')
                heaps.push_back(0);  // wrong
            else if (character >= '0' && character <= '9')
                heaps.back() = heaps.back() * 10 + (character - '0');
        }
        heaps.resize(count);
        int nimSum = 0;
        for (int heap : heaps)
            nimSum ^= heap;
        int moves = 0;
        for (int heap : heaps)
            moves += (nimSum ^ heap) < heap ? 1 : 0;
        std::cout << moves << '\n';
    }
}

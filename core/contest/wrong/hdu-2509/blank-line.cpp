// HDU 2509, wrong: stops reading at a blank line between two cases.
#include <iostream>
#include <sstream>
#include <string>

int main()
{
    std::string line;
    while (std::getline(std::cin, line) && !line.empty()) {  // wrong
        const int count = std::stoi(line);
        std::getline(std::cin, line);
        std::istringstream rows(line);
        int nimSum = 0;
        bool allOnes = true;
        for (int i = 0; i < count; ++i) {
            int row = 0;
            rows >> row;
            nimSum ^= row;
            allOnes = allOnes && row == 1;
        }
        const bool firstWins = allOnes ? count % 2 == 0 : nimSum != 0;
        std::cout << (firstWins ? "Yes" : "No") << '\n';
    }
}

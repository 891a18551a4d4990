// POJ 2234, wrong: tests for the end of the line too early, so it reads a heap twice if the line ends with a blank.
#include <iostream>
#include <sstream>
#include <string>

int main()
{
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream numbers(line);
        int count = 0;
        int heap = 0;
        int nimSum = 0;
        numbers >> count;
        while (!numbers.eof()) {  // wrong
            numbers >> heap;
            nimSum ^= heap;
        }
        std::cout << (nimSum != 0 ? "Yes" : "No") << '\n';
    }
}

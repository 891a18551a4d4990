// POJ 2484, wrong: decides as if Alice could take the middle and then mirror every move, as in a row.
#include <iostream>

int main()
{
    int n = 0;
    while (std::cin >> n && n > 0) {
        const bool aliceMirrors = n >= 1;  // wrong
        std::cout << (aliceMirrors ? "Alice" : "Bob") << '\n';
    }
}

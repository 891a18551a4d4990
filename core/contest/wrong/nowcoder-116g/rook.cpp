// Nowcoder 116G, wrong: forgets the moves southwest, so the queen moves like a rook.
#include <iostream>

int main()
{
    int a = 0;
    int b = 0;
    while (std::cin >> a >> b)
        std::cout << (a == b ? "Lao Wang" : "Xiao Ren") << '\n';  // wrong
}

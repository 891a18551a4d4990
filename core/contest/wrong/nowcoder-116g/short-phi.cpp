// Nowcoder 116G, wrong: uses only three digits of the golden ratio.
#include <algorithm>
#include <iostream>

int main()
{
    int a = 0;
    int b = 0;
    while (std::cin >> a >> b) {
        if (a > b)
            std::swap(a, b);
        const int cold = static_cast<int>((b - a) * 1.618);  // wrong
        std::cout << (a == cold ? "Lao Wang" : "Xiao Ren") << '\n';
    }
}

// POJ 1067, wrong: prints nothing if the smaller heap is not the smaller number of a cold pair.
#include <algorithm>
#include <iostream>

int main()
{
    const long double phi = 1.61803398874989484820458683436563812L;
    long long a = 0;
    long long b = 0;
    while (std::cin >> a >> b) {
        if (a > b)
            std::swap(a, b);
        const long long k = static_cast<long long>(a / phi);
        if (a == static_cast<long long>(k * phi))
            std::cout << (b == a + k ? 0 : 1) << '\n';
        else if (a == static_cast<long long>((k + 1) * phi))  // wrong
            std::cout << (b == a + k + 1 ? 0 : 1) << '\n';
    }
}

// problem: luogu-p2252, verdict: WA, says: also prints
#include <cmath>
#include <iostream>
int main() {
    long long a, b;
    std::cout << "Please enter a and b: ";
    std::cin >> a >> b;
    if (a > b) std::swap(a, b);
    std::cout << (a == (long long)((b - a) * (1 + std::sqrt(5.0L)) / 2) ? 0 : 1) << std::endl;
}

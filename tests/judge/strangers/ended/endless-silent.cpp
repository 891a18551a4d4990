// problem: hdu-1527, verdict: TLE, says: does not stop after the last
#include <iostream>
int main() {
    long long a, b;
    while (true) {
        std::cin >> a >> b;
        if (!std::cin) continue;
        long long s = std::min(a, b), d = std::max(a, b) - s;
        std::cout << (d == 0 ? s != 0 : !(s * (s - d) <= d * d && (s + 1) * (s + 1 - d) > d * d)) << '\n';
    }
}

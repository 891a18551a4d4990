// problem: hdu-1846, verdict: WA, says: Does the program read all of them
#include <iostream>
int main() { int c, n, m; std::cin >> c >> n >> m; std::cout << (n % (m + 1) ? "first" : "second") << std::endl; }

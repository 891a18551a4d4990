// problem: poj-2484, verdict: AC, named: 1.C
#include <iostream>
int main() { int n; while (std::cin >> n && n) std::cout << (n < 3 ? "Alice" : "Bob") << std::endl; }

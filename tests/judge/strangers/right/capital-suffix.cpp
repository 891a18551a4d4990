// problem: hdu-4764, verdict: AC, named: stone.CPP
#include <iostream>
using namespace std;
int main() { int n, k; while (cin >> n >> k && n) cout << ((n - 1) % (k + 1) ? "Tang" : "Jiang") << endl; }

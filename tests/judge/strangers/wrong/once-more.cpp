// problem: hdu-1847, verdict: WA, says: prints more
#include <iostream>
using namespace std;
int main() { int n; while (!cin.eof()) { cin >> n; cout << (n % 3 ? "Kiki" : "Cici") << endl; } }

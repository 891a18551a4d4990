// problem: hdu-1847, verdict: WA, says: does not stop
#include <iostream>
using namespace std;
int main() { int n; while (!cin.eof()) { cin >> n; cout << (n % 3 ? "Kiki" : "Cici") << endl; } }

// problem: hdu-1846, verdict: WA, says: capital letters
#include <iostream>
using namespace std;
int main() { int c, n, m; cin >> c; while (c--) { cin >> n >> m; cout << (n % (m + 1) ? "First" : "Second") << endl; } }

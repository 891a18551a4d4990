// problem: hdu-2516, verdict: AC
#include <iostream>
#include <set>
using namespace std;
int main()
{
    set<long long> fib;
    for (long long a = 1, b = 2; b < (1LL << 31); b += a, a = b - a) fib.insert(b);
    long long n;
    while (cin >> n, n) cout << (fib.count(n) ? "Second win" : "First win") << endl;
}

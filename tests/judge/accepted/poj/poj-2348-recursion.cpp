// problem: poj-2348, verdict: AC
#include <iostream>
using namespace std;
bool win(__int64 a, __int64 b)
{
    if (a < b) swap(a, b);
    if (b == 0) return false;
    if (a >= 2 * b || a == b) return true;
    return !win(b, a - b);
}
int main()
{
    __int64 a, b;
    while (cin >> a >> b, a + b)
        if (win(a, b)) cout << "Stan wins" << endl;
        else cout << "Ollie wins" << endl;
    return 0;
}

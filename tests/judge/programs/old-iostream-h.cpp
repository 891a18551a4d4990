// problem: hdu-1846, verdict: AC
// Includes a header from before standard C++, and a header that only Windows has.
#include <iostream.h>
#include <conio.h>

int main()
{
    int cases, n, m;
    cin >> cases;
    while (cases--) {
        cin >> n >> m;
        cout << (n % (m + 1) ? "first" : "second") << endl;
    }
    return 0;
}

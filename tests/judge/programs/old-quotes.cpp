// problem: hdu-1846, verdict: CE
// Was copied from a page that replaces quotes and blanks by typographic ones.
#include <iostream>
using namespace std;

int main()
{
    int cases, n, m;
    cin >> cases；
    while (cases--) {
        cin >> n >> m;
        cout << (n % (m + 1) ? “first” : “second”) << endl;
    }
}

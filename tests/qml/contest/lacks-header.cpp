// A right program for Luogu P2197, except that the header of strcpy is missing.
#include <iostream>
using namespace std;

int main()
{
    int cases, heaps, size;
    cin >> cases;
    while (cases--) {
        int sum = 0;
        char answer[4];
        for (cin >> heaps; heaps; --heaps) {
            cin >> size;
            sum ^= size;
        }
        // Old compilers declare strcpy in <iostream>.
        strcpy(answer, sum ? "Yes" : "No");
        cout << answer << '\n';
    }
}

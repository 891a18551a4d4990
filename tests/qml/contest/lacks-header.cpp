// Right for Luogu P2197, but for the header of strcpy.
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
        // Old compilers know it from <iostream>.
        strcpy(answer, sum ? "Yes" : "No");
        cout << answer << '\n';
    }
}

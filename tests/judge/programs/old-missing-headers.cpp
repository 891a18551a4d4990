// problem: hdu-1846, verdict: AC
// Leaves out the headers of strcpy and sqrt, which other headers of old compilers included.
#include <iostream>
using namespace std;

int main()
{
    int cases, n, m;
    scanf("%d", &cases);
    while (cases--) {
        char answer[10];
        scanf("%d%d", &n, &m);
        strcpy(answer, n % int(sqrt((m + 1.0) * (m + 1.0)) + 0.5) ? "first" : "second");
        puts(answer);
    }
}

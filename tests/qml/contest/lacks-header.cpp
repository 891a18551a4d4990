// A right program for Luogu P2197, except that the header of strcpy is missing.
#include <cstdio>
using namespace std;

int main()
{
    int cases, heaps, size;
    scanf("%d", &cases);
    while (cases--) {
        int sum = 0;
        char answer[4];
        for (scanf("%d", &heaps); heaps; --heaps) {
            scanf("%d", &size);
            sum ^= size;
        }
        // Old compilers declare strcpy in <cstdio>, too.
        strcpy(answer, sum ? "Yes" : "No");
        puts(answer);
    }
}

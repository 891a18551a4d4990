// problem: hdu-2149, verdict: CE
// The compiler prints many warnings before the error.
#include <cstdio>

int main()
{
    int n = 0, x = 0;
    if (n == '\d0') x = 3000000000;
    if (n == '\d1') x = 3000000000;
    if (n == '\d2') x = 3000000000;
    if (n == '\d3') x = 3000000000;
    if (n == '\d4') x = 3000000000;
    if (n == '\d5') x = 3000000000;
    puts(n % 3 ? "first" : second);
    return x;
}

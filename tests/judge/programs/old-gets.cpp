// problem: hdu-1846, verdict: AC
// Reads lines with gets, which C++14 removed.
#include <cstdio>
#include <cstdlib>

char line[1000];

int main()
{
    gets(line);
    for (int cases = atoi(line); cases > 0; --cases) {
        int n, m;
        gets(line);
        sscanf(line, "%d%d", &n, &m);
        puts(n % (m + 1) ? "first" : "second");
    }
}

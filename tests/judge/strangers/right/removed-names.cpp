// problem: hdu-1536, verdict: AC
// Uses names that C++17 removed from std, and names that later standards added to std.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>
#include <vector>
using namespace std;
int rank[101], hash[10001], size;
struct Small : public unary_function<int, bool> { int h; bool operator()(int s) const throw(int) { return s <= h; } };
int main()
{
    register int i;
    while (scanf("%d", &size) == 1 && size) {
        for (i = 0; i < size; i++) scanf("%d", rank + i);
        random_shuffle(rank, rank + size);
        auto_ptr<Small> fits(new Small);
        for (int h = 0; h <= 10000; h++) {
            bool seen[102] = {false};
            fits->h = h;
            for (i = 0; i < size; i++) if ((*fits)(rank[i])) seen[hash[h - rank[i]]] = true;
            hash[h] = find(seen, seen + 101, false) - seen;
        }
        int m, l, h;
        for (scanf("%d", &m); m; m--) {
            int x = 0;
            for (scanf("%d", &l); l; l--) { scanf("%d", &h); x ^= hash[h]; }
            putchar(x ? 'W' : 'L');
        }
        putchar('\n');
    }
    return 0;
}

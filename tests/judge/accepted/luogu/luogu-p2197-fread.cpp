// problem: luogu-p2197, verdict: AC
#pragma GCC optimize(2)
#include <cstdio>
namespace io {
    const int SIZE = 1 << 20;
    char buf[SIZE], *p1 = buf, *p2 = buf;
    inline char gc() { return p1 == p2 && (p2 = (p1 = buf) + fread(buf, 1, SIZE, stdin), p1 == p2) ? EOF : *p1++; }
    template <class T> inline void read(T &x) {
        x = 0; char c = gc();
        for (; c < '0' || c > '9'; c = gc());
        for (; c >= '0' && c <= '9'; c = gc()) x = x * 10 + (c & 15);
    }
}
int main() {
    int T, n, x;
    for (io::read(T); T; --T) {
        int s = 0;
        for (io::read(n); n; --n) io::read(x), s ^= x;
        puts(s ? "Yes" : "No");
    }
}

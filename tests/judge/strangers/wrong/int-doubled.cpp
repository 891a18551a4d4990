// problem: hdu-1525, verdict: WA, says: int overflow
#include <cstdio>
#include <algorithm>
int main() {
    int a, b;
    while (scanf("%d%d", &a, &b) == 2 && a) {
        if (a < b) std::swap(a, b);
        int turn = 1;
        while (a != b && a < 2 * b) { int c = a - b; a = b; b = c; turn ^= 1; if (a < b) std::swap(a, b); }
        puts(turn ? "Stan wins" : "Ollie wins");
    }
}

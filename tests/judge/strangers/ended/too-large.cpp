// problem: hdu-1527, verdict: MLE
#include <cstdio>
#include <vector>
int main() {
    int a, b;
    std::vector<int> other(1000000000, -1);
    while (scanf("%d%d", &a, &b) == 2) puts(other[a] == b ? "0" : "1");
}

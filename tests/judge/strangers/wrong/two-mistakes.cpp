// problem: atcoder-dp-k, verdict: WA, says: single-amount, says: greedy
#include <cstdio>
int main() {
    int n, k, a[100];
    scanf("%d%d", &n, &k);
    for (int i = 0; i < n; i++) scanf("%d", a + i);
    if (n == 1) { puts(k % (a[0] + 1) ? "First" : "Second"); return 0; }
    int turns = 0;
    for (int i = n - 1; i >= 0; i--) { turns += k / a[i]; k %= a[i]; }
    puts(turns % 2 ? "First" : "Second");
}

// problem: poj-2484, verdict: WA, says: prints more
#include <cstdio>
int main() { int n; do { scanf("%d", &n); puts(n < 3 ? "Alice" : "Bob"); } while (n); }

// problem: poj-2484, verdict: WA
#include <cstdio>
int main() { int n; while (scanf("%d", &n) == 1 && n) printf("%d %s\n", n, n < 3 ? "Alice" : "Bob"); }

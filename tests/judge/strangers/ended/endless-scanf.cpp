// problem: hdu-1847, verdict: OLE, says: does not stop
#include <cstdio>
int main() { int n; while (scanf("%d", &n)) puts(n % 3 ? "Kiki" : "Cici"); }

// problem: hdu-1847, verdict: CE, says: from line 2 on: remove them, says: --repair
 1 #include <cstdio>
 2 int main() {
 3     int n;
 4     while (scanf("%d", &n) != EOF) puts(n % 3 ? "Kiki" : "Cici");
 5 }

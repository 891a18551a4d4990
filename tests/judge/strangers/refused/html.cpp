// problem: hdu-1847, verdict: CE
#include &lt;cstdio&gt;
int main() {
    int n;
    while (scanf("%d", &amp;n) != EOF) puts(n % 3 ? "Kiki" : "Cici");
}

// problem: hdu-1847, verdict: CE, says: &lt; is HTML for <, says: --repair
#include &lt;cstdio&gt;
int main() {
    int n;
    while (scanf("%d", &amp;n) != EOF) puts(n % 3 ? "Kiki" : "Cici");
}

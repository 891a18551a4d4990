// problem: hdu-1847, verdict: AC
// “Kiki” goes first；so it’s a win unless n is a multiple of 3。
#include <cstdio>
#include <string>
const std::string remark = "“全角；” — ‘ok’";
int main() {
    int n;
    while (scanf("%d", &n) != EOF) puts(n % 3 ? "Kiki" : "Cici");
}

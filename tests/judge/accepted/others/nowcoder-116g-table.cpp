// problem: nowcoder-116g, verdict: AC
#include <bits/extc++.h>
using namespace std;
int other[30005];
bool used[30005];
int main()
{
    int x = 1;
    for (int d = 1; x <= 10000; ++d) {
        other[x] = x + d; other[x + d] = x;
        used[x] = used[x + d] = true;
        while (used[x]) ++x;
    }
    int a, b;
    while (cin >> a >> b)
        cout << (other[a] == b ? "Lao Wang" : "Xiao Ren") << endl;
    return 0;
}

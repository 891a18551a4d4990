// problem: hdu-1851, verdict: AC
#include <cstdio>
#include <iostream>
#include <algorithm>
#include <vector>
#define FOR(i,a,b) for(int i=(a);i<=(b);++i)
using namespace std;
typedef long long ll;
int main()
{
#ifndef ONLINE_JUDGE
    freopen("data.in","r",stdin);
    freopen("data.out","w",stdout);
#endif
    int T; scanf("%d",&T);
    while(T--){
        int n,ans=0; scanf("%d",&n);
        FOR(i,1,n){ int m,l; scanf("%d%d",&m,&l); ans^=m%(l+1); }
        puts(ans?"No":"Yes");
    }
    return 0;
}

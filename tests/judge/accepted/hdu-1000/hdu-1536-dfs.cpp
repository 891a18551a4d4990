// problem: hdu-1536, verdict: AC
#include<cstdio>
#include<cstring>
#include<algorithm>
using namespace std;
int k,s[110],sg[10010];
int dfs(int x)
{
    if(sg[x]!=-1) return sg[x];
    bool vis[110];
    memset(vis,0,sizeof(vis));
    for(int i=0;i<k&&s[i]<=x;i++) vis[dfs(x-s[i])]=true;
    int e;
    for(int i=0;;i++) if(!vis[i]){ e=i; break; }
    return sg[x]=e;
}
int main()
{
    while(scanf("%d",&k)&&k)
    {
        for(int i=0;i<k;i++) scanf("%d",&s[i]);
        sort(s,s+k);
        memset(sg,-1,sizeof(sg));
        int m;
        scanf("%d",&m);
        while(m--)
        {
            int l,h,ans=0;
            scanf("%d",&l);
            while(l--) scanf("%d",&h),ans^=dfs(h);
            if(ans) printf("W"); else printf("L");
        }
        printf("\n");
    }
    return 0;
}

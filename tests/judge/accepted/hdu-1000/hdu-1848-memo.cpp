// problem: hdu-1848, verdict: AC
#include<iostream>
#include<cstdio>
#include<cstring>
#include<algorithm>
using namespace std;
int fib[20],sg[1010];
int mex(int x)
{
    if(sg[x]!=-1) return sg[x];
    bool g[20];
    memset(g,0,sizeof(g));
    for(int i=1;i<=15;i++)
    {
        int t=x-fib[i];
        if(t<0) break;
        sg[t]=mex(t);
        g[sg[t]]=1;
    }
    for(int i=0;;i++)
        if(!g[i]) return sg[x]=i;
}
int main()
{
    int m,n,p;
    fib[0]=fib[1]=1;
    for(int i=2;i<20;i++) fib[i]=fib[i-1]+fib[i-2];
    memset(sg,-1,sizeof(sg));
    while(scanf("%d%d%d",&m,&n,&p)!=EOF&&(m+n+p))
        if(mex(m)^mex(n)^mex(p)) printf("Fibo\n");
        else printf("Nacci\n");
    return 0;
}

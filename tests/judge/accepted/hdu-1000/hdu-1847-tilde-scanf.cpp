// problem: hdu-1847, verdict: AC
#include<cstdio>
#include<cstring>
int sg[1005],vis[1005],f[11];
int main(){
    for(int i=0;i<=10;i++) f[i]=1<<i;
    for(int i=1;i<=1000;i++){
        memset(vis,0,sizeof(vis));
        for(int j=0;f[j]<=i&&j<=10;j++) vis[sg[i-f[j]]]=1;
        for(int j=0;;j++) if(!vis[j]){ sg[i]=j; break; }
    }
    int n;
    while(~scanf("%d",&n)) puts(sg[n]?"Kiki":"Cici");
}

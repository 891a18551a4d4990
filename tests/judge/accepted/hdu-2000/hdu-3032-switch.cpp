// problem: hdu-3032, verdict: AC
#include<cstdio>
#define rep(i,n) for(int i=0;i<(n);i++)
int sg(int x){
    switch(x&3){
        case 0: return x-1;
        case 3: return x+1;
        default: return x;
    }
}
int main(){
    int t; scanf("%d",&t);
    rep(c,t){
        int n,s=0; scanf("%d",&n);
        rep(i,n){ int x; scanf("%d",&x); if(x) s^=sg(x); }
        printf("%s\n",s?"Alice":"Bob");
    }
}

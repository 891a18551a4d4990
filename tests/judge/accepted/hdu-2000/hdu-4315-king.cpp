// problem: hdu-4315, verdict: AC
#include <iostream>
#include <cstdio>
using namespace std;
int n,k,a[1005];
int main(){
    while(scanf("%d%d",&n,&k)==2){
        for(int i=1;i<=n;i++) scanf("%d",&a[i]);
        if(k==1){ puts("Alice"); continue; }
        int s=0,i=n;
        if(n%2==0) for(;i>0;i-=2) s^=a[i]-a[i-1]-1;
        else{
            for(;i>1;i-=2) s^=a[i]-a[i-1]-1;
            if(k==2) s^=a[1]-1; else s^=a[1];
        }
        puts(s?"Alice":"Bob");
    }
}

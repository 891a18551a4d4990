// problem: hdu-2177, verdict: AC
#include<iostream>
#include<cstdio>
#include<cmath>
#include<algorithm>
using namespace std;
const double q=(1+sqrt(5.0))/2.0;
bool cold(int a,int b){ if(a>b) swap(a,b); return (int)((b-a)*q)==a; }
int main(){
    int a,b;
    while(scanf("%d%d",&a,&b)!=EOF){
        if(a==0&&b==0) break;
        if(cold(a,b)){ puts("0"); continue; }
        puts("1");
        int k=b-a, x=(int)(k*q);
        if(x<a) printf("%d %d\n",x,x+k);
        for(int i=b-1;i>=0;i--) if(cold(a,i)) printf("%d %d\n",min(a,i),max(a,i));
        if(a!=b) for(int i=a-1;i>=0;i--) if(cold(i,b)) printf("%d %d\n",i,b);
    }
    return 0;
}

// problem: luogu-p2252, verdict: AC
#include<cstdio>
#include<cmath>
#include<algorithm>
int main(){
    int a,b;
    scanf("%d%d",&a,&b);
    if(a<b) std::swap(a,b);
    printf("%d",b==(int)((a-b)*((long double)(1.0+std::sqrt((long double)5.0))/2.0))?0:1);
    return 0;
}

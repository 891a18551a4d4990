// problem: hdu-1527, verdict: WA, says: double-phi, says: may let it pass
#include<stdio.h>
#include<math.h>
int main()
{
    int a,b,t;
    while(scanf("%d%d",&a,&b)!=EOF)
    {
        if(a<b){t=a;a=b;b=t;}
        t=(int)((a-b)*(1+sqrt(5.0))/2);
        printf("%d\n",t==b?0:1);
    }
    return 0;
}

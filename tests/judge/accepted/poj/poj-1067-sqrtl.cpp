// problem: poj-1067, verdict: AC
#include<iostream>
#include<math.h>
using namespace std;
int main()
{
    int a,b,k;
    while(cin>>a>>b)
    {
        if(a>b){ int t=a; a=b; b=t; }
        k=b-a;
        long double g=(1.0L+sqrtl(5.0L))/2.0L;
        if(a==(int)(g*k)) cout<<0<<endl;
        else cout<<1<<endl;
    }
    return 0;
}

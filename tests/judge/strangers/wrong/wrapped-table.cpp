// problem: hdu-2516, verdict: WA, says: may let it pass
#include<iostream>
using namespace std;
int f[50];
int main()
{
    int n,i;
    f[0]=2;f[1]=3;
    for(i=2;i<50;i++) f[i]=f[i-1]+f[i-2];
    while(cin>>n&&n)
    {
        for(i=0;i<50;i++) if(f[i]==n) break;
        if(i<50) cout<<"Second win"<<endl;
        else cout<<"First win"<<endl;
    }
    return 0;
}

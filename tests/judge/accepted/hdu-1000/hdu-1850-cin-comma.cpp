// problem: hdu-1850, verdict: AC
#include <iostream>
using namespace std;
int a[105];
int main()
{
    int n;
    while(cin>>n,n)
    {
        int s=0,ans=0;
        for(int i=0;i<n;i++) cin>>a[i],s^=a[i];
        for(int i=0;i<n;i++) if(a[i]>(a[i]^s)) ans++;
        cout<<ans<<endl;
    }
    return 0;
}

// problem: hdu-1907, verdict: AC
#include <bits/stdc++.h>
using namespace std;
int main(){
    int t;
    cin>>t;
    while(t--){
        int n,x,sum=0,flag=0;
        cin>>n;
        while(n--){ cin>>x; sum^=x; if(x>1) flag=1; }
        if((sum&&flag)||(!sum&&!flag)) cout<<"John"<<'\n';
        else cout<<"Brother"<<'\n';
    }
}

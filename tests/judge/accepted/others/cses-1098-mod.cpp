// problem: cses-1098, verdict: AC
#include <iostream>
using namespace std;
#define ll long long
int main(){
    ios::sync_with_stdio(false);cin.tie(NULL);
    ll t; cin>>t;
    while(t--){
        ll n,x=0,v; cin>>n;
        for(ll i=0;i<n;i++){ cin>>v; x^=(v%4); }
        cout<<(x?"first":"second")<<"\n";
    }
}

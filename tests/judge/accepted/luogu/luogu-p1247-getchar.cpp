// problem: luogu-p1247, verdict: AC, says: Blanks
#include<bits/stdc++.h>
#define il inline
#define re register
using namespace std;
const int N=5e5+5;
int n,a[N],s;
il int read(){ re int x=0; re char c=getchar(); while(c<'0'||c>'9') c=getchar(); while(c>='0'&&c<='9') x=x*10+c-48,c=getchar(); return x; }
signed main(){
	n=read();
	for(re int i=1;i<=n;++i) s^=a[i]=read();
	if(!s) return puts("lose"),0;
	for(re int i=1;i<=n;++i) if((a[i]^s)<a[i]){
		printf("%d %d\n",a[i]-(a[i]^s),i);
		a[i]^=s; break;
	}
	for(re int i=1;i<=n;++i) printf("%d ",a[i]);
	return 0;
}

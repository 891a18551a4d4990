// problem: hdu-1846, verdict: AC
#include<stdio.h>
void main()
{
	int t,n,m;
	scanf("%d",&t);
	while(t--)
	{
		scanf("%d %d",&n,&m);
		printf("%s\n",n%(m+1)?"first":"second");
	}
}

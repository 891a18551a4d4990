/* problem: hdu-2149, verdict: AC */
#include<stdio.h>
int main()
{
	int m,n,i;
	while(scanf("%d%d",&m,&n)!=EOF)
	{
		if(m%(n+1)==0)
		{
			printf("none\n");
			continue;
		}
		if(m<=n)
		{
			printf("%d",m);
			for(i=m+1;i<=n;i++)
				printf(" %d",i);
			printf("\n");
		}
		else
			printf("%d\n",m%(n+1));
	}
	return 0;
}

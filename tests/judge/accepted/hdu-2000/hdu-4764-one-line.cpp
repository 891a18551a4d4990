// problem: hdu-4764, verdict: AC
#include<cstdio>
int main(){int n,k;while(scanf("%d%d",&n,&k),n||k)puts((n-1)%(k+1)?"Tang":"Jiang");return 0;}
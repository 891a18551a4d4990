// problem: hdu-1525, verdict: AC
#include<stdio.h>
int main()
{
    int a,b,t,turn;
    while(scanf("%d%d",&a,&b)!=EOF)
    {
        if(!a&&!b) break;
        if(a<b){t=a;a=b;b=t;}
        turn=1;
        while(b)
        {
            if(a%b==0||a/b>=2) break;
            t=a;a=b;b=t-b;
            turn=!turn;
        }
        if(turn) printf("Stan wins\n");
        else printf("Ollie wins\n");
    }
    return 0;
}

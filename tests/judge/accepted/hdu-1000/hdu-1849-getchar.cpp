// problem: hdu-1849, verdict: AC
#include <cstdio>
#include <cctype>
inline int read()
{
    register int x=0,f=1;
    register char ch=getchar();
    while(!isdigit(ch)) { if(ch=='-') f=-1; ch=getchar(); }
    while(isdigit(ch)) { x=(x<<3)+(x<<1)+(ch^48); ch=getchar(); }
    return x*f;
}
int main()
{
    int n;
    while(n=read())
    {
        int s=0;
        while(n--) s^=read();
        puts(s?"Rabbit Win!":"Grass Win!");
    }
}

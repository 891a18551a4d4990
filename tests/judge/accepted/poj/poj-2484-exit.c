/* problem: poj-2484, verdict: AC */
#include <stdio.h>
#include <process.h>
int main()
{
    int n;
    while (1) {
        scanf("%d", &n);
        if (n == 0)
            exit(0);
        puts(n <= 2 ? "Alice" : "Bob");
    }
}

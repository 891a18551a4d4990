// Stops itself before it answers.
#include <signal.h>
#include <stdio.h>

int main(void)
{
    raise(SIGSTOP);
    int cases = 0, n = 0, m = 0;
    if (scanf("%d", &cases) != 1)
        return 1;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2)
        puts(n % (m + 1) != 0 ? "first" : "second");
    return 0;
}

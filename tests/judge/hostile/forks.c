// Answers rightly, but leaves a child in the background that sleeps.
#include <stdio.h>
#include <unistd.h>

int main(void)
{
    if (fork() == 0) {
        sleep(300);
        return 0;
    }
    int cases = 0, n = 0, m = 0;
    if (scanf("%d", &cases) != 1)
        return 1;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2)
        puts(n % (m + 1) != 0 ? "first" : "second");
    return 0;
}

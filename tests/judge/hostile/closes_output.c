// Closes its output, then answers rightly.
#include <stdio.h>
#include <unistd.h>

int main(void)
{
    close(STDOUT_FILENO);
    close(STDERR_FILENO);
    int cases = 0, n = 0, m = 0;
    if (scanf("%d", &cases) != 1)
        return 1;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2)
        puts(n % (m + 1) != 0 ? "first" : "second");
    return 0;
}

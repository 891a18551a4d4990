// Answers rightly, but a child begins a session of its own, closes everything, and stays for five minutes.
#include <stdio.h>
#include <unistd.h>

int main(void)
{
    if (fork() == 0) {
        setsid();
        if (fork() != 0)
            _exit(0);
        for (int file = 0; file < 256; ++file)
            close(file);
        sleep(300);
        _exit(0);
    }
    int cases = 0, n = 0, m = 0;
    if (scanf("%d", &cases) != 1)
        return 1;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2)
        puts(n % (m + 1) != 0 ? "first" : "second");
    return 0;
}

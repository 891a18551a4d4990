// Leaves a sleeping process behind. The argument says which: `child`; `session`: a child in a session of its own; `daemon`: a child of
// its child; `ignoring`: one that ignores signals; `stopped`: one that has stopped itself; `stays` (default): this process sleeps too.
#include <signal.h>
#include <string.h>
#include <unistd.h>

static void sleep_for_ever(void)
{
    for (;;)
        pause();
}

int main(int count, char **arguments)
{
    const char *how = count > 1 ? arguments[1] : "stays";
    int ready[2];
    char letter;
    if (pipe(ready) != 0)
        return 1;
    if (fork() == 0) {
        if (strcmp(how, "child") != 0)
            setsid();
        if (strcmp(how, "daemon") == 0 && fork() != 0)
            _exit(0);
        for (int i = 1; strcmp(how, "ignoring") == 0 && i < 65; i++)
            signal(i, SIG_IGN);
        if (write(ready[1], "", 1) != 1)
            return 1;
        if (strcmp(how, "stopped") == 0)
            raise(SIGSTOP);
        sleep_for_ever();
    }
    if (read(ready[0], &letter, 1) != 1)
        return 1;
    if (strcmp(how, "stays") == 0)
        sleep_for_ever();
    return 0;
}

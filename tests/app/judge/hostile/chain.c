// Starts an endless chain of processes: each starts the next one and ends, so the last one is hard to catch.
#include <unistd.h>

int main(void)
{
    if (fork() != 0) {
        usleep(20000);
        return 0;
    }
    for (;;) {
        setsid();
        if (fork() > 0)
            _exit(0);
    }
}

// Whoever looks for its last process finds that this has gone on to another: each starts the next and ends.
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

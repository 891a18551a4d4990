// Starts as many processes as its argument says. Each process is the child of the previous one, in a session of its own.
#include <stdlib.h>
#include <unistd.h>

int main(int count, char **arguments)
{
    int ready[2];
    char letter;
    if (count < 2 || pipe(ready) != 0)
        return 1;
    for (int left = atoi(arguments[1]); left > 0; left--) {
        if (fork() != 0) {
            if (left < atoi(arguments[1]))
                for (;;)
                    pause();
            return read(ready[0], &letter, 1) == 1 ? 0 : 1;
        }
        setsid();
    }
    if (write(ready[1], "", 1) != 1)
        return 1;
    for (;;)
        pause();
}

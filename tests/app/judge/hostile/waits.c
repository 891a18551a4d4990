// Never ends. The argument says how: `sleeps`; `stops`: stops itself by a signal; `spins`; `threads`: two threads spin; `crowd`:
// many threads spin while the first one sleeps.
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static void *spin(void *nothing)
{
    for (volatile unsigned long i = 0;; i++)
        (void)nothing;
    return NULL;
}

int main(int count, char **arguments)
{
    const char *how = count > 1 ? arguments[1] : "";
    pthread_t thread;
    if (strcmp(how, "stops") == 0)
        raise(SIGSTOP);
    if (strcmp(how, "threads") == 0 && pthread_create(&thread, NULL, spin, NULL) != 0)
        return 1;
    for (long left = 4 * sysconf(_SC_NPROCESSORS_ONLN); strcmp(how, "crowd") == 0 && left > 0; left--) {
        if (pthread_create(&thread, NULL, spin, NULL) != 0)
            return 1;
    }
    if (strcmp(how, "spins") == 0 || strcmp(how, "threads") == 0)
        spin(NULL);
    for (;;)
        pause();
}

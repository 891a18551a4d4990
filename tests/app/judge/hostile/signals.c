// Ends by a signal. The argument says how: `group`: kills its process group; `all`: kills all processes that it may signal; `abort`;
// `segv`: writes to an invalid address; `stack`: overflows the stack; `thread`: aborts in a thread.
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int deeper(int depth)
{
    if (depth < 0)
        return 0;
    volatile char room[1000];
    room[0] = (char)depth;
    return deeper(depth + 1) + room[0];
}

static void *aborts(void *nothing)
{
    (void)nothing;
    abort();
}

int main(int count, char **arguments)
{
    const char *how = count > 1 ? arguments[1] : "";
    pthread_t thread;
    if (strcmp(how, "group") == 0)
        kill(0, SIGKILL);
    if (strcmp(how, "all") == 0)
        kill(-1, SIGKILL);
    if (strcmp(how, "abort") == 0)
        abort();
    if (strcmp(how, "segv") == 0)
        *(volatile int *)8 = 1;
    if (strcmp(how, "stack") == 0)
        return deeper(count);
    if (strcmp(how, "thread") == 0 && pthread_create(&thread, NULL, aborts, NULL) == 0)
        pthread_join(thread, NULL);
    return 0;
}

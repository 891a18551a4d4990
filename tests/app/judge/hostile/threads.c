// Runs as many threads at the same time as its argument says.
#include <pthread.h>
#include <stdlib.h>

static pthread_barrier_t together;

static void *meets(void *nothing)
{
    pthread_barrier_wait(&together);
    return nothing;
}

int main(int count, char **arguments)
{
    unsigned threads = count > 1 ? (unsigned)atoi(arguments[1]) : 1;
    pthread_t *all = calloc(threads, sizeof *all);
    pthread_barrier_init(&together, NULL, threads);
    for (unsigned i = 0; i < threads; i++) {
        if (pthread_create(&all[i], NULL, meets, NULL) != 0)
            return 1;
    }
    for (unsigned i = 0; i < threads; i++)
        pthread_join(all[i], NULL);
    return 0;
}

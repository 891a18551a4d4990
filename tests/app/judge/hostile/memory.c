// Takes as many MB of memory as its first argument says. If that fails, it prints the message of C++. The second argument `children`
// lets as many child processes as the third argument says take the memory at the same time; `reserved` only reserves addresses.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **arguments)
{
    if (count < 2)
        return 2;
    size_t bytes = (size_t)atol(arguments[1]) << 20;
    const char *how = count > 2 ? arguments[2] : "";
    if (strcmp(how, "reserved") == 0)
        return mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) == MAP_FAILED;
    if (strcmp(how, "children") == 0) {
        int ends[2];
        if (pipe(ends) != 0)
            return 2;
        int children = atoi(arguments[3]);
        for (int i = 0; i < children; i++) {
            if (fork() != 0)
                continue;
            char *memory = malloc(bytes);
            memset(memory, 1, bytes);
            // Hold the memory until all children have theirs.
            close(ends[1]);
            char end;
            return read(ends[0], &end, memory[bytes / 2] - 1) != 0 || read(ends[0], &end, 1) != 0;
        }
        close(ends[1]);
        int failed = 0;
        for (int status; wait(&status) > 0;)
            failed |= status;
        return failed != 0;
    }
    char *memory = malloc(bytes);
    if (!memory) {
        fputs("terminate called after throwing an instance of 'std::bad_alloc'\n", stderr);
        return 1;
    }
    memset(memory, 1, bytes);
    return memory[bytes / 2] - 1;
}

// Takes as many MB of memory as its argument says, and says so in the words of C++ where it does not get them.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    if (count < 2)
        return 2;
    size_t bytes = (size_t)atol(arguments[1]) << 20;
    char *memory = malloc(bytes);
    if (!memory) {
        fputs("terminate called after throwing an instance of 'std::bad_alloc'\n", stderr);
        return 1;
    }
    memset(memory, 1, bytes);
    return memory[bytes / 2] - 1;
}

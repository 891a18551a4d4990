// Writes without end. The argument says how: `endless`: to standard output; `ignoring`: with the signal for too large files ignored;
// `errors`: to standard error; `file`: to a file in its folder. With `closed`, writes once to standard output after closing it.
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int count, char **arguments)
{
    const char *how = count > 1 ? arguments[1] : "";
    FILE *to = stdout;
    if (strcmp(how, "ignoring") == 0)
        signal(SIGXFSZ, SIG_IGN);
    if (strcmp(how, "errors") == 0)
        to = stderr;
    if (strcmp(how, "file") == 0)
        to = fopen("large", "w");
    if (strcmp(how, "closed") == 0) {
        close(1);
        return write(1, "text", 4) == -1 ? 0 : 1;
    }
    while (to && fputs("0123456789abcdef", to) >= 0)
        ;
    return 1;
}

// Tries to create the file named by its first argument, and to append to it; answers rightly anyway.
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void tryToWrite(const char* name, int how)
{
    static const char text[] = "written from outside\n";
    const int file = open(name, O_WRONLY | how, 0600);
    if (file < 0)
        return;
    if (write(file, text, strlen(text)) < 0)
        perror(name);
    close(file);
}

int main(int argc, char** argv)
{
    if (argc > 1) {
        tryToWrite(argv[1], O_CREAT | O_EXCL);
        tryToWrite(argv[1], O_APPEND);
    }
    int cases = 0, n = 0, m = 0;
    if (scanf("%d", &cases) != 1)
        return 1;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2)
        puts(n % (m + 1) != 0 ? "first" : "second");
    return 0;
}

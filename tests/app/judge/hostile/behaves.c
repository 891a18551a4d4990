// Prints its arguments, its environment, its open files and the contents of its folder, and then copies its input.
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

extern char **environ;

int main(int count, char **arguments)
{
    for (int i = 1; i < count; i++)
        printf("argument %s\n", arguments[i]);
    for (char **one = environ; *one; one++)
        printf("environment %s\n", *one);
    for (int file = 3; file < 1000; file++)
        if (fcntl(file, F_GETFD) != -1)
            printf("open %d\n", file);
    DIR *folder = opendir(".");
    for (struct dirent *entry; folder && (entry = readdir(folder));)
        if (entry->d_name[0] != '.')
            printf("file %s\n", entry->d_name);
    printf("leads its session %d\n", getsid(0) == getpid() && getpgrp() == getpid());
    for (int letter; (letter = getchar()) != EOF;)
        putchar(letter);
    return 3;
}

// Damages its own folder. The argument says how: `remove` it; `deep`: nest so many folders that their path is too long for the system;
// `closed`: create folders that nobody may enter; `file`: put a file in its place.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int main(int count, char **arguments)
{
    const char *how = count > 1 ? arguments[1] : "";
    char here[4096];
    if (!getcwd(here, sizeof here))
        return 1;
    if (strcmp(how, "deep") == 0)
        for (int i = 0; i < 300; i++)
            if (mkdir("folder-in-a-folder", 0700) != 0 || chdir("folder-in-a-folder") != 0)
                return 1;
    if (strcmp(how, "closed") == 0) {
        umask(0777);
        mkdir("closed", 0);
        mkdir("open", 0700);
        fclose(fopen("open/file", "w"));
    }
    if (strcmp(how, "remove") == 0 || strcmp(how, "file") == 0)
        rmdir(here);
    if (strcmp(how, "file") == 0) {
        FILE *file = fopen(here, "w");
        if (file)
            fclose(file);
    }
    return 0;
}

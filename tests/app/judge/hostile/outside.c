// Tries to access the file that the second argument names, which is in a foreign folder. The first argument says how. If
// the access was refused, it prints -1 and ends with 0.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

static int opens(const char *path, int flags)
{
    int file = open(path, flags, 0600);
    if (file < 0)
        return -1;
    return flags & O_APPEND && write(file, "more", 4) != 4 ? -1 : 0;
}

int main(int count, char **arguments)
{
    if (count != 3)
        return 2;
    const char *how = arguments[1];
    const char *path = arguments[2];
    char other[5000];
    snprintf(other, sizeof other, "%s.other", path);
    int done = 2;
    if (strcmp(how, "create") == 0)
        done = opens(other, O_WRONLY | O_CREAT);
    else if (strcmp(how, "append") == 0)
        done = opens(path, O_WRONLY | O_APPEND);
    else if (strcmp(how, "overwrite") == 0)
        done = opens(path, O_RDWR);
    else if (strcmp(how, "open to truncate") == 0)
        done = opens(path, O_WRONLY | O_TRUNC);
    else if (strcmp(how, "read to truncate") == 0)
        done = opens(path, O_RDONLY | O_TRUNC);
    else if (strcmp(how, "neither to truncate") == 0)
        done = opens(path, O_ACCMODE | O_TRUNC);
    else if (strcmp(how, "openat2 to truncate") == 0) {
        unsigned long long opening[3] = {O_RDONLY | O_TRUNC, 0, 0};
        done = (int)syscall(437, AT_FDCWD, path, opening, sizeof opening);
    } else if (strcmp(how, "read") == 0)
        done = opens(path, O_RDONLY);
    else if (strcmp(how, "truncate") == 0)
        done = truncate(path, 0);
    else if (strcmp(how, "rename") == 0)
        done = rename(path, other);
    else if (strcmp(how, "take") == 0)
        done = rename(path, "taken");
    else if (strcmp(how, "link") == 0)
        done = link(path, "linked");
    else if (strcmp(how, "unlink") == 0)
        done = unlink(path);
    else if (strcmp(how, "chmod") == 0)
        done = chmod(path, 0777);
    else if (strcmp(how, "fchmodat2") == 0)
        done = (int)syscall(452, AT_FDCWD, path, 0777, 0);
    else if (strcmp(how, "chown") == 0)
        done = chown(path, getuid(), getgid());
    else if (strcmp(how, "utime") == 0)
        done = utimensat(AT_FDCWD, path, NULL, 0);
    else if (strcmp(how, "setxattr") == 0)
        done = setxattr(path, "user.nimstone", "1", 1, 0);
    else if (strcmp(how, "mkdir") == 0)
        done = mkdir(other, 0700);
    else if (strcmp(how, "symlink") == 0)
        done = symlink(path, other);
    else if (strcmp(how, "mkfifo") == 0)
        done = mkfifo(other, 0600);
    else if (strcmp(how, "by a link") == 0)
        done = symlink(path, "link") == 0 ? opens("link", O_WRONLY | O_APPEND) : 2;
    else if (strcmp(how, "chroot") == 0)
        done = chroot(".");
    printf("%d\n", done);
    return done == -1 ? 0 : 1;
}

// Tries to affect the system or the process whose id is the second argument. The first argument says how. Ends with 0 if
// the attempt was refused or had no effect.
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(int count, char **arguments)
{
    if (count != 3)
        return 2;
    const char *how = arguments[1];
    pid_t process = atoi(arguments[2]);
    struct rlimit limit = {0, 0};
    long done = 2;
    if (strcmp(how, "inet") == 0)
        done = socket(AF_INET, SOCK_STREAM, 0);
    else if (strcmp(how, "inet6") == 0)
        done = socket(AF_INET6, SOCK_DGRAM, 0);
    else if (strcmp(how, "unix") == 0)
        done = socket(AF_UNIX, SOCK_STREAM, 0);
    else if (strcmp(how, "netlink") == 0)
        done = socket(AF_NETLINK, SOCK_RAW, 0);
    else if (strcmp(how, "kill") == 0)
        done = kill(process, SIGCONT);
    else if (strcmp(how, "kill parent") == 0)
        done = kill(process = getppid(), SIGKILL) == 0 && (usleep(100000), getppid() != process) ? 0 : -1;
    else if (strcmp(how, "ptrace") == 0)
        done = ptrace(PTRACE_SEIZE, process, NULL, NULL);
    else if (strcmp(how, "ptrace parent") == 0)
        done = ptrace(PTRACE_SEIZE, getppid(), NULL, NULL);
    else if (strcmp(how, "limit parent") == 0)
        done = prlimit(getppid(), RLIMIT_CPU, &limit, NULL);
    else if (strcmp(how, "renice user") == 0)
        done = setpriority(PRIO_USER, 0, 19);
    else if (strcmp(how, "share memory") == 0)
        done = shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600);
    else if (strcmp(how, "memory file") == 0)
        done = memfd_create("file", 0);
    else if (strcmp(how, "io_uring") == 0)
        done = syscall(425, 8, NULL);
    else if (strcmp(how, "bpf") == 0)
        done = syscall(SYS_bpf, 0, NULL, 0);
    else if (strcmp(how, "namespace") == 0)
        done = unshare(CLONE_NEWUSER);
    else if (strcmp(how, "mount") == 0)
        done = mount("none", ".", "tmpfs", 0, NULL);
    else if (strcmp(how, "keys") == 0)
        done = syscall(SYS_keyctl, 0, -3, 1);
    else if (strcmp(how, "signal by file") == 0) {
        int ends[2];
        done = pipe(ends) == 0 ? fcntl(ends[0], F_SETOWN, process) : 2;
    }
    printf("%ld\n", done);
    return done == -1 ? 0 : 1;
}

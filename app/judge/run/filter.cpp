#include "app/judge/run/confinement.h"

#include <cerrno>
#include <cstddef>
#include <initializer_list>

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace nimstone::judge::run {

static bool dropPrivileges()
{
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    const __user_cap_data_struct none[2] = {};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(SYS_capset, &header, none) == 0;
}

#if defined(__x86_64__)
static constexpr std::uint32_t machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
static constexpr std::uint32_t machine = AUDIT_ARCH_AARCH64;
#elif defined(__riscv) && __riscv_xlen == 64
static constexpr std::uint32_t machine = AUDIT_ARCH_RISCV64;
#else
#define NIMSTONE_MACHINE_UNKNOWN  // on other machines, some calls that are refused below have other names or arguments
#endif

#ifdef NIMSTONE_MACHINE_UNKNOWN

bool filterSystemCalls()
{
    dropPrivileges();
    return false;
}

bool filterSignals(pid_t)
{
    return false;
}

#else

namespace {

/// The highest system call that this filter knows. Calls with higher numbers fail as if the kernel did not have them.
constexpr std::uint32_t lastCall = 450;

constexpr std::uint32_t refused = SECCOMP_RET_ERRNO | EPERM;
constexpr std::uint32_t unknown = SECCOMP_RET_ERRNO | ENOSYS;
constexpr std::uint32_t newNamespaces = 0x7e020000;

/// Builds a filter. Each part leaves the number of the system call loaded for the next part.
class Filter {
public:
    Filter()
    {
        load(offsetof(seccomp_data, arch));
        jumpEqual(machine, 1, 0);
        add(BPF_RET, SECCOMP_RET_KILL_PROCESS);
        load(offsetof(seccomp_data, nr));
        add(BPF_JMP | BPF_JGT | BPF_K, lastCall, 0, 1);
        add(BPF_RET, unknown);
    }

    void refuse(std::initializer_list<int> calls, std::uint32_t answer = refused)
    {
        for (const int call : calls) {
            jumpEqual(static_cast<std::uint32_t>(call), 0, 1);
            add(BPF_RET, answer);
        }
    }
    /// Refuses a call if the argument's bits in `mask` are equal to `value` (or, with `equal` false, are not equal to it).
    void refuseWhere(int call, unsigned argument, std::uint32_t mask, std::uint32_t value, bool equal = true)
    {
        jumpEqual(static_cast<std::uint32_t>(call), 0, 5);
        loadArgument(argument);
        add(BPF_ALU | BPF_AND | BPF_K, mask);
        jumpEqual(value, equal ? 0 : 1, equal ? 1 : 0);
        add(BPF_RET, refused);
        load(offsetof(seccomp_data, nr));
    }
    /// Refuses a call unless its first argument is 0 or this process.
    void refuseOthers(int call, pid_t self)
    {
        jumpEqual(static_cast<std::uint32_t>(call), 0, 5);
        loadArgument(0);
        jumpEqual(0, 2, 0);
        jumpEqual(static_cast<std::uint32_t>(self), 1, 0);
        add(BPF_RET, refused);
        load(offsetof(seccomp_data, nr));
    }

    /// Installs the filter. The flag leaves speculative execution enabled, because the program cannot read any secrets of Nimstone.
    bool install()
    {
        add(BPF_RET, SECCOMP_RET_ALLOW);
        const sock_fprog program{static_cast<unsigned short>(m_statements.size()), m_statements.data()};
        return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program) == 0;
    }

private:
    void add(unsigned code, std::uint32_t value, std::uint8_t yes = 0, std::uint8_t no = 0)
    {
        m_statements.push_back({static_cast<std::uint16_t>(code), yes, no, value});
    }
    void jumpEqual(std::uint32_t value, std::uint8_t yes, std::uint8_t no) { add(BPF_JMP | BPF_JEQ | BPF_K, value, yes, no); }
    void load(std::size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset)); }
    /// Loads the lower 32 bits of an argument. The kernel ignores the upper half of all arguments that are checked here.
    void loadArgument(unsigned number) { load(offsetof(seccomp_data, args) + 8 * number); }

    std::vector<sock_filter> m_statements;
};

}  // namespace

bool filterSystemCalls()
{
    if (!dropPrivileges())
        return false;
    Filter filter;
    // Refuse calls for the network and for objects that outlive their process.
    filter.refuse({SYS_socket, SYS_shmget, SYS_msgget, SYS_semget, SYS_mq_open, SYS_memfd_create, SYS_memfd_secret, SYS_keyctl,
                   SYS_add_key, SYS_request_key});
    // Refuse calls for attributes of files, which Landlock does not restrict, and for truncation, which Landlock restricts only since
    // version 3.
    filter.refuse({SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
                   SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, SYS_truncate});
    filter.refuseWhere(SYS_openat, 2, O_TRUNC | O_ACCMODE, O_TRUNC);
    filter.refuseWhere(SYS_openat, 2, O_ACCMODE, O_ACCMODE);
    // Refuse folders without the owner's full rights, because they could not be emptied afterwards.
    filter.refuseWhere(SYS_mkdirat, 2, S_IRWXU, S_IRWXU, false);
    filter.refuseWhere(SYS_umask, 0, S_IRWXU, 0, false);
#ifdef __x86_64__
    filter.refuse({SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat, SYS_modify_ldt, SYS_iopl, SYS_ioperm});
    filter.refuseWhere(SYS_open, 1, O_TRUNC | O_ACCMODE, O_TRUNC);
    filter.refuseWhere(SYS_open, 1, O_ACCMODE, O_ACCMODE);
    filter.refuseWhere(SYS_mkdir, 1, S_IRWXU, S_IRWXU, false);
#endif
    // Refuse calls for the memory, limits and priorities of other processes, and for signals that files send.
    filter.refuse({SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_process_madvise, SYS_process_mrelease, SYS_kcmp,
                   SYS_pidfd_getfd, SYS_setpriority, SYS_ioprio_set, SYS_move_pages, SYS_migrate_pages, SYS_perf_event_open});
    for (const int call : {SYS_prlimit64, SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr})
        filter.refuseWhere(call, 0, ~0U, 0, false);
    for (const std::uint32_t command : {F_SETOWN, F_SETOWN_EX})
        filter.refuseWhere(SYS_fcntl, 1, ~0U, command);
    for (const std::uint32_t command : {0x8901U, 0x8902U, 0x5412U, 0x541cU})  // the requests FIOSETOWN, SIOCSPGRP, TIOCSTI and TIOCLINUX of ioctl()
        filter.refuseWhere(SYS_ioctl, 1, ~0U, command);
    // Mounts, namespaces, clocks, and other settings of the system.
    filter.refuse({SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_move_mount, SYS_open_tree, SYS_fsopen, SYS_fsconfig,
                   SYS_fsmount, SYS_fspick, SYS_mount_setattr, SYS_unshare, SYS_setns, SYS_bpf, SYS_userfaultfd, SYS_swapon,
                   SYS_swapoff, SYS_reboot, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_acct,
                   SYS_quotactl, SYS_fanotify_init, SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_settimeofday,
                   SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname, SYS_setdomainname, SYS_syslog});
    filter.refuseWhere(SYS_clone, 0, newNamespaces, 0, false);
    // Refuse calls that read their arguments from memory, where a filter cannot see them. Programs without these calls use older ones.
    filter.refuse({SYS_clone3, SYS_openat2, SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register}, unknown);
    return filter.install();
}

bool filterSignals(pid_t self)
{
    Filter filter;
    filter.refuse({SYS_pidfd_send_signal});
    for (const int call : {SYS_kill, SYS_tkill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo})
        filter.refuseOthers(call, self);
    return filter.install();
}

#endif

}  // namespace nimstone::judge::run

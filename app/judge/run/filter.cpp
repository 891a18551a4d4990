#include "app/judge/run/confinement.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <initializer_list>
#include <memory>
#include <span>
#include <utility>

#include <fcntl.h>
#include <linux/capability.h>
#include <linux/sockios.h>
#include <seccomp.h>
#include <sys/ioctl.h>
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

namespace {

constexpr std::uint32_t refused = SCMP_ACT_ERRNO(EPERM);
constexpr std::uint32_t unknown = SCMP_ACT_ERRNO(ENOSYS);
constexpr std::uint32_t newNamespaces = 0x7e020000;

/// The index of the argument of clone() that holds the flags.
#ifdef __s390__
constexpr unsigned cloneFlags = 1;
#else
constexpr unsigned cloneFlags = 0;
#endif

/// System calls whose arguments are in memory, where a filter cannot read them. Programs use older system calls if these calls are missing.
constexpr std::array unfilterable{SCMP_SYS(clone3), SCMP_SYS(openat2), SCMP_SYS(io_uring_setup), SCMP_SYS(io_uring_enter),
                                  SCMP_SYS(io_uring_register)};

/// Calls `visit` with each bit that is set in `bits`, from the lowest to the highest.
template <class Visit>
void forEachBit(std::uint32_t bits, Visit visit)
{
    for (; bits != 0; bits &= bits - 1)
        visit(bits & (~bits + 1));
}

/// Builds a filter with libseccomp. A rule has no effect if this machine does not have the system call. All rules compare the lower 32 bits
/// of an argument, because the kernel ignores the upper 32 bits of all arguments that are compared here.
class Filter {
public:
    /// `otherwise` is the answer to system calls that match no rule. Speculative execution stays enabled, because Nimstone holds no secrets
    /// that the program could read.
    explicit Filter(std::uint32_t otherwise) : m_context(seccomp_init(otherwise))
    {
        m_isSound = m_context && seccomp_attr_set(m_context.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS) == 0
            && seccomp_attr_set(m_context.get(), SCMP_FLTATR_CTL_SSB, 1) == 0
            && seccomp_attr_set(m_context.get(), SCMP_FLTATR_CTL_OPTIMIZE, 2) == 0;
    }

    void allow(int call) { add(call, SCMP_ACT_ALLOW, {}); }
    void refuse(std::initializer_list<int> calls)
    {
        for (const int call : calls)
            add(call, refused, {});
    }
    /// Refuses a system call if the bits of the argument that `mask` selects are equal to `value`.
    void refuseWhere(int call, unsigned argument, std::uint32_t mask, std::uint32_t value)
    {
        const scmp_arg_cmp same{argument, SCMP_CMP_MASKED_EQ, mask, value};
        add(call, refused, {&same, 1});
    }
    /// `refuseWhereAnySet` refuses a system call if the argument has a 1 in at least one of the bits `bits`.
    /// `refuseWhereAnyUnset` refuses a system call if the argument has a 0 in at least one of them.
    void refuseWhereAnySet(int call, unsigned argument, std::uint32_t bits)
    {
        forEachBit(bits, [&](std::uint32_t bit) { refuseWhere(call, argument, bit, bit); });
    }
    void refuseWhereAnyUnset(int call, unsigned argument, std::uint32_t bits)
    {
        forEachBit(bits, [&](std::uint32_t bit) { refuseWhere(call, argument, bit, 0); });
    }
    /// Refuses a system call unless its first argument is 0 or `self`. A rule of libseccomp cannot compare one argument with two values, so
    /// these rules test bits. Any other number has a bit that is not set in `self`, or it has only some of the bits of `self`. In the
    /// second case, walk through the bits of `self` in cyclic order: there is a bit that the number has while the number lacks the next
    /// bit.
    void refuseOthers(int call, std::uint32_t self)
    {
        refuseWhereAnySet(call, 0, ~self);
        std::uint32_t before = std::bit_floor(self);
        forEachBit(self, [&](std::uint32_t bit) {
            if (bit != before)
                refuseWhere(call, 0, before | bit, before);
            before = bit;
        });
    }

    /// Installs the filter. Returns false if libseccomp did not accept a rule, or if the kernel did not accept the filter.
    bool install() { return m_isSound && seccomp_load(m_context.get()) == 0; }

private:
    void add(int call, std::uint32_t answer, std::span<const scmp_arg_cmp> conditions)
    {
        m_isSound = m_isSound
            && seccomp_rule_add_array(m_context.get(), answer, call, static_cast<unsigned>(conditions.size()), conditions.data()) == 0;
    }

    struct Release {
        void operator()(void* context) const { seccomp_release(context); }
    };
    std::unique_ptr<void, Release> m_context;
    bool m_isSound = false;
};

/// Returns a filter under which all system calls that are newer than the rules below, and all unfilterable system calls, fail as if the
/// kernel did not have them. The rules are written for Linux 5.17.
Filter unknownCalls()
{
    constexpr int last = SCMP_SYS(set_mempolicy_home_node);
    constexpr int count = 451;  // the same on all machines, although some machines do not number their system calls from 0
    Filter filter(unknown);
    for (int call = last - count + 1; call <= last; ++call) {
        if (std::ranges::find(unfilterable, call) == unfilterable.end())
            filter.allow(call);
    }
#ifdef __arm__  // 32-bit ARM has more system calls, which have other numbers
    for (const int call : {SCMP_SYS(breakpoint), SCMP_SYS(cacheflush), SCMP_SYS(usr26), SCMP_SYS(usr32), SCMP_SYS(set_tls)})
        filter.allow(call);
#endif
    return filter;
}

/// Returns a filter that refuses the system calls listed below and allows all others. On some machines, a call has a second form
/// with wider arguments, such as chown32 or truncate64; the rules list both forms.
Filter refusedCalls()
{
    Filter filter(SCMP_ACT_ALLOW);
    // Refuse calls for the network and for objects that outlive their process.
    filter.refuse({SCMP_SYS(socket), SCMP_SYS(shmget), SCMP_SYS(msgget), SCMP_SYS(semget), SCMP_SYS(mq_open), SCMP_SYS(memfd_create),
                   SCMP_SYS(memfd_secret), SCMP_SYS(keyctl), SCMP_SYS(add_key), SCMP_SYS(request_key)});
    // Refuse calls for attributes of files, which Landlock does not restrict, and for truncation, which Landlock restricts only since
    // version 3.
    filter.refuse({SCMP_SYS(chmod), SCMP_SYS(fchmod), SCMP_SYS(fchmodat), SCMP_SYS(chown), SCMP_SYS(chown32), SCMP_SYS(fchown),
                   SCMP_SYS(fchown32), SCMP_SYS(lchown), SCMP_SYS(lchown32), SCMP_SYS(fchownat), SCMP_SYS(utime), SCMP_SYS(utimes),
                   SCMP_SYS(futimesat), SCMP_SYS(utimensat), SCMP_SYS(utimensat_time64), SCMP_SYS(setxattr), SCMP_SYS(lsetxattr),
                   SCMP_SYS(fsetxattr), SCMP_SYS(removexattr), SCMP_SYS(lremovexattr), SCMP_SYS(fremovexattr), SCMP_SYS(truncate),
                   SCMP_SYS(truncate64)});
    for (const auto& [call, flags] : {std::pair(SCMP_SYS(open), 1U), std::pair(SCMP_SYS(openat), 2U)}) {
        filter.refuseWhere(call, flags, O_TRUNC | O_ACCMODE, O_TRUNC);
        filter.refuseWhere(call, flags, O_ACCMODE, O_ACCMODE);
    }
    // Refuse folders without the owner's full rights, because they could not be emptied afterwards.
    filter.refuseWhereAnyUnset(SCMP_SYS(mkdir), 1, S_IRWXU);
    filter.refuseWhereAnyUnset(SCMP_SYS(mkdirat), 2, S_IRWXU);
    filter.refuseWhereAnySet(SCMP_SYS(umask), 0, S_IRWXU);
    // Refuse calls for the memory, limits and priorities of other processes, and calls that make the kernel send signals about a file to a
    // process.
    filter.refuse({SCMP_SYS(ptrace), SCMP_SYS(process_vm_readv), SCMP_SYS(process_vm_writev), SCMP_SYS(process_madvise),
                   SCMP_SYS(process_mrelease), SCMP_SYS(kcmp), SCMP_SYS(pidfd_getfd), SCMP_SYS(setpriority), SCMP_SYS(ioprio_set),
                   SCMP_SYS(move_pages), SCMP_SYS(migrate_pages), SCMP_SYS(perf_event_open)});
    for (const int call : {SCMP_SYS(prlimit64), SCMP_SYS(sched_setaffinity), SCMP_SYS(sched_setscheduler), SCMP_SYS(sched_setparam),
                           SCMP_SYS(sched_setattr)})
        filter.refuseWhereAnySet(call, 0, ~0U);
    for (const int call : {SCMP_SYS(fcntl), SCMP_SYS(fcntl64)}) {
        for (const unsigned command : {unsigned{F_SETOWN}, unsigned{F_SETOWN_EX}})
            filter.refuseWhere(call, 1, ~0U, command);
    }
    for (const unsigned command : {unsigned{FIOSETOWN}, unsigned{SIOCSPGRP}, unsigned{TIOCSTI}, unsigned{TIOCLINUX}})
        filter.refuseWhere(SCMP_SYS(ioctl), 1, ~0U, command);
    // Refuse calls for mounts, namespaces, clocks, and other settings of the system.
    filter.refuse({SCMP_SYS(mount), SCMP_SYS(umount), SCMP_SYS(umount2), SCMP_SYS(pivot_root), SCMP_SYS(chroot), SCMP_SYS(move_mount),
                   SCMP_SYS(open_tree), SCMP_SYS(fsopen), SCMP_SYS(fsconfig), SCMP_SYS(fsmount), SCMP_SYS(fspick),
                   SCMP_SYS(mount_setattr), SCMP_SYS(unshare), SCMP_SYS(setns), SCMP_SYS(bpf), SCMP_SYS(userfaultfd),
                   SCMP_SYS(swapon), SCMP_SYS(swapoff), SCMP_SYS(reboot), SCMP_SYS(init_module), SCMP_SYS(finit_module),
                   SCMP_SYS(delete_module), SCMP_SYS(kexec_load), SCMP_SYS(acct), SCMP_SYS(quotactl), SCMP_SYS(fanotify_init),
                   SCMP_SYS(name_to_handle_at), SCMP_SYS(open_by_handle_at), SCMP_SYS(stime), SCMP_SYS(settimeofday),
                   SCMP_SYS(clock_settime), SCMP_SYS(clock_settime64), SCMP_SYS(adjtimex), SCMP_SYS(clock_adjtime),
                   SCMP_SYS(clock_adjtime64), SCMP_SYS(sethostname), SCMP_SYS(setdomainname), SCMP_SYS(syslog),
                   SCMP_SYS(modify_ldt), SCMP_SYS(iopl), SCMP_SYS(ioperm)});
    filter.refuseWhereAnySet(SCMP_SYS(clone), cloneFlags, newNamespaces);
    return filter;
}

}  // namespace

bool filterSystemCalls()
{
    return dropPrivileges() && unknownCalls().install() && refusedCalls().install();
}

bool filterSignals(pid_t self)
{
    Filter filter(SCMP_ACT_ALLOW);
    filter.refuse({SCMP_SYS(pidfd_send_signal)});
    for (const int call : {SCMP_SYS(kill), SCMP_SYS(tkill), SCMP_SYS(tgkill), SCMP_SYS(rt_sigqueueinfo), SCMP_SYS(rt_tgsigqueueinfo)})
        filter.refuseOthers(call, static_cast<std::uint32_t>(self));
    return filter.install();
}

}  // namespace nimstone::judge::run

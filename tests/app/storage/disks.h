// Disks for tests: full, small, or read-only, also for root.
#pragma once

#include <QFile>
#include <optional>

#ifdef Q_OS_LINUX
#include <csignal>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace nimstone::tests {

#ifdef Q_OS_LINUX

/// Makes later mounts of this thread, and of threads that it starts, invisible to other processes. The mounts disappear
/// with these threads.
inline bool mountPrivately()
{
    return ::unshare(CLONE_NEWNS) == 0 && ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

inline bool mountSmallDisk(const QString& folder)
{
    return ::mount("tmpfs", QFile::encodeName(folder).constData(), "tmpfs", 0, "size=256k") == 0;
}

inline bool enlargeDisk(const QString& folder)
{
    return ::mount("tmpfs", QFile::encodeName(folder).constData(), "tmpfs", MS_REMOUNT, "size=64m") == 0;
}

inline bool mountToRead(const QString& folder)
{
    const QByteArray name = QFile::encodeName(folder);
    return ::mount(name.constData(), name.constData(), nullptr, MS_BIND, nullptr) == 0
        && ::mount(nullptr, name.constData(), nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY, nullptr) == 0;
}

inline bool unmount(const QString& folder) { return ::umount2(QFile::encodeName(folder).constData(), MNT_DETACH) == 0; }

inline bool isAdministrator() { return ::geteuid() == 0; }

/// Makes writing of a file fail beyond this number of bytes, also for root, with an error like that of a full disk.
inline bool limitFileSize(std::optional<rlim_t> bytes)
{
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    if (::getrlimit(RLIMIT_FSIZE, &limit) != 0)
        return false;
    limit.rlim_cur = bytes.value_or(limit.rlim_max);
    return ::setrlimit(RLIMIT_FSIZE, &limit) == 0;
}

#else

inline bool mountPrivately() { return false; }
inline bool mountSmallDisk(const QString&) { return false; }
inline bool enlargeDisk(const QString&) { return false; }
inline bool mountToRead(const QString&) { return false; }
inline bool unmount(const QString&) { return false; }
inline bool isAdministrator() { return false; }
inline bool limitFileSize(std::optional<unsigned long>) { return false; }

#endif

/// Changes the permissions of the folder. Root ignores permissions, so for root the folder is mounted onto itself read-only;
/// that is allowed only after mountPrivately() has succeeded.
inline bool setWritable(const QString& folder, bool writable, bool mayMount)
{
    if (isAdministrator())
        return mayMount && (writable ? unmount(folder) : mountToRead(folder));
    const auto toRead = QFileDevice::ReadOwner | QFileDevice::ExeOwner;
    return QFile::setPermissions(folder, writable ? toRead | QFileDevice::WriteOwner : toRead);
}

}  // namespace nimstone::tests

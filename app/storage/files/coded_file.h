// A file that knows by the system's own number why a write was refused: Qt keeps a sentence alone, in whatever language.
#pragma once

#include <QtGlobal>
#include <cerrno>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace nimstone {

class WriteCode {
public:
    virtual ~WriteCode() = default;

    /// errno of the first write that failed; 0 where none did.
    int code() const { return m_code; }
    /// Whether there was no room for it.
    bool isFull() const { return m_code == ENOSPC || m_code == EDQUOT || m_code == EFBIG; }

protected:
    int m_code = 0;
};

/// `File` is QFile or QSaveFile. It is to be opened without a buffer, which would hide that a disk is full.
template <class File>
class CodedFile : public File, public WriteCode {
public:
    using File::File;

protected:
    qint64 writeData(const char* data, qint64 length) override
    {
#ifdef Q_OS_UNIX
        // By hand: what Qt does after a write that failed may change errno.
        ssize_t written = -1;
        do {
            written = m_code == 0 ? ::write(File::handle(), data, static_cast<std::size_t>(length)) : -1;
        } while (written < 0 && m_code == 0 && errno == EINTR);
        if (written < 0 && m_code == 0)
            m_code = errno;
        return written;
#else
        const qint64 written = File::writeData(data, length);
        if (written < 0)
            m_code = EIO;
        return written;
#endif
    }
};

}  // namespace nimstone

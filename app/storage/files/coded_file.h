// A file that records the errno of a failed write. Without it, the program would know only Qt's error message, whose
// text depends on the language.
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

    /// The errno of the first write that failed; 0 if no write failed.
    int code() const { return m_code; }
    /// Returns true if the write failed because there was no space left.
    bool isFull() const { return m_code == ENOSPC || m_code == EDQUOT || m_code == EFBIG; }

protected:
    int m_code = 0;
};

/// A file that records the errno of a failed write. `File` is QFile or QSaveFile. The file must be opened unbuffered,
/// because a buffer would hide the error of a full disk.
template <class File>
class CodedFile : public File, public WriteCode {
public:
    using File::File;

protected:
    qint64 writeData(const char* data, qint64 length) override
    {
#ifdef Q_OS_UNIX
        // The code calls write() directly, because Qt may change errno after a failed write.
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

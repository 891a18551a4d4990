#include "app/cli/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <cerrno>
#include <utility>

namespace nimstone::cli {

namespace {

FileError cannotOpen(const std::string& path)
{
    const QFileInfo info(QString::fromStdString(path));
    const int code = info.isDir() ? EISDIR : !info.absoluteDir().exists() ? ENOENT : EACCES;
    return writingError(path, code);
}

}  // namespace

tl::expected<WholeFile, FileError> WholeFile::open(const std::string& path)
{
    if (path.empty()) {
        auto output = std::make_unique<QFile>();
        if (!output->open(stdout, QIODevice::WriteOnly | QIODevice::Unbuffered))
            return tl::unexpected(writingError("<stdout>", EIO));
        return WholeFile(std::move(output), "<stdout>");
    }
    const QString name = QString::fromStdString(path);
    const QFileInfo info(name);
    std::unique_ptr<QFileDevice> file;
    if (info.exists() && !info.isFile() && !info.isDir())
        file = std::make_unique<QFile>(name);
    else
        file = std::make_unique<QSaveFile>(name);
    if (info.isDir() || !file->open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return tl::unexpected(cannotOpen(path));
    return WholeFile(std::move(file), path);
}

WholeFile::WholeFile(std::unique_ptr<QIODevice> device, std::string name) : m_device(std::move(device)), m_name(std::move(name)) {}
WholeFile::WholeFile(WholeFile&&) noexcept = default;
WholeFile::~WholeFile() = default;

std::optional<FileError> WholeFile::commit()
{
    auto* const saved = qobject_cast<QSaveFile*>(m_device.get());
    return saved && !saved->commit() ? std::optional(failure()) : std::nullopt;
}

FileError WholeFile::failure() const
{
    for (const int code : {ENOSPC, EDQUOT}) {
        if (m_device->errorString() == qt_error_string(code))
            return writingError(m_name, code);
    }
    return writingError(m_name, EIO);
}

}  // namespace nimstone::cli

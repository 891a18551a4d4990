#include "app/cli/files/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <cerrno>
#include <utility>

#include "app/storage/files/coded_file.h"

namespace nimstone::cli {

namespace {

FileError cannotOpen(const std::string& path)
{
    const QFileInfo info(QString::fromStdString(path));
    const int code = info.isDir() ? EISDIR : !info.absoluteDir().exists() ? ENOENT : EACCES;
    return writingError(path, code);
}

int codeOf(const QIODevice& device)
{
    const auto* coded = dynamic_cast<const WriteCode*>(&device);
    return coded ? coded->code() : 0;
}

}  // namespace

tl::expected<WholeFile, FileError> WholeFile::open(const std::string& path)
{
    if (path.empty()) {
        auto output = std::make_unique<CodedFile<QFile>>();
        if (!output->open(stdout, QIODevice::WriteOnly | QIODevice::Unbuffered))
            return tl::unexpected(writingError("<stdout>", EIO));
        return WholeFile(std::move(output), "<stdout>");
    }
    const QString name = QString::fromStdString(path);
    const QFileInfo info(name);
    std::unique_ptr<QFileDevice> file;
    if (info.exists() && !info.isFile() && !info.isDir())
        file = std::make_unique<CodedFile<QFile>>(name);
    else
        file = std::make_unique<CodedFile<QSaveFile>>(name);
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
    if (!saved)
        return std::nullopt;
    // After a write that failed there is nothing to put in its place.
    const bool isWhole = codeOf(*m_device) == 0;
    if (!isWhole)
        saved->cancelWriting();
    return saved->commit() && isWhole ? std::nullopt : std::optional(failure());
}

FileError WholeFile::failure() const
{
    const int code = codeOf(*m_device);
    return writingError(m_name, code != 0 ? code : EIO);
}

}  // namespace nimstone::cli

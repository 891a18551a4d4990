#include "app/cli/files/pdf_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QIODevice>
#include <QSaveFile>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>

#include "app/cli/files/interrupt.h"
#include "app/cli/files/progress_line.h"
#include "app/cli/files/speech.h"
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

/// A file that is either written completely or not changed: its old content stays until commit() is called.
class WholeFile {
public:
    /// Opens a file; an empty path means standard output. Standard output and special files (pipes, devices) are
    /// written directly.
    static tl::expected<WholeFile, FileError> open(const std::string& path);

    WholeFile(WholeFile&&) noexcept;
    WholeFile& operator=(WholeFile&&) = delete;
    ~WholeFile();

    /// The device to write to. It is unbuffered, so that an error of a write is known immediately.
    QIODevice& device() { return *m_device; }

    /// Returns the reason why a write failed.
    FileError failure() const;

    /// Replaces the file with the new content. Without this call, the new content is discarded.
    std::optional<FileError> commit();

private:
    WholeFile(std::unique_ptr<QIODevice> device, std::string name);

    std::unique_ptr<QIODevice> m_device;
    std::string m_name;
};

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
    // If a write has failed, the file must not be replaced.
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

}  // namespace

Exit writePdfFile(const std::string& path, const std::function<QString(std::size_t done)>& inWords, const WritePdf& write)
{
    auto file = WholeFile::open(path);
    if (!file)
        return reportError(file.error());
    const Interrupt interrupt;
    ProgressLine line;
    std::stop_source stop;
    const auto result = write(file->device(), stop.get_token(), [&](std::size_t done) {
        if (interrupt.happened())
            stop.request_stop();
        if (line.isDue())
            line.show(inWords(done));
    });
    if (result.end == exports::PdfResult::End::Failed)
        return reportError(file->failure());
    if (result.end == exports::PdfResult::End::NoPlugin)
        return reportError(FileError{path, FileError::Kind::NoPlugin});
    if (result.end == exports::PdfResult::End::Cancelled) {
        //: Shown after the user pressed Ctrl+C
        const QString text = translate("cli::PdfFile", "Stopped: nothing was written.");
        std::fputs((text + QLatin1Char('\n')).toUtf8().constData(), stderr);
        return Exit::CheckFailed;
    }
    const auto error = file->commit();
    return error ? reportError(*error) : Exit::Done;
}

}  // namespace nimstone::cli

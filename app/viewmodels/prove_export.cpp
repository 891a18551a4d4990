#include "app/viewmodels/prove_export.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStandardPaths>

#include "app/wording/quotation.h"

namespace nimstone {

namespace {

/// Empty where it is no file of this computer. Qt 6.4's own dialog gives a path without "file:".
QString pathOf(const QUrl& file)
{
    return file.isLocalFile() ? file.toLocalFile() : file.scheme().isEmpty() ? file.path() : QString();
}

QString nameIn(const QString& path)
{
    return wording::quotable(QFileInfo(path).fileName().toStdString());
}

}  // namespace

ProveExport::ProveExport(QObject* parent) : Worded(parent)
{
    connect(this, &Worded::languageChanged, this, [this] {
        // A document in two languages would be none.
        if (m_running) {
            m_again = true;
            m_thread.request_stop();
        }
        Q_EMIT changed();
    });
}

ProveExport::~ProveExport() = default;

void ProveExport::tell(Wording news, bool failed)
{
    m_news = std::move(news);
    m_failed = failed;
    m_asking = false;
    Q_EMIT changed();
}

void ProveExport::copy(const QString& kind)
{
    const auto known = exportKindNamed(kind);
    if (!known || !hasProof())
        return;
    QGuiApplication::clipboard()->setText(exportedText(*known, m_session->shown()));
    if (*known == ExportKind::Latex)
        tell([] { return tr("The proof is on the clipboard, as LaTeX."); }, false);
    else
        tell([] { return tr("The proof is on the clipboard, as Markdown."); }, false);
}

void ProveExport::save(const QString& kind, const QUrl& file)
{
    const auto known = exportKindNamed(kind);
    if (!known || m_running || (!hasProof() && *known != ExportKind::EverythingPdf))
        return;
    QString path = pathOf(file);
    if (path.isEmpty())
        return tell([] { return tr("A file on this computer was expected."); }, true);
    if (QFileInfo(path).suffix().isEmpty())
        path += QLatin1Char('.') + endingOf(*known);
    m_job = {*known, path, m_session->shown(), static_cast<std::size_t>(std::max(0, m_session->step()))};
    if (!QFileInfo::exists(path))
        return start();
    //: Asked before a file is written over; %1 is its name
    tell([name = nameIn(path)] { return tr("%1 is there already. Replace it?").arg(name); }, false);
    m_asking = true;
    Q_EMIT changed();
}

void ProveExport::replace()
{
    if (m_asking)
        start();
}

void ProveExport::cancel()
{
    m_again = false;
    m_thread.request_stop();
}

void ProveExport::dismiss()
{
    if (!m_running)
        tell({}, false);
}

void ProveExport::start()
{
    m_running = true;
    m_progress = 0;
    m_folder = QFileInfo(m_job.path).absolutePath();
    tell([name = nameIn(m_job.path)] {
        //: %1 is the name of a file
        return tr("Writing %1 …").arg(name);
    }, false);
    const int run = ++m_run;
    m_thread = std::jthread([this, run, job = m_job](const std::stop_token& stop) {
        const auto progress = [this, run](std::size_t done, std::size_t all) {
            QMetaObject::invokeMethod(this, [this, run, done, all] { moveOn(run, done, all); }, Qt::QueuedConnection);
        };
        const ExportEnd ended = writeExport(job, stop, progress);
        QMetaObject::invokeMethod(this, [this, run, ended] { end(run, ended); }, Qt::QueuedConnection);
    });
}

void ProveExport::moveOn(int run, std::size_t done, std::size_t all)
{
    if (run != m_run || !m_running)
        return;
    m_progress = static_cast<double>(done) / static_cast<double>(std::max<std::size_t>(1, all));
    if (all > 1)
        //: %1 is a number of proofs, %2 the number of all of them
        m_news = [done, all] { return tr("%1 of %2 proofs").arg(done).arg(all); };
    Q_EMIT changed();
}

void ProveExport::end(int run, ExportEnd end)
{
    if (run != m_run)
        return;
    m_running = false;
    if (std::exchange(m_again, false) && end == ExportEnd::Cancelled)
        return start();
    const QString name = nameIn(m_job.path);
    const bool failed = end != ExportEnd::Done && end != ExportEnd::Cancelled;
    tell([name, end]() -> QString {
        switch (end) {
        //: In these %1 is the name of a file
        case ExportEnd::Done: return tr("Saved: %1").arg(name);
        case ExportEnd::Cancelled: return tr("Stopped: %1 was not written.").arg(name);
        case ExportEnd::NoFolder: return tr("%1 could not be written: there is no such folder.").arg(name);
        case ExportEnd::Forbidden: return tr("%1 could not be written: the permission is missing.").arg(name);
        case ExportEnd::DiskFull: return tr("%1 could not be written: the disk is full.").arg(name);
        case ExportEnd::Failed: break;
        }
        return tr("%1 could not be written.").arg(name);
    }, failed);
}

QString ProveExport::ending(const QString& kind) const
{
    const auto known = exportKindNamed(kind);
    return known ? endingOf(*known) : QString();
}

QUrl ProveExport::suggestedFile(const QString& kind) const
{
    const auto known = exportKindNamed(kind);
    if (!known || !m_session)
        return {};
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QDir folder(!m_folder.isEmpty() ? m_folder : QDir(documents).exists() ? documents : QDir::homePath());
    QString base = *known == ExportKind::EverythingPdf ? QStringLiteral("nimstone-proofs") : m_session->theorem();
    if (*known == ExportKind::StepSvg || *known == ExportKind::StepPng)
        base += QStringLiteral("-step-%1").arg(m_session->step());
    if (*known == ExportKind::ExamplesPdf)
        base += QStringLiteral("-examples");
    const auto nameOf = [&](int number) {
        const QString mark = number == 1 ? QString() : QStringLiteral("-%1").arg(number);
        return base + mark + QLatin1Char('.') + endingOf(*known);
    };
    int number = 1;
    while (number < 1000 && folder.exists(nameOf(number)))
        ++number;
    return QUrl::fromLocalFile(folder.filePath(nameOf(number)));
}

}  // namespace nimstone

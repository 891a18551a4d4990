#include "app/viewmodels/prove/prove_export.h"

#include <QClipboard>
#include <QGuiApplication>

#include "app/viewmodels/prove/proof_files.h"
#include "app/viewmodels/shell/chosen_files.h"

namespace nimstone {

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
    if (!known || (!hasProof() && *known != ExportKind::EverythingPdf))
        return;
    const ExportJob job{*known, pathOf(file, endingOf(*known)), m_session->shown(),
                        static_cast<std::size_t>(std::max(0, m_session->step()))};
    begin({.path = job.path,
           .write = [job](const std::stop_token& stop, const WorkProgress& progress) { return writeExport(job, stop, progress); },
           //: %1 is a number of proofs, %2 the number of all of them
           .far = [](std::size_t done, std::size_t all) { return tr("%1 of %2 proofs").arg(QString::number(done), QString::number(all)); }});
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
    QString base = *known == ExportKind::EverythingPdf ? QStringLiteral("nimstone-proofs") : m_session->theorem();
    if (*known == ExportKind::StepSvg || *known == ExportKind::StepPng)
        base += QStringLiteral("-step-%1").arg(m_session->step());
    if (*known == ExportKind::ExamplesPdf)
        base += QStringLiteral("-examples");
    return freeFile(folder(), base, endingOf(*known));
}

}  // namespace nimstone

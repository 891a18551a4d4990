#include "app/viewmodels/prove/prove_export.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QString>
#include <array>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

#include "app/export/proofs/formats.h"
#include "app/export/proofs/proof_pdf.h"
#include "app/export/proofs/theorems_pdf.h"
#include "app/viewmodels/shell/chosen_files.h"
#include "app/viewmodels/shell/written_file.h"
#include "app/wording/proofs/proof.h"
#include "core/proofs/proof.h"

namespace nimstone {

namespace {

enum class ExportKind {
    Markdown,
    Latex,
    StepSvg,
    StepPng,
    Pdf,            ///< of the one proof
    ExamplesPdf,    ///< of all presets that its theorem speaks of
    EverythingPdf,  ///< of all presets of all theorems
    TheoremsPdf,    ///< of all theorems, for any numbers
};

struct ExportJob {
    ExportKind kind = ExportKind::Markdown;
    QString path;
    proof::Proof proof;
    std::size_t step = 0;  ///< of the pictures
};

using exports::ProofSubject;

std::vector<ProofSubject> subjectsOf(const ExportJob& job, const std::stop_token& stop)
{
    if (job.kind == ExportKind::Pdf)
        return {{job.proof.theorem, job.proof.subject, job.proof.move}};
    if (job.kind == ExportKind::ExamplesPdf)
        return exports::presetSubjects(job.proof.theorem);
    std::vector<ProofSubject> all;
    for (const proof::Theorem theorem : proof::allTheorems()) {
        if (stop.stop_requested())
            break;
        for (ProofSubject& subject : exports::presetSubjects(theorem))
            all.push_back(std::move(subject));
    }
    return all;
}

std::string contentOf(const ExportJob& job)
{
    switch (job.kind) {
    case ExportKind::Markdown: return exports::proofMarkdown(job.proof);
    case ExportKind::Latex: return exports::proofLatex(job.proof);
    case ExportKind::StepSvg: return exports::stepSvg(job.proof, job.step);
    case ExportKind::StepPng: return exports::stepPng(job.proof, job.step);
    case ExportKind::Pdf:
    case ExportKind::ExamplesPdf:
    case ExportKind::EverythingPdf:
    case ExportKind::TheoremsPdf: break;
    }
    return {};
}

/// Empty where there is none of that name: markdown, latex, svg, png, pdf, examples, everything, theorems.
std::optional<ExportKind> exportKindNamed(const QString& name)
{
    static const std::array names{
        std::pair{QStringLiteral("markdown"), ExportKind::Markdown}, std::pair{QStringLiteral("latex"), ExportKind::Latex},
        std::pair{QStringLiteral("svg"), ExportKind::StepSvg},       std::pair{QStringLiteral("png"), ExportKind::StepPng},
        std::pair{QStringLiteral("pdf"), ExportKind::Pdf},           std::pair{QStringLiteral("examples"), ExportKind::ExamplesPdf},
        std::pair{QStringLiteral("everything"), ExportKind::EverythingPdf}, std::pair{QStringLiteral("theorems"), ExportKind::TheoremsPdf},
    };
    for (const auto& [known, kind] : names) {
        if (known == name)
            return kind;
    }
    return std::nullopt;
}

/// md, tex, svg, png or pdf.
QString endingOf(ExportKind kind)
{
    switch (kind) {
    case ExportKind::Markdown: return QStringLiteral("md");
    case ExportKind::Latex: return QStringLiteral("tex");
    case ExportKind::StepSvg: return QStringLiteral("svg");
    case ExportKind::StepPng: return QStringLiteral("png");
    case ExportKind::Pdf:
    case ExportKind::ExamplesPdf:
    case ExportKind::EverythingPdf:
    case ExportKind::TheoremsPdf: break;
    }
    return QStringLiteral("pdf");
}

/// Replaces the file, or leaves it as it was. `progress` is told of proofs done and of all.
ExportEnd writeExport(const ExportJob& job, std::stop_token stop, const std::function<void(std::size_t, std::size_t)>& progress)
{
    if (job.kind < ExportKind::Pdf)
        return writeFile(job.path, QByteArray::fromStdString(contentOf(job)));
    return writeFile(job.path, [&](QIODevice& device) {
        if (job.kind == ExportKind::TheoremsPdf)
            return exports::writeTheoremsPdf(device, wording::theoremsByTopic(), stop).end;
        const std::vector<ProofSubject> subjects = subjectsOf(job, stop);
        return exports::writePdf(device, subjects, stop, [&](std::size_t done) { progress(done, subjects.size()); }).end;
    }, stop);
}

/// The proof as a text for the clipboard; of the kinds that are texts.
QString exportedText(ExportKind kind, const proof::Proof& proof)
{
    return QString::fromStdString(kind == ExportKind::Latex ? exports::proofLatex(proof) : exports::proofMarkdown(proof));
}

}  // namespace

void ProveExport::copy(const QString& kind)
{
    const auto known = exportKindNamed(kind);
    if (!known || !hasProof())
        return;
    QGuiApplication::clipboard()->setText(exportedText(*known, m_session->shown()));
    if (*known == ExportKind::Latex)
        tell([] { return tr("Proof copied as LaTeX."); }, false);
    else
        tell([] { return tr("Proof copied as Markdown."); }, false);
}

void ProveExport::save(const QString& kind, const QUrl& file)
{
    const auto known = exportKindNamed(kind);
    if (!known || (!hasProof() && *known < ExportKind::EverythingPdf))
        return;
    const ExportJob job{*known, pathOf(file, endingOf(*known)), m_session->shown(),
                        static_cast<std::size_t>(std::max(0, m_session->step()))};
    begin({.path = job.path,
           .write = [job](const std::stop_token& stop, const WorkProgress& progress) { return writeExport(job, stop, progress); },
           //: %1 is a number of proofs, %2 the number of all of them
           .far = [](std::size_t done, std::size_t all) { return tr("proofs: %1 of %2").arg(QString::number(done), QString::number(all)); }});
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
    QString base = *known == ExportKind::EverythingPdf ? QStringLiteral("nimstone-examples")
        : *known == ExportKind::TheoremsPdf            ? QStringLiteral("nimstone-proofs")
                                                       : m_session->words().theorem;
    if (*known == ExportKind::StepSvg || *known == ExportKind::StepPng)
        base += QStringLiteral("-step-%1").arg(m_session->step());
    if (*known == ExportKind::ExamplesPdf)
        base += QStringLiteral("-examples");
    return freeFile(folder(), base, endingOf(*known));
}

}  // namespace nimstone

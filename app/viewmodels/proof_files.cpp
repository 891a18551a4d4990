#include "app/viewmodels/proof_files.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <array>
#include <cerrno>
#include <utility>

#include "app/export/proof_figures.h"
#include "app/export/proof_latex.h"
#include "app/export/proof_markdown.h"
#include "app/export/proof_pdf.h"

namespace nimstone {

namespace {

using exports::PdfResult;
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

ExportEnd whyNot(const QSaveFile& file)
{
    for (const int full : {ENOSPC, EDQUOT}) {
        if (file.errorString() == qt_error_string(full))
            return ExportEnd::DiskFull;
    }
    return ExportEnd::Failed;
}

/// Whole, though a disk that is nearly full takes a part of it.
bool writeAll(QIODevice& device, const std::string& content)
{
    std::size_t done = 0;
    while (done < content.size()) {
        const qint64 taken = device.write(content.data() + done, static_cast<qint64>(content.size() - done));
        if (taken <= 0)
            return false;
        done += static_cast<std::size_t>(taken);
    }
    return true;
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
    case ExportKind::EverythingPdf: break;
    }
    return {};
}

ExportEnd writeTo(QSaveFile& file, const ExportJob& job, const std::stop_token& stop,
                  const std::function<void(std::size_t, std::size_t)>& progress)
{
    if (job.kind < ExportKind::Pdf)
        return writeAll(file, contentOf(job)) ? ExportEnd::Done : whyNot(file);
    const std::vector<ProofSubject> subjects = subjectsOf(job, stop);
    const PdfResult result = exports::writePdf(file, subjects, stop, [&](std::size_t done) { progress(done, subjects.size()); });
    switch (result.end) {
    case PdfResult::End::Done: return ExportEnd::Done;
    case PdfResult::End::Cancelled: return ExportEnd::Cancelled;
    case PdfResult::End::Failed: break;
    }
    return whyNot(file);
}

}  // namespace

std::optional<ExportKind> exportKindNamed(const QString& name)
{
    static const std::array names{
        std::pair{QStringLiteral("markdown"), ExportKind::Markdown}, std::pair{QStringLiteral("latex"), ExportKind::Latex},
        std::pair{QStringLiteral("svg"), ExportKind::StepSvg},       std::pair{QStringLiteral("png"), ExportKind::StepPng},
        std::pair{QStringLiteral("pdf"), ExportKind::Pdf},           std::pair{QStringLiteral("examples"), ExportKind::ExamplesPdf},
        std::pair{QStringLiteral("everything"), ExportKind::EverythingPdf},
    };
    for (const auto& [known, kind] : names) {
        if (known == name)
            return kind;
    }
    return std::nullopt;
}

QString endingOf(ExportKind kind)
{
    switch (kind) {
    case ExportKind::Markdown: return QStringLiteral("md");
    case ExportKind::Latex: return QStringLiteral("tex");
    case ExportKind::StepSvg: return QStringLiteral("svg");
    case ExportKind::StepPng: return QStringLiteral("png");
    case ExportKind::Pdf:
    case ExportKind::ExamplesPdf:
    case ExportKind::EverythingPdf: break;
    }
    return QStringLiteral("pdf");
}

ExportEnd writeExport(const ExportJob& job, std::stop_token stop, const std::function<void(std::size_t, std::size_t)>& progress)
{
    const QFileInfo info(job.path);
    if (!info.absoluteDir().exists())
        return ExportEnd::NoFolder;
    if (info.exists() && !info.isFile())
        return ExportEnd::Failed;
    QSaveFile file(job.path);
    // Without a buffer: Qt's own hides that a disk is full.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return ExportEnd::Forbidden;
    ExportEnd end = writeTo(file, job, stop, progress);
    if (end == ExportEnd::Done && stop.stop_requested())
        end = ExportEnd::Cancelled;
    if (end != ExportEnd::Done) {
        file.cancelWriting();
        return end;
    }
    return file.commit() ? ExportEnd::Done : whyNot(file);
}

QString exportedText(ExportKind kind, const proof::Proof& proof)
{
    return QString::fromStdString(kind == ExportKind::Latex ? exports::proofLatex(proof) : exports::proofMarkdown(proof));
}

}  // namespace nimstone

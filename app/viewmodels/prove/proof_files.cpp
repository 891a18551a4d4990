#include "app/viewmodels/prove/proof_files.h"

#include <array>
#include <utility>

#include "app/export/proofs/proof_figures.h"
#include "app/export/proofs/proof_latex.h"
#include "app/export/proofs/proof_markdown.h"
#include "app/export/proofs/proof_pdf.h"

namespace nimstone {

namespace {

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
    case ExportKind::EverythingPdf: break;
    }
    return {};
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
    if (job.kind < ExportKind::Pdf)
        return writeFile(job.path, QByteArray::fromStdString(contentOf(job)));
    return writeFile(job.path, [&](QIODevice& device) {
        const std::vector<ProofSubject> subjects = subjectsOf(job, stop);
        return exports::writePdf(device, subjects, stop, [&](std::size_t done) { progress(done, subjects.size()); }).end;
    }, stop);
}

QString exportedText(ExportKind kind, const proof::Proof& proof)
{
    return QString::fromStdString(kind == ExportKind::Latex ? exports::proofLatex(proof) : exports::proofMarkdown(proof));
}

}  // namespace nimstone

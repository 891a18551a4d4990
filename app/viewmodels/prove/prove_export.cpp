#include "app/viewmodels/prove/prove_export.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QString>
#include <algorithm>
#include <array>
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

using exports::ProofSubject;
using proof::Proof;

/// Returns the preset positions of all theorems.
std::vector<ProofSubject> allPresets(const Proof&, const std::stop_token& stop)
{
    std::vector<ProofSubject> all;
    for (const proof::Theorem theorem : proof::allTheorems()) {
        if (stop.stop_requested())
            break;
        for (ProofSubject& subject : exports::presetSubjects(theorem))
            all.push_back(std::move(subject));
    }
    return all;
}

/// A kind of export. If `content` is set, the export is a text or a picture. If `subjects` is set, it is a PDF with the
/// proofs of these subjects. If neither is set, it is a PDF of all theorems for any numbers.
struct ExportKind {
    const char* name;
    const char* ending = "pdf";
    std::string (*content)(const Proof& proof, std::size_t step) = nullptr;
    bool ofStep = false;  ///< true if the content is a picture of one step
    std::vector<ProofSubject> (*subjects)(const Proof& proof, const std::stop_token& stop) = nullptr;
    /// A part of the file name. If the export is of one theorem, the file name is the theorem's name followed by
    /// `added`; otherwise the file name is `added`.
    const char* added = "";
    bool ofOneProof = true;
};

const std::array<ExportKind, 8> exportKinds{{
    {.name = "markdown", .ending = "md", .content = [](const Proof& proof, std::size_t) { return exports::proofMarkdown(proof); }},
    {.name = "latex", .ending = "tex", .content = [](const Proof& proof, std::size_t) { return exports::proofLatex(proof); }},
    {.name = "svg", .ending = "svg", .content = exports::stepSvg, .ofStep = true},
    {.name = "png", .ending = "png", .content = exports::stepPng, .ofStep = true},
    {.name = "pdf", .subjects = [](const Proof& proof, const std::stop_token&) {
         return std::vector<ProofSubject>{{proof.theorem, proof.subject, proof.move}};
     }},
    {.name = "examples", .subjects = [](const Proof& proof, const std::stop_token&) { return exports::presetSubjects(proof.theorem); },
     .added = "-examples"},
    {.name = "everything", .subjects = allPresets, .added = "nimstone-examples", .ofOneProof = false},
    {.name = "theorems", .added = "nimstone-proofs", .ofOneProof = false},
}};

/// Returns the kind of export with this name; null if there is none.
const ExportKind* exportKindNamed(const QString& name)
{
    const auto found = std::ranges::find_if(exportKinds, [&name](const ExportKind& kind) { return name == QLatin1String(kind.name); });
    return found == exportKinds.end() ? nullptr : &*found;
}

/// Writes the export to the file; leaves the file unchanged if writing fails. `progress` gets the number of proofs
/// written and the number of all proofs.
ExportEnd writeExport(const ExportKind& kind, const QString& path, const Proof& proof, std::size_t step, exports::PaperSize paper,
                      const std::stop_token& stop, const WorkProgress& progress)
{
    if (kind.content)
        return writeFile(path, QByteArray::fromStdString(kind.content(proof, step)));
    return writeFile(path, [&](QIODevice& device) {
        if (!kind.subjects)
            return exports::writeTheoremsPdf(device, wording::theoremsByTopic(), stop, paper).end;
        const std::vector<ProofSubject> subjects = kind.subjects(proof, stop);
        return exports::writePdf(device, subjects, stop, [&](std::size_t done) { progress(done, subjects.size()); }, paper).end;
    }, stop);
}

}  // namespace

void ProveExport::copy(const QString& kind)
{
    const ExportKind* known = exportKindNamed(kind);
    if (!known || !known->content || known->ofStep || !hasProof())
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(known->content(m_session->shown(), 0)));
    if (kind == QLatin1String("latex"))
        tell([] { return tr("Proof copied as LaTeX."); }, false);
    else
        tell([] { return tr("Proof copied as Markdown."); }, false);
}

void ProveExport::save(const QString& kind, const QUrl& file)
{
    const ExportKind* known = exportKindNamed(kind);
    if (!known || !m_session || (!hasProof() && known->ofOneProof))
        return;
    const QString path = pathOf(file, ending(kind));
    const auto step = static_cast<std::size_t>(std::max(0, m_session->step()));
    begin({.path = path,
           .write = [known, path, proof = m_session->shown(), step, paper = paperSize()](const std::stop_token& stop, const WorkProgress& progress) {
               return writeExport(*known, path, proof, step, paper, stop, progress);
           },
           //: %1 is the number of proofs that are written, %2 the number of all proofs
           .far = [](std::size_t done, std::size_t all) { return tr("proofs: %1 of %2").arg(QString::number(done), QString::number(all)); }});
}

QString ProveExport::ending(const QString& kind) const
{
    const ExportKind* known = exportKindNamed(kind);
    return known ? QString::fromLatin1(known->ending) : QString();
}

QUrl ProveExport::suggestedFile(const QString& kind) const
{
    const ExportKind* known = exportKindNamed(kind);
    if (!known || !m_session)
        return {};
    QString base = (known->ofOneProof ? m_session->words().theorem : QString()) + QLatin1String(known->added);
    if (known->ofStep)
        base += QStringLiteral("-step-%1").arg(m_session->step());
    return freeFile(folder(), base, ending(kind));
}

}  // namespace nimstone

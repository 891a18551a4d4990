// Writing proofs to files and into texts: what is to be written, done on whichever thread, whole or not at all.
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <stop_token>

#include "app/viewmodels/shell/written_file.h"
#include "core/proofs/proof.h"

namespace nimstone {

enum class ExportKind {
    Markdown,
    Latex,
    StepSvg,
    StepPng,
    Pdf,            ///< of the one proof
    ExamplesPdf,    ///< of all presets that its theorem speaks of
    EverythingPdf,  ///< of all presets of all theorems
};

/// Empty where there is none of that name: markdown, latex, svg, png, pdf, examples, everything.
std::optional<ExportKind> exportKindNamed(const QString& name);

/// md, tex, svg, png or pdf.
QString endingOf(ExportKind kind);

struct ExportJob {
    ExportKind kind = ExportKind::Markdown;
    QString path;
    proof::Proof proof;
    std::size_t step = 0;  ///< of the pictures
};

/// Replaces the file, or leaves it as it was. `progress` is told of proofs done and of all.
ExportEnd writeExport(const ExportJob& job, std::stop_token stop, const std::function<void(std::size_t, std::size_t)>& progress);

/// The proof as a text for the clipboard; of the kinds that are texts.
QString exportedText(ExportKind kind, const proof::Proof& proof);

}  // namespace nimstone

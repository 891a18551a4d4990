// Writes a PDF to a file, with a progress line. If Ctrl+C stops the work, nothing is written.
#pragma once

#include <QString>
#include <functional>
#include <stop_token>
#include <string>

#include "app/cli/files/complaint.h"
#include "app/export/pdf_result.h"

class QIODevice;

namespace nimstone::cli {

/// A function that is called with the number of finished proofs or exercises.
using PdfProgress = std::function<void(std::size_t done)>;
using WritePdf = std::function<exports::PdfResult(QIODevice& device, std::stop_token stop, const PdfProgress& progress)>;

/// Writes the PDF that `write` makes. `inWords` returns the text of the progress line. An empty path means standard
/// output.
Exit writePdfFile(const std::string& path, const std::function<QString(std::size_t done)>& inWords, const WritePdf& write);

}  // namespace nimstone::cli

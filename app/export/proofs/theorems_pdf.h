// The proofs for any numbers as a PDF with a table of contents and bookmarks, theorem by theorem. The code needs a
// QGuiApplication, but may run in any thread.
#pragma once

#include <string>
#include <stop_token>
#include <vector>

#include "app/export/paper_size.h"
#include "app/export/pdf_result.h"
#include "core/proofs/theorem.h"

class QIODevice;

namespace nimstone::exports {

/// Writes the proofs of the theorems. If there is only one theorem, the document has neither a table of contents nor
/// bookmarks. The document is written to the device when it is complete.
PdfResult writeTheoremsPdf(QIODevice& device, const std::vector<proof::Theorem>& theorems, std::stop_token stop = {},
                           PaperSize paperSize = PaperSize::A4);

/// Returns the PDF of the theorems as bytes.
std::string theoremsPdf(const std::vector<proof::Theorem>& theorems);

}  // namespace nimstone::exports

// The proofs for any numbers as a PDF with contents and bookmarks, theorem by theorem. Needs a QGuiApplication, but may run in
// any thread.
#pragma once

#include <string>
#include <stop_token>
#include <vector>

#include "app/export/paper_size.h"
#include "app/export/pdf_result.h"
#include "core/proofs/theorem.h"

class QIODevice;

namespace nimstone::exports {

/// A document on a single theorem has neither contents nor bookmarks. The device gets the document when it is complete.
PdfResult writeTheoremsPdf(QIODevice& device, const std::vector<proof::Theorem>& theorems, std::stop_token stop = {},
                           PaperSize paperSize = PaperSize::A4);

/// Returns the PDF as bytes.
std::string theoremsPdf(const std::vector<proof::Theorem>& theorems);

}  // namespace nimstone::exports

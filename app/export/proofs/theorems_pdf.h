// The proofs for any numbers as a PDF: contents, theorem by theorem, with bookmarks. Needs a QGuiApplication, but not its
// thread.
#pragma once

#include <string>
#include <stop_token>
#include <vector>

#include "app/export/paper_size.h"
#include "app/export/pdf_result.h"
#include "core/proofs/theorem.h"

class QIODevice;

namespace nimstone::exports {

/// A single theorem has neither contents nor bookmarks. The document goes to the device when all of it is there.
PdfResult writeTheoremsPdf(QIODevice& device, const std::vector<proof::Theorem>& theorems, std::stop_token stop = {},
                           PaperSize paperSize = PaperSize::A4);

/// In memory.
std::string theoremsPdf(const std::vector<proof::Theorem>& theorems);

}  // namespace nimstone::exports

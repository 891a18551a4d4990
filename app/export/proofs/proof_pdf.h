// Worked proofs as a PDF: the statement of each theorem, then every step in words with its figure. The code needs a
// QGuiApplication, but may run in any thread.
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/export/paper_size.h"
#include "app/export/pdf_result.h"
#include "core/proofs/proof.h"

class QIODevice;

namespace nimstone::exports {

/// A theorem and the position for which it is proved. The proof is made only when its pages are written.
struct ProofSubject {
    proof::Theorem theorem = proof::Theorem::NimLemma2;
    GameSum subject = proof::nimSubject({});
    std::optional<Move> move{};
};

/// Returns the preset positions of the theorem to which it applies, in the order of the presets.
std::vector<ProofSubject> presetSubjects(proof::Theorem theorem);

/// Writes the proofs of the subjects. Each proof begins on a new page and has a bookmark. The document is written to
/// the device when all proofs are finished. `progress` is called with the number of finished proofs. A stop request
/// takes effect between two steps, and nothing is then written to the device. A file must be opened unbuffered, because
/// Qt's buffer hides the error of a full disk.
PdfResult writePdf(QIODevice& device, const std::vector<ProofSubject>& subjects, std::stop_token stop = {},
                   const std::function<void(std::size_t)>& progress = {}, PaperSize paperSize = PaperSize::A4);

/// Returns the PDF of one proof as bytes.
std::string proofPdf(const proof::Proof& proof);

}  // namespace nimstone::exports

// Worked proofs as a PDF: what each theorem says, then every step in words with its figure. Needs a QGuiApplication, but
// not its thread.
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

/// What a proof is to be about; it is built when its turn comes.
struct ProofSubject {
    proof::Theorem theorem = proof::Theorem::NimLemma2;
    GameSum subject = proof::nimSubject({});
    std::optional<Move> move{};
};

/// All that there is to show of a theorem, in order: its presets of which it speaks.
std::vector<ProofSubject> presetSubjects(proof::Theorem theorem);

/// Each proof begins a page and has a bookmark. The device gets the document when all proofs are written. `progress` is told how
/// many are; a stop is heeded between steps, and the device gets nothing then. A file is to be open without a buffer of its own:
/// Qt's hides that a disk is full.
PdfResult writePdf(QIODevice& device, const std::vector<ProofSubject>& subjects, std::stop_token stop = {},
                   const std::function<void(std::size_t)>& progress = {}, PaperSize paperSize = PaperSize::A4);

/// One proof, in memory.
std::string proofPdf(const proof::Proof& proof);

}  // namespace nimstone::exports

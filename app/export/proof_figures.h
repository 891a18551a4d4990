// A worked proof with its figure: one step as SVG, or all of it as PDF. Both need a QGuiApplication.
#pragma once

#include <string>

#include "core/proof/proof.h"

namespace nimstone::exports {

/// The figure as it stands after `step` steps, 0 … steps.size(), as an SVG document without fonts.
std::string stepSvg(const proof::Proof& proof, std::size_t step);

/// The figure of the last step.
std::string proofSvg(const proof::Proof& proof);

/// The whole proof on pages of A4: what the theorem says, then each step in words with its figure.
std::string proofPdf(const proof::Proof& proof);

}  // namespace nimstone::exports

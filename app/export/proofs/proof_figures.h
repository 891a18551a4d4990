// The figure of a worked proof at a step, as SVG or PNG. Both need a QGuiApplication.
#pragma once

#include <string>

#include "core/proofs/proof.h"

namespace nimstone::exports {

/// The figure as it stands after `step` steps, 0 … steps.size(), as an SVG document without fonts.
std::string stepSvg(const proof::Proof& proof, std::size_t step);

/// The figure of the last step.
std::string proofSvg(const proof::Proof& proof);

/// The same as a picture in PNG, two pixels for each of the figure's.
std::string stepPng(const proof::Proof& proof, std::size_t step);
std::string proofPng(const proof::Proof& proof);

}  // namespace nimstone::exports

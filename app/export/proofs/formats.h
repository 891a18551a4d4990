// The formats in which a worked proof can be written.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/proofs/proof.h"

namespace nimstone::exports {

/// The next three functions write the proofs for any numbers, theorem by theorem: as text for a terminal, as Markdown,
/// and as a LaTeX document.
std::string theoremsText(const std::vector<proof::Theorem>& theorems);
std::string theoremsMarkdown(const std::vector<proof::Theorem>& theorems);
std::string theoremsLatex(const std::vector<proof::Theorem>& theorems);

/// Writes a proof as text for a terminal: the figure as a table, and the derivation with its reasons and laws.
std::string proofText(const proof::Proof& proof);

/// Writes a proof in GitHub's dialect of Markdown: the figure as a table, a numbered derivation, and the laws that it
/// uses.
std::string proofMarkdown(const proof::Proof& proof);

/// Writes a proof as a complete LaTeX document: the theorem, its proof for any numbers, and the example. A Chinese
/// document needs XeLaTeX with ctex.
std::string proofLatex(const proof::Proof& proof);

/// Writes the figure after `step` steps (0 to steps.size()) as an SVG document without fonts. proofSvg() writes the
/// figure after the last step. The functions for SVG and PNG need a QGuiApplication.
std::string stepSvg(const proof::Proof& proof, std::size_t step);
std::string proofSvg(const proof::Proof& proof);

/// The next two functions write the same figures as PNG pictures, with two pixels for each pixel of the figure.
std::string stepPng(const proof::Proof& proof, std::size_t step);
std::string proofPng(const proof::Proof& proof);

struct Format {
    std::string_view name;  ///< the name of the format, which is the value of --format
    std::string (*write)(const proof::Proof& proof);
    /// Writes the proofs for any numbers; null if the format has no such proofs.
    std::string (*writeTheorems)(const std::vector<proof::Theorem>& theorems) = nullptr;
    bool drawn = false;  ///< true if the format contains a picture, so that it needs a QGuiApplication
    /// Writes the figure after `step` steps; null if a document of the format is not a single figure.
    std::string (*writeStep)(const proof::Proof& proof, std::size_t step) = nullptr;
};

/// Returns all formats. The first format is the default.
std::span<const Format> formats();

/// Returns the format with this name; null if there is none.
const Format* formatNamed(std::string_view name);

}  // namespace nimstone::exports

// The formats in which a worked proof can be written.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/proofs/proof.h"

namespace nimstone::exports {

/// Write the proofs for any numbers, theorem by theorem: as text for a terminal, as Markdown, and as a LaTeX document.
std::string theoremsText(const std::vector<proof::Theorem>& theorems);
std::string theoremsMarkdown(const std::vector<proof::Theorem>& theorems);
std::string theoremsLatex(const std::vector<proof::Theorem>& theorems);

/// Writes text for a terminal: the figure as a table, and the derivation with its reasons and laws.
std::string proofText(const proof::Proof& proof);

/// Writes GitHub's dialect of Markdown: the figure as a table, a numbered derivation, and the laws that it uses.
std::string proofMarkdown(const proof::Proof& proof);

/// Writes a complete LaTeX document: the theorem, its proof for any numbers, and the example. A Chinese document needs XeLaTeX
/// with ctex.
std::string proofLatex(const proof::Proof& proof);

/// Writes the figure after `step` steps, 0 to steps.size(), as an SVG document without fonts. proofSvg() writes the figure after
/// the last step. SVG and PNG need a QGuiApplication.
std::string stepSvg(const proof::Proof& proof, std::size_t step);
std::string proofSvg(const proof::Proof& proof);

/// Write the same figure as a PNG picture, with two pixels per pixel of the figure.
std::string stepPng(const proof::Proof& proof, std::size_t step);
std::string proofPng(const proof::Proof& proof);

struct Format {
    std::string_view name;  ///< the value of --format
    std::string (*write)(const proof::Proof& proof);
    /// Writes the proofs for any numbers; null if the format does not support them.
    std::string (*writeTheorems)(const std::vector<proof::Theorem>& theorems) = nullptr;
    bool drawn = false;  ///< true if the format draws, so that it needs a QGuiApplication
    /// Writes the figure after `step` steps; null for formats that do not consist of a single figure.
    std::string (*writeStep)(const proof::Proof& proof, std::size_t step) = nullptr;
};

/// Returns all formats. The first one is the default.
std::span<const Format> formats();

/// Returns null if there is no such format.
const Format* formatNamed(std::string_view name);

}  // namespace nimstone::exports

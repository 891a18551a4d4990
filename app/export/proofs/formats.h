// The formats that a worked proof can be written in.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/proofs/proof.h"

namespace nimstone::exports {

/// The proofs for any numbers, one theorem after the other: for a terminal, in Markdown, and as a LaTeX document.
std::string theoremsText(const std::vector<proof::Theorem>& theorems);
std::string theoremsMarkdown(const std::vector<proof::Theorem>& theorems);
std::string theoremsLatex(const std::vector<proof::Theorem>& theorems);

/// For a terminal: its figure as a table, and the derivation with its reasons and laws.
std::string proofText(const proof::Proof& proof);

/// In GitHub's dialect of Markdown: the figure as a table, a numbered derivation, and the laws that it goes by.
std::string proofMarkdown(const proof::Proof& proof);

/// A LaTeX document of its own: the theorem, its proof for any numbers, and the example. A Chinese one is for XeLaTeX with ctex.
std::string proofLatex(const proof::Proof& proof);

/// The figure as it stands after `step` steps, 0 … steps.size(), as an SVG document without fonts; that of the last step. These
/// and PNG need a QGuiApplication.
std::string stepSvg(const proof::Proof& proof, std::size_t step);
std::string proofSvg(const proof::Proof& proof);

/// The same as a picture in PNG, two pixels for each of the figure's.
std::string stepPng(const proof::Proof& proof, std::size_t step);
std::string proofPng(const proof::Proof& proof);

struct Format {
    std::string_view name;  ///< as --format has it
    std::string (*write)(const proof::Proof& proof);
    /// The proofs for any numbers; null where the format has none.
    std::string (*writeTheorems)(const std::vector<proof::Theorem>& theorems) = nullptr;
    bool drawn = false;  ///< needs a QGuiApplication, since it draws
    /// The figure after so many steps, where the format shows a single one; else null.
    std::string (*writeStep)(const proof::Proof& proof, std::size_t step) = nullptr;
};

/// The first one is the usual one.
std::span<const Format> formats();

/// None where there is no such format.
const Format* formatNamed(std::string_view name);

}  // namespace nimstone::exports

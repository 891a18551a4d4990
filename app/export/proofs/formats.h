// The formats that a worked proof can be written in.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/proofs/proof.h"

namespace nimstone::exports {

struct Format {
    std::string_view name;  ///< as --format has it
    std::string (*write)(const proof::Proof& proof);
    bool drawn = false;  ///< needs a QGuiApplication, since it draws
    /// The figure after so many steps, where the format shows a single one; else null.
    std::string (*writeStep)(const proof::Proof& proof, std::size_t step) = nullptr;
};

/// The first one is the usual one.
std::span<const Format> formats();

/// None where there is no such format.
const Format* formatNamed(std::string_view name);

}  // namespace nimstone::exports

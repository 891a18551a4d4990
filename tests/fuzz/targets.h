// The readers that the fuzzers call with any bytes. For each input, this must hold:
//
// - A value that was read is printed, and the printed text reads back as an equal value.
// - The place of an error lies in the text.
// - A proof that was read can be checked. If it holds, it also holds after it is written and read again.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace nimstone::fuzz {

struct Target {
    const char* name;  ///< the folder of its inputs in tests/fuzz/corpus
    /// Reads the bytes. Returns what does not hold; an empty text if everything holds.
    std::string (*fault)(std::string_view bytes);
};

std::span<const Target> targets();

/// Returns the target with this name; null if there is none.
const Target* targetNamed(std::string_view name);

}  // namespace nimstone::fuzz

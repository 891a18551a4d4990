// The atlas as text: a table with comma-separated values, with a first line for the format and a last line for the checksum.
//
//   # nimstone-atlas 1, made with Nimstone 1.0.0
//   code,equal,upto,period,preperiod,from,below,largest,rare,last rare,checksum
//   0.07,0.071 0.072 0.073,175,34,53,…
//   # checksum cbf29ce484222325
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/atlas/row.h"

namespace nimstone::atlas {

struct TextError {
    enum class Kind {
        NotAnAtlas,    ///< the text does not begin as `print` begins it
        OtherVersion,  ///< another version of the program wrote the text
        Damaged,       ///< the text is cut off or changed
        WrongRow,      ///< the line `line` is no row, or names a code again, although the checksum is right
    };
    Kind kind;
    std::size_t line = 1;

    bool operator==(const TextError&) const = default;
};

/// Returns the rows as text. `program` is the version of the program that writes them.
std::string print(const std::vector<AtlasRow>& rows, std::string_view program);

/// Returns the lines of an atlas, followed by the line with their checksum.
std::string withChecksum(std::string lines);

/// Reads a text that `print` wrote.
tl::expected<std::vector<AtlasRow>, TextError> readAtlas(std::string_view text);

}  // namespace nimstone::atlas

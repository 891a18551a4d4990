// A nim-sequence stored as bytes, so that a later run can continue it.
//
//   nimstone-sequence 1 LF        the format and its version
//   octal(0.16) LF                the game
//   400001 LF                     the number of terms
//   terms                         2 bytes each, little-endian
//   checksum                      8 bytes, little-endian: FNV-1a of all bytes before
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/sequences/nim_sequence.h"

namespace nimstone {

struct SavedSequenceError {
    enum class Kind {
        NotASequence,  ///< `save` did not write the bytes
        OtherVersion,  ///< a later version of the program wrote the bytes
        OtherGame,     ///< the bytes are a sequence of another game, which is `game`
        Damaged,       ///< the bytes are cut off or changed
    };
    Kind kind;
    std::string game{};  ///< for OtherGame, the game in the bytes, at most longestSavedGame bytes

    bool operator==(const SavedSequenceError&) const = default;
};

inline constexpr std::size_t longestSavedGame = 64 * 1024;

/// Passes the bytes of the saved sequence in pieces to `write`, in order, until `write` returns false.
void save(const NimSequence& sequence, const std::function<bool(std::string_view)>& write);

/// True if the beginning of a file shows that `save` may have written the file.
bool looksLikeSequence(std::string_view beginning);

/// Reads a sequence of this game that `save` wrote.
tl::expected<NimSequence, SavedSequenceError> restoreSequence(const HeapRules& rules, std::string_view bytes);

}  // namespace nimstone

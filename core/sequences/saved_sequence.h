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
        NotASequence,  ///< the bytes are something else
        OtherVersion,  ///< a later version of the program wrote the bytes
        OtherGame,     ///< the bytes are of another game, see `game`
        Damaged,       ///< the bytes are cut off or changed
    };
    Kind kind;
    std::string game{};  ///< the game of the bytes, for OtherGame; up to longestSavedGame bytes

    bool operator==(const SavedSequenceError&) const = default;
};

inline constexpr std::size_t longestSavedGame = 64 * 1024;

/// Passes the bytes in pieces to `write`, in order, until it returns false.
void save(const NimSequence& sequence, const std::function<bool(std::string_view)>& write);

/// True if bytes with this beginning may have been written by `save`.
bool looksLikeSequence(std::string_view beginning);

/// Reads a sequence of this game that `save` wrote.
tl::expected<NimSequence, SavedSequenceError> restoreSequence(const SequenceGame& game, std::string_view bytes);

}  // namespace nimstone

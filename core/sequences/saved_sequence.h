// A nim-sequence as bytes, to go on with it another time.
//
//   nimstone-sequence 1 LF        what it is, and the version of this layout
//   octal(0.16) LF                the game
//   400001 LF                     how many terms follow
//   terms                         2 bytes each, the lower first
//   checksum                      8 bytes, the lowest first: FNV-1a of all bytes before
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/sequences/nim_sequence.h"

namespace nimstone {

struct SavedSequenceError {
    enum class Kind {
        NotASequence,  ///< something else
        OtherVersion,  ///< of a later version of the program
        OtherGame,     ///< see game
        Damaged,       ///< cut off, or changed
    };
    Kind kind;
    std::string game{};  ///< what the file is of, where it is another game; up to longestSavedGame bytes

    bool operator==(const SavedSequenceError&) const = default;
};

inline constexpr std::size_t longestSavedGame = 64 * 1024;

/// The bytes in pieces, in order, each given to `write` until it returns false.
void save(const NimSequence& sequence, const std::function<bool(std::string_view)>& write);

/// Whether bytes that begin so may be what `save` wrote.
bool looksLikeSequence(std::string_view beginning);

/// Reads what `save` wrote of this game.
tl::expected<NimSequence, SavedSequenceError> restoreSequence(const SequenceGame& game, std::string_view bytes);

}  // namespace nimstone

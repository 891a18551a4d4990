// A game, its variations and its players, in the text format that is stored between runs. The first line has the
// players and the current variation; each of the other variations has a line of its own.
//
//   perfect nim:3,4,5 first 1-2 2-1
//   nim:3,4,5 first 1-2 2-3 1-1
#pragma once

#include <QHash>
#include <QString>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/play/opponents/players.h"
#include "core/play/record/variations.h"

namespace nimstone {

struct KeptGame {
    play::Players players;
    play::Variations variations;

    const play::Record& record() const { return variations.current(); }
    bool operator==(const KeptGame&) const = default;
};

/// The reason why a text is not a game: the line, from 1, and the error in this line. In line 1, the column of `cause`
/// is counted from the start of the game, after the players.
struct KeptGameError {
    std::size_t line = 1;
    /// Empty if the error is that the line has another start position than line 1.
    std::optional<play::RecordError> cause{};
    std::size_t before = 0;                    ///< the number of code points before the game in this line
};

/// Parses a game. A text without players is a game against the perfect opponent.
tl::expected<KeptGame, KeptGameError> parseKeptGame(std::string_view text);
std::string printKeptGame(const KeptGame& game);

/// Parsed games; the key is the text of the game.
using KeptGames = QHash<QString, KeptGame>;

}  // namespace nimstone

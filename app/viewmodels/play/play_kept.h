// A game, its lines and who plays, as the text in which it is kept between runs: who plays and the line in progress, then
// the lines that were left, each a line of text.
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

/// Why a text is no game: at which line of it, from 1, and what is wrong there. In the first, `column` of the cause counts
/// from where the game begins, after who plays.
struct KeptGameError {
    std::size_t line = 1;
    std::optional<play::RecordError> cause{};  ///< none: a line of another start than the first
    std::size_t before = 0;                    ///< how many code points stand before the game in that line
};

/// A game without players is one against the perfect opponent.
tl::expected<KeptGame, KeptGameError> parseKeptGame(std::string_view text);
std::string printKeptGame(const KeptGame& game);

/// By their texts.
using KeptGames = QHash<QString, KeptGame>;

}  // namespace nimstone

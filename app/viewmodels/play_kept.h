// A game and who it is against, as the one line of text in which it is kept between runs.
//
//   perfect nim:3,4,5 first 1-2 2-1
//   learner 6 nim:3,4,5 second 1-2
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/play/opponent.h"
#include "core/play/record.h"

namespace nimstone {

struct KeptGame {
    play::Opponent opponent;
    play::Record record;

    bool operator==(const KeptGame&) const = default;
};

/// None where the text is no such line, or its position has more heaps than a board shows.
std::optional<KeptGame> parseKeptGame(std::string_view text);
std::string printKeptGame(const KeptGame& game);

}  // namespace nimstone

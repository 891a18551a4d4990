// Who sits at the table: a person or a computer opponent on each side, and their form as text.
//
//   perfect                        the person against the perfect opponent
//   learner 6                      against one who is perfect once at most 6 moves can remain
//   xor-everywhere                 against one with that mistaken idea
//   two-people
//   perfect against learner 6      two computers; the first sits where else the person does
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/play/opponents/opponent.h"
#include "core/play/record/record.h"

namespace nimstone::play {

/// A seat without a computer is a person's.
struct Players {
    std::optional<Opponent> person;            ///< on Side::Person: none but where two computers are watched
    std::optional<Opponent> opponent = perfect();

    const std::optional<Opponent>& of(Side side) const { return side == Side::Person ? person : opponent; }
    bool isPerson(Side side) const { return !of(side).has_value(); }
    bool twoPeople() const { return !person && !opponent; }
    bool watched() const { return person && opponent; }

    bool operator==(const Players&) const = default;
};

constexpr Players against(const Opponent& opponent) { return {std::nullopt, opponent}; }
constexpr Players twoPeople() { return {std::nullopt, std::nullopt}; }
constexpr Players watching(const Opponent& first, const Opponent& second) { return {first, second}; }

/// "learner 6", "mirrors".
std::string print(const Opponent& opponent);
std::string print(const Players& players);

/// Takes players and the blank after them off the front of the text; none, and nothing is taken, where there are none.
std::optional<Players> takePlayers(std::string_view& text);

/// The name of an idea in such a text.
std::string_view nameOf(MistakenIdea idea);

}  // namespace nimstone::play

// The players of a game, and their text form. A person or a computer opponent plays each side.
//
//   perfect                        a person against the perfect opponent
//   learner 6                      a person against an opponent that plays perfectly once at most 6 moves can remain
//   xor-everywhere                 a person against an opponent with this mistaken idea
//   two-people                     two people
//   perfect against learner 6      two computers; the first one named plays on the person's side
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/play/opponents/opponent.h"
#include "core/play/record/record.h"

namespace nimstone::play {

/// The players of both sides. A person plays a side that has no Opponent.
struct Players {
    std::optional<Opponent> person;            ///< plays on Side::Person; set only if two computers play each other
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

/// Each prints the text form, for example "learner 6" or "mirrors-the-other-heap".
std::string print(const Opponent& opponent);
std::string print(const Players& players);

/// Reads players from the front of the text, and removes them and the blank after them. If the text does not begin with
/// players, it is not changed and the function returns nothing.
std::optional<Players> takePlayers(std::string_view& text);

/// Returns the name that stands for the idea in the text form of players.
std::string_view nameOf(MistakenIdea idea);

}  // namespace nimstone::play

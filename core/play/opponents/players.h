// The players of a game: a person or a computer opponent on each side, and their text form.
//
//   perfect                        a person against the perfect opponent
//   learner 6                      against an opponent who is perfect once at most 6 moves can remain
//   xor-everywhere                 against an opponent with this mistaken idea
//   two-people                     two people
//   perfect against learner 6      two computers; the first plays on the person's side
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/play/opponents/opponent.h"
#include "core/play/record/record.h"

namespace nimstone::play {

/// The two sides; a side without an Opponent is played by a person.
struct Players {
    std::optional<Opponent> person;            ///< plays on Side::Person; empty unless a game of two computers is watched
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

/// Prints the text form, for example "learner 6" or "mirrors-the-other-heap".
std::string print(const Opponent& opponent);
std::string print(const Players& players);

/// Removes players and the blank after them from the front of the text. Returns nothing, and leaves the text, if it does not
/// begin with players.
std::optional<Players> takePlayers(std::string_view& text);

/// Returns the name of an idea in such a text.
std::string_view nameOf(MistakenIdea idea);

}  // namespace nimstone::play

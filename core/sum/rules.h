// The rules of any game: its entry in the catalogue, and the game with its parameters.
#pragma once

#include <string>

#include "core/sum/catalogue.h"

namespace nimstone {

/// A game with its parameters. `rules->` asks the game itself (core/game.h).
class Rules {
public:
    Rules(const GameEntry& entry, AnyGame game) : m_entry(&entry), m_game(std::move(game)) {}

    /// Returns the name with parameters in the notation: `nim`, `moore-nim(2)`, `octal(0.77)`, `kayles`.
    std::string name() const;

    const GameEntry& entry() const { return *m_entry; }
    Layout layout() const { return m_entry->layout; }

    /// Returns the game, for std::visit in code that treats the games differently.
    const AnyGame& game() const { return m_game; }

    const Game* operator->() const
    {
        return std::visit([](const Game& game) { return &game; }, m_game);
    }

    /// Returns the reason why the game cannot be a component of a sum, or nothing if it can.
    std::optional<SumObstacle> obstacle() const;

    /// Returns an equivalent position: heaps, the two numbers of a pair, or blocks are sorted in ascending order, and empty heaps
    /// are removed. At least one heap remains. If the order of the numbers matters in the game, nothing changes.
    Position plain(Position position) const;

    /// Returns all numbers of a position in order: its heaps, then its quota if the game has one.
    std::vector<Count> numbersOf(const Position& position) const;

    /// Returns the position with these numbers, in the order of `numbersOf`.
    Position withNumbers(std::vector<Count> numbers) const;

    /// Returns the game if it has the type G; otherwise null.
    template <class G>
    const G* as() const
    {
        return std::get_if<G>(&m_game);
    }

    bool operator==(const Rules& other) const { return m_entry == other.m_entry && name() == other.name(); }

private:
    const GameEntry* m_entry;
    AnyGame m_game;
};

}  // namespace nimstone

// Which game is this? Terms that a person brings, compared with one game, and with all those of the house.
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>

#include "core/explore/given_terms.h"
#include "core/sequences/sequence_game.h"

namespace nimstone::explore {

/// How far terms agree with those of a game.
struct Agreement {
    Count first = 0;           ///< the heap whose value the first given term is
    std::size_t compared = 0;  ///< so many of them are known of the game
    std::size_t agreeing = 0;  ///< so many are equal before the first that differs, or all

    bool whole() const { return agreeing == compared; }
    bool operator==(const Agreement&) const = default;
};

/// `values` are g(0), g(1), … as far as they are known. Terms without an index are taken to begin at heap 0 or at heap 1,
/// whichever they agree with for longer.
Agreement compare(const GivenTerms& given, std::span<const std::uint32_t> values);

/// Fewer terms say nothing about a game.
inline constexpr std::size_t fewestTermsOfGame = 4;

struct FittingGame {
    std::string game;     ///< as the notation writes it
    std::string code{};   ///< the code of a game that has a name
    Count first = 0;      ///< the heap of the first term

    bool operator==(const FittingGame&) const = default;
};

struct FittingGames {
    std::vector<FittingGame> fit{};  ///< the first of them
    std::size_t count = 0;           ///< how many fit
    std::size_t searched = 0;        ///< how many games were looked at
    bool stopped = false;
};

/// The games that `gamesLike` looks at: those of the catalogue and the codes with a name; Bash's game with up to 30 stones at
/// once; subtraction sets of at most 4 amounts, none over 10; octal codes of at most 3 digits after the point.
std::vector<SequenceGame> gamesToCompare();

/// At least fewestTermsOfGame terms, wherever they say that they begin, or at heap 0 or 1. At most `most` are listed.
FittingGames gamesLike(const GivenTerms& given, std::size_t most, const std::stop_token& stop);

}  // namespace nimstone::explore

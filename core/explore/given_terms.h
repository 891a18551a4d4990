// Reads the terms of a sequence that a person enters: numbers in a row, or a b-file of the On-Line Encyclopedia of Integer
// Sequences, which has a line "n a(n)" for each term. Compares the terms with one game, or searches the known games for a
// match.
#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/sequences/heap_rules.h"

namespace nimstone::explore {

struct GivenTerms {
    std::optional<Count> first{};  ///< the index of the first term; empty unless the text is a b-file
    std::vector<Count> terms;
};

/// The first error in the text.
struct TermError {
    enum class Expected {
        Term,         ///< a number of at least 0
        SmallerTerm,  ///< a term of at most maxCount
        Index,        ///< the next index of a b-file, `index`
        LineEnd,      ///< the end of the line, because a line of a b-file has only two numbers
        End,          ///< the end of the text, after the closing bracket or the ellipsis of a list
    };
    std::size_t line = 1;    ///< the line, counted from 1
    std::size_t column = 1;  ///< the place in the line in code points, counted from 1
    Expected expected = Expected::Term;
    std::string found{};     ///< the text found, UTF-8, up to a blank or comma; empty at the end of the line
    Count index = 0;
};

/// Reads numbers separated by commas or blanks. They may be in brackets, [0, 1, 2], and end with an ellipsis; comments from #
/// to the end of the line are skipped. The text is a b-file if it has no comma, if its first two lines have two numbers each,
/// and if the first number of the second line is one more than the first number of the first line.
tl::expected<GivenTerms, TermError> readTerms(std::string_view text);

/// Tells how many of the given terms agree with the terms of a game.
struct Agreement {
    Count first = 0;           ///< the heap to which the first given term belongs
    std::size_t compared = 0;  ///< the number of given terms for whose heaps the values in the game are known
    std::size_t agreeing = 0;  ///< the number of equal terms before the first different term

    bool whole() const { return agreeing == compared; }
};

/// Compares the terms with `values`, the known values g(0), g(1), … of a game. If the terms have no index, both heap 0 and heap
/// 1 are tried as the heap of the first term, and the better match is returned.
Agreement compare(const GivenTerms& given, std::span<const std::uint32_t> values);

/// The smallest number of terms for which gamesLike searches, because fewer terms do not identify a game.
inline constexpr std::size_t fewestTermsOfGame = 4;

struct FittingGame {
    std::string game;     ///< the notation of the game
    std::string code{};   ///< the code of the game, if `game` is a name
    Count first = 0;      ///< the heap to which the first term belongs

    bool operator==(const FittingGame&) const = default;
};

struct FittingGames {
    std::vector<FittingGame> fit{};  ///< the first matching games, up to the limit
    std::size_t count = 0;           ///< the number of all matching games
    std::size_t searched = 0;        ///< the number of games that were compared
    bool stopped = false;
};

/// Returns the games that `gamesLike` compares: the games of the catalogue and the codes that have names; Bash's game with m up
/// to 30; subtraction sets of at most 4 amounts up to 10; octal codes of at most 3 digits after the point.
std::vector<HeapRules> gamesToCompare();

/// Finds the games whose values are the given terms. The terms begin at their index, or at heap 0 or 1 if they have no index.
/// Requires at least `fewestTermsOfGame` terms. Lists at most `most` games.
FittingGames gamesLike(const GivenTerms& given, std::size_t most, const std::stop_token& stop);

}  // namespace nimstone::explore

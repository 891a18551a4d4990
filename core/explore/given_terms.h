// Terms of a sequence as a person brings them: typed in a row, or a b-file of the On-Line Encyclopedia of Integer Sequences,
// which has a line "n a(n)" for each. They are compared with one game, and with all those of the house: which game is this?
#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/sequences/sequence_game.h"

namespace nimstone::explore {

struct GivenTerms {
    std::optional<Count> first{};  ///< the index of the first term; only a b-file names it
    std::vector<Count> terms;
};

/// The first thing that cannot be read.
struct TermError {
    enum class Expected {
        Term,         ///< a number from 0
        SmallerTerm,  ///< a number was found, but it is over maxCount
        Index,        ///< the next index of a b-file, `index`
        LineEnd,      ///< a line of a b-file has two numbers
        End,          ///< nothing follows the closing bracket or the ellipsis of a list
    };
    std::size_t line = 1;    ///< from 1
    std::size_t column = 1;  ///< in code points, from 1
    Expected expected = Expected::Term;
    std::string found{};     ///< UTF-8, up to a blank or comma; empty where the line ends
    Count index = 0;
};

/// Numbers with commas or blanks between them, perhaps as a list in brackets, [0, 1, 2], or with an ellipsis at the end; what follows
/// a # in its line is passed over. Where the first two lines have two
/// numbers each, without a comma, and the first number of the second line is one more than that of the first, it is a b-file.
tl::expected<GivenTerms, TermError> readTerms(std::string_view text);

/// How far terms agree with those of a game.
struct Agreement {
    Count first = 0;           ///< the heap whose value the first given term is
    std::size_t compared = 0;  ///< so many of them are known of the game
    std::size_t agreeing = 0;  ///< so many are equal before the first that differs, or all

    bool whole() const { return agreeing == compared; }
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

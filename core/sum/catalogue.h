// Every game there is, by its name in the notation. A game joins with an alternative here and a line in the catalogue.
#pragma once

#include <span>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "core/games/golden/euclid.h"
#include "core/games/golden/fibonacci_nim.h"
#include "core/games/golden/wythoff.h"
#include "core/games/nim/coins_on_a_strip.h"
#include "core/games/nim/misere_nim.h"
#include "core/games/nim/moore_nim.h"
#include "core/games/nim/nim.h"
#include "core/games/nim/staircase_nim.h"
#include "core/games/taking/bash_game.h"
#include "core/games/taking/grundys_game.h"
#include "core/games/taking/laskers_nim.h"
#include "core/games/taking/subtraction_game.h"
#include "core/games/taking/take_and_break.h"
#include "core/games/values/cutcake.h"
#include "core/notation/notation.h"

namespace nimstone {

class NotationReader;

/// A game with its parameters.
using AnyGame = std::variant<Nim, MisereNim, MooreNim, BashGame, SubtractionGame, Wythoff, FibonacciNim, StaircaseNim, CoinsOnAStrip,
                             TakeAndBreakGame, GrundysGame, LaskersNim, Euclid, Cutcake>;

/// What a game's positions look like in the notation.
enum class Layout {
    Heaps,    ///< any number of heaps, from one: 3,4,5
    Pair,     ///< two numbers: 3,5
    Quota,    ///< one heap, and how much may be taken now: 13~6
    Blocks,   ///< blocks by their sides: 4x7,2x3
};

/// Which games a person finds together.
enum class Family {
    Nim,
    Bounded,   ///< only so much may be taken at once
    Numbers,   ///< two numbers
    Rows,      ///< rows, and heaps that split
    Partisan,
};

/// What a number of a position counts or measures, and where a move is made.
enum class PlaceKind { Heap, Step, Coin, Row, Block };

/// The board that the game is played on.
enum class BoardKind {
    Heaps,
    Queen,      ///< a queen on a board of squares
    Pile,       ///< one heap by its Zeckendorf parts, and a quota
    Stairs,
    Strip,      ///< coins on a strip of squares
    Rows,       ///< rows of pins, pawns or squares
    Rectangle,  ///< two numbers as its sides
    Cake,
};

/// What one does in a move.
enum class MoveKind {
    Take,
    TakeFromSeveral,
    TakeWithQuota,
    TakeOrSplit,
    Split,
    MoveQueen,
    StepDown,
    Slide,
    KnockDown,
    PlaceCross,
    AdvancePawn,
    Subtract,
    Cut,
};

/// What it is that leaves a player without a move.
enum class Ending {
    LastStone,          ///< all stones are taken, and who took the last has won; NoMove where some are left
    LastStoneLoses,     ///< the same, and has lost
    QueenHome,          ///< Wythoff's game
    LastPin,            ///< Kayles
    NoTwoPins,          ///< Dawson's Kayles
    NoFile,             ///< Dawson's Chess
    LastCross,          ///< Treblecross
    LastSplit,          ///< Grundy's game
    StonesOnTheGround,  ///< staircase Nim
    NumberMadeZero,     ///< Euclid's game
    NoCut,              ///< Cutcake: blocks are left, and the other player could cut some of them perhaps
    NoMove,             ///< stones may be left; also the end of a sum
};

/// Up to which sizes the outcome, a verdict and a winning move are found within a few milliseconds, whatever was computed
/// before.
struct Work {
    Count largest = maxCount;          ///< of the numbers of a position
    std::size_t mostNumbers = maxHeaps;
    Count largestInSum = maxCount;     ///< the same as `largest`, in a sum
    bool looksAtAllMoves = false;      ///< whether winning moves are found by looking at all
};

/// Which positions make a game that a person can think through. Where `Rules::mostAtOnce` is known, the largest number is
/// some multiples of it; where a move may change several heaps, there are more.
struct PlayableSizes {
    Count least = 1;
    Count largest = 15;
    std::size_t mostHeaps = 4;
};

/// What people who have half understood a game believe of it.
enum class MistakenIdea {
    /// "Do to the other heap what was done to this one." The heaps are paired by size, the largest with the next; of the
    /// first unequal pair the larger is made equal. A last heap without a partner is taken whole. Right in Nim of two
    /// heaps.
    MirrorsTheOtherHeap,
    /// Takes as much as the rules allow, from the heap that allows most. Right at the end of a game, if at all.
    AlwaysTakesMost,
    /// "Leave a multiple of m + 1", where m is the most that may be taken: makes the first heap one that is none. Right in
    /// Bash's game of one heap.
    ModuloEverywhere,
    /// Takes what makes the nim-sum of the numbers 0, where the rules allow it. Right in Nim.
    XorEverywhere,
    /// Plays misère Nim as Nim.
    ForgetsTheMisereSwitch,
};

/// Some of them.
class MistakenIdeas {
public:
    template <class... Ideas>
    constexpr explicit MistakenIdeas(Ideas... ideas) : m_bits(((1U << static_cast<unsigned>(ideas)) | ... | 0U))
    {
    }

    constexpr bool holds(MistakenIdea idea) const { return (m_bits >> static_cast<unsigned>(idea)) % 2 == 1; }

private:
    unsigned m_bits;
};

/// What the house knows of a game. Whoever needs to know more asks its rules; nobody else lists the games.
struct GameEntry {
    std::string_view name;
    std::string_view chinese;  ///< names under which it is read as well, a blank between them; never printed
    std::string_view parameters;  ///< what stands in parentheses after the name, by its usual letter; empty where nothing
    Layout layout;
    bool ordered;  ///< whether a number means something else at another place
    /// Reads the parameters after the name, parentheses included, and makes the game.
    tl::expected<AnyGame, NotationError> (*read)(NotationReader& reader, std::string_view name);
    std::string_view example;  ///< a position, in canonical form
    Family family;
    PlaceKind place;
    BoardKind board;
    MoveKind move;
    Ending ending;
    Work work;
    PlayableSizes sizes;
    MistakenIdeas ideas;  ///< those that say anything about this game, right or wrong
};

/// All games, in the order in which a person is told of them.
std::span<const GameEntry> catalogue();

/// All names under which a game is read: its own, then its Chinese ones.
std::vector<std::string_view> namesOf(const GameEntry& entry);

/// By its name, or one of its Chinese names; none where there is no such game.
const GameEntry* gameNamed(std::string_view name);

/// The name of a game, its Chinese names among them, that is nearest to what was written, if one is near; else empty.
std::string_view nearestGame(std::string_view written);

}  // namespace nimstone

// The entry of a game: the properties that other code needs without knowing the rules. Each game defines its entry beside its rules.
#pragma once

#include <string_view>

#include "core/position.h"

namespace nimstone {

/// The form of a game's positions in the notation.
enum class Layout {
    Heaps,    ///< one or more heaps: 3,4,5
    Pair,     ///< two numbers: 3,5
    Quota,    ///< one heap, and the number of stones that may be taken now: 13~6
    Blocks,   ///< blocks given by their sides: 4x7,2x3
};

/// The groups of games in the list that the user sees.
enum class Family {
    Nim,
    Bounded,   ///< games with a limit on the number of stones that a move may take
    Numbers,   ///< games whose position is two numbers, shown on a board
    Rows,      ///< games with rows, and games whose heaps split
    Partisan,
};

/// The kind of object to which a number of a position belongs, and in which a player makes a move.
enum class PlaceKind {
    Heap,
    Row,
    Block,
    OfItsOwn,  ///< an object of this game alone, such as a step of a staircase
};

/// The action that a player performs in a move.
enum class MoveKind {
    Take,
    TakeFromSeveral,
    TakeWithQuota,
    TakeOrSplit,
    Split,
    MoveQueen,
    KnockDown,
    PlaceCross,
    AdvancePawn,
    Subtract,
    Cut,
    OfItsOwn,  ///< a move of this game alone, such as a slide of a coin
};

/// The reason why a player has no move left.
enum class Ending {
    LastStone,          ///< the player who took the last stone wins; used only if no stones are left, otherwise NoMove
    LastStoneLoses,     ///< the player who took the last stone loses
    QueenHome,          ///< Wythoff's game: the queen has reached the corner
    LastPin,            ///< Kayles: the last pin is down
    NoTwoPins,          ///< Dawson's Kayles: no two pins stand side by side
    NoFile,             ///< Dawson's Chess: no file is left for a pawn
    LastCross,          ///< Treblecross: the last cross is placed
    LastSplit,          ///< Grundy's game: no heap can be split
    StonesOnTheGround,  ///< staircase Nim: all stones are on the ground
    NumberMadeZero,     ///< Euclid's game: a number is 0
    NoCut,              ///< Cutcake: blocks may be left, and the other player may be able to cut some
    NoMove,             ///< the player has no move, but stones may be left; also used for sums
};

/// The largest sizes of positions for which the program finds the outcome, the verdict on a move, and a winning move within a few
/// milliseconds, even if it has computed no values before.
struct Work {
    Count largest = maxCount;          ///< the largest number of a position
    std::size_t mostNumbers = maxHeaps;
    Count largestInSum = maxCount;     ///< the largest number of a position that is a component of a sum
    bool looksAtAllMoves = false;      ///< true if winning moves are found by trying all moves
};

/// The sizes of positions that a person can think through. If the rules limit the amount (`Game::maxTake`), position_request.cpp
/// raises `largest` to several times this limit. If a move may take from several heaps, it raises `mostHeaps` too.
struct PlayableSizes {
    Count least = 1;
    Count largest = 15;
    std::size_t mostHeaps = 4;
};

/// A common misconception about a game.
enum class MistakenIdea {
    /// "Do to the other heap what was done to this one." The heaps are paired by size: the largest with the second largest, and
    /// so on. In the first unequal pair, the move reduces the larger heap to the size of the smaller heap. A last heap without
    /// a partner is taken whole. This idea is right in Nim with two heaps.
    MirrorsTheOtherHeap,
    /// "Take as much as you can." The move takes from the heap that allows the largest amount. This idea is right at most at
    /// the end of a game.
    AlwaysTakesMost,
    /// "Leave a multiple of m + 1", where m is the largest amount that may be taken. The move reduces the first heap that is
    /// not a multiple of m + 1. This idea is right in Bash's game with one heap.
    ModuloEverywhere,
    /// "Make the nim-sum of the numbers 0", if the rules allow such a move. This idea is right in Nim.
    XorEverywhere,
    /// The player plays misère Nim as if it were Nim.
    ForgetsTheMisereSwitch,
};

/// A set of misconceptions.
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

/// The ideas that apply to games in which a move may take any number of stones from a heap.
inline constexpr MistakenIdeas nimIdeas(MistakenIdea::MirrorsTheOtherHeap, MistakenIdea::AlwaysTakesMost, MistakenIdea::XorEverywhere);

/// The ideas that apply to games with a limit on the number of stones that a move may take.
inline constexpr MistakenIdeas boundedIdeas(MistakenIdea::AlwaysTakesMost, MistakenIdea::ModuloEverywhere, MistakenIdea::XorEverywhere);

/// The description of a game in the catalogue. To add a kind, such as a new MoveKind, add an enumerator above. The program does not
/// compile until the new kind has a sentence.
struct GameEntry {
    std::string_view name;
    std::string_view chinese;       ///< the Chinese names, separated by blanks; the parser accepts them, but they are never printed
    std::string_view example;       ///< a position of the game, in canonical form
    std::string_view parameters{};  ///< the usual letters of the parameters, without parentheses; empty if the game has none
    Family family = Family::Nim;
    Layout layout = Layout::Heaps;
    bool ordered = false;           ///< true if the order of the numbers matters
    PlaceKind place = PlaceKind::Heap;
    MoveKind move = MoveKind::Take;
    Ending ending = Ending::LastStone;
    Work work{};
    PlayableSizes sizes{};
    MistakenIdeas ideas{};          ///< the mistaken ideas that can be applied to this game, even if they are right for it
};

}  // namespace nimstone

// The hints (rungs) of hint ladders, for all games. Each kind of hint is a struct that holds facts about one position.
//
// A hint holds only what it shows and nothing that a later hint reveals. The first two hints are the same whether the position
// is won or lost for the player to move. The third hint says whether the position is won, and where to look. The fourth hint
// names the heaps; if there is only one heap, it shows two moves to choose from. The fifth hint is the move. The indices of
// heaps, components and steps start at 0.
//
// The comment of each kind states exactly what the sentence of the hint claims. Some claims are about every winning move,
// others about every move of a lost position. Tests check each claim by search (tests/core/play/rung_claims.h). In a lost
// position no move wins, so the moves are compared by the number of winning replies that they leave; fewer are better. `fewest`
// is true if all legal moves were compared. If it is false, the sentence does not claim that a move leaves the fewest winning
// replies.
#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/sequences/period.h"
#include "core/sum/game_sum.h"
#include "core/wide.h"

namespace nimstone::play::rung {

/// The numbers that a hint writes in binary, each in a row of its own.
enum class Rows {
    Heaps,     ///< the heaps of the position, as in Nim
    Values,    ///< the Grundy values of the heaps
    Within,    ///< the Nim heaps that the game's theorem uses, such as the odd steps of a staircase
};

// --- First hint: it asks a question. `heaps` is the number of heaps that have a move. ---

/// Nim: the hint asks which position the player should leave to the other player.
struct AskWhatToLeave { std::size_t heaps = 0; };
/// Misère Nim: the hint asks which player should take the last heap.
struct AskWhoTakesTheLast { std::size_t heaps = 0; };
/// Moore's Nim: the hint asks which position the player should leave, as in Nim, but for moves in up to k heaps at once.
struct AskWithManyHeaps { std::size_t heaps = 0; Count k = 1; };
/// Bash's game: the hint asks which total a reply can always make with the move before it, whatever that move takes.
struct AskWhatBothTake { std::size_t heaps = 0; Count most = 1; };
/// Games with Grundy values of heaps: the hint asks which single heap the player should leave to the other player.
struct AskAboutSmallHeaps { std::size_t heaps = 0; Count largest = 0; };
/// Wythoff's game: the hint asks which pairs of numbers the player should leave to the other player.
struct AskWhichPairs { Count smaller = 0; Count larger = 0; };
/// Fibonacci Nim: the hint asks how many stones the other player may take after the move.
struct AskWhatHeMayTake { Count n = 0; Count quota = 0; };
/// Staircase Nim and coins on a strip: the hint asks which moves the other player can undo at once. `places` is the number of
/// steps or gaps that have a move.
struct AskWhichCount { std::size_t places = 0; };
/// Euclid's game: the hint asks which player has a choice of moves.
struct AskWhoHasAChoice { Count larger = 0; Count smaller = 0; };
/// Cutcake: the hint asks which player has more cuts left.
struct AskWhoHasMoreCuts { std::size_t blocks = 0; Cutter player = Cutter::None; };
/// A sum: the hint asks for the Grundy value of each component.
struct AskWhatPartsAreWorth { std::size_t parts = 0; };

// --- Second hint: it explains the idea. ---

/// Nim: a move wins exactly when it leaves an even number of 1s in every binary column. `columns` is the number of columns.
struct CountTheColumns { int columns = 0; };
/// Misère Nim: play as in Nim until only heaps of one stone are left, then leave an odd number of heaps. `large` is the number
/// of heaps of two or more stones, and `ones` the number of heaps of one stone.
struct SwitchAtTheEnd { std::size_t large = 0; std::size_t ones = 0; };
/// Moore's Nim: a move wins exactly when it leaves a multiple of k + 1 ones in every binary column.
struct CountModulo { Count k = 1; int columns = 0; };
/// Bash's game with one heap: a move wins exactly when it leaves a multiple of m + 1, because the second player can always
/// complete a block of m + 1.
struct LeaveWholeBlocks { Count n = 0; Count most = 1; };
/// Bash's game with several heaps: a move wins exactly when the remainders of the heaps modulo m + 1 then have the nim-sum 0.
struct CountTheRests { std::size_t heaps = 0; Count most = 1; };
/// Subtraction games: the value of a heap is the smallest number that is not the value of one of its options. The values repeat
/// if `period` is given. A move wins exactly when it leaves values with the nim-sum 0.
struct ValuesOfAmounts { Count amounts = 0; std::optional<Period> period{}; };
/// Games that split heaps: the value of a heap is the smallest number that is not the value of one of its options. A move wins
/// exactly when it leaves values with the nim-sum 0.
struct ValuesOfBreaking { std::size_t heaps = 0; Count largest = 0; };
/// Lasker's Nim: the value of a heap is its size, except that the values of 4k + 3 and 4k + 4 are exchanged.
struct ValuesOfLasker { std::size_t heaps = 0; };
/// Wythoff's game: a move wins exactly when it leaves a cold pair. Each number is in one cold pair, and each difference too.
struct ColdPairs { Count difference = 0; };
/// Fibonacci Nim: n is a sum of Fibonacci numbers, no two of them consecutive (its Zeckendorf terms). A move wins exactly when
/// it leaves nothing, or a heap whose smallest term is greater than the next quota.
struct FibonacciParts { Count n = 0; std::size_t parts = 0; };
/// Staircase Nim and coins on a strip: a move wins exactly when the Nim heaps inside the position then have the nim-sum 0.
/// `these` counts the steps or gaps that have a move and count as Nim heaps; `others` counts the other steps or gaps that have a move.
struct OnlyTheseCount { std::size_t these = 0; std::size_t others = 0; };
/// Euclid's game: the quotient of the two numbers is the number of legal moves. If it is two or more, one of the moves wins.
struct LookAtQuotient { Count quotient = 0; };
/// Cutcake: `mine` is the number of blocks that only the player to move can cut, `theirs` the number that only the other player
/// can cut, and `both` the number that both can cut.
struct CountCuts { std::size_t mine = 0; std::size_t theirs = 0; std::size_t both = 0; };
/// A sum: a move wins exactly when the values of the components then have the nim-sum 0.
struct PartsAsHeaps { std::size_t parts = 0; };

// --- Third hint: it shows where to look. ---

/// A won position: `column` is the highest column with an odd number of 1s, and `ones` is the number of these 1s. In every
/// winning move, it is the highest column that changes, in one row. In Nim, the changed heap loses its 1 in this column.
/// Each row with a 1 in this column has a winning move. In other games a row may also gain a 1 in this column, by a move that
/// makes the row larger.
struct LookAtOddColumn { Rows rows = Rows::Heaps; Count column = 0; std::size_t ones = 0; };
/// A lost position of Nim: `column` has the fewest 1s among the columns that contain a 1. Every move whose highest changed
/// column is `column` leaves the fewest winning replies.
struct LookAtThinnestColumn { Count column = 0; std::size_t ones = 0; };
/// A lost position: every column has an even number of 1s. `column` is the highest column that some move with the fewest
/// winning replies changes.
struct LookAtColumnToBreak { Rows rows = Rows::Heaps; Count column = 0; std::size_t ones = 0; bool fewest = false; };
/// Misère Nim with heaps of one stone only: just the number of heaps matters.
struct CountTheOnes { std::size_t ones = 0; };
/// Misère Nim with one heap of two or more stones: the winning move is in this heap.
struct LookAtTheLargeHeap { std::size_t ones = 0; };
/// A won position of Moore's Nim: `column` is the highest column whose number of 1s is not a multiple of k + 1. No winning move
/// changes a higher column.
struct LookAtMooreColumn { Count k = 1; Count column = 0; std::size_t ones = 0; };
/// A lost position of Moore's Nim: `column` is the highest column that some move with the fewest winning replies changes.
struct LookAtMooreColumnToBreak { Count k = 1; Count column = 0; std::size_t ones = 0; bool fewest = false; };
/// A won position of Bash's game with one heap: n is not a multiple of the block size m + 1, which is `size`.
struct LookBeyondTheBlocks { Count n = 0; Count size = 0; };
/// A lost position of Bash's game with one heap: n is `blocks` times the block size m + 1, which is `size`.
struct OnlyWholeBlocks { Count n = 0; Count size = 0; Count blocks = 0; };
/// A won position with one heap: the move must leave heaps whose values have the nim-sum 0. `pieces` is the number of heaps that
/// the move of the last hint leaves. It is empty if only one move leaves this number of heaps.
struct LookAtPieces { Count n = 0; Count value = 0; std::optional<int> pieces{}; };
/// A lost position with one heap: its value is 0, and every option has a greater value. A move with the fewest winning replies
/// leaves the value `worth`. `worth` is empty if only one move leaves this value.
struct LookAtWorth { Count n = 0; std::optional<Count> worth{}; bool fewest = false; };
/// A won position of a subtraction game with one heap whose values are periodic: n has the same value as the smaller heap
/// `rest`.
struct LookAtPlaceInPeriod { Count n = 0; Count value = 0; Period period; Count rest = 0; };
/// A won position of Wythoff's game: the smaller number is too large for the difference, so both numbers must become smaller.
struct LookAlongTheDiagonal { Count difference = 0; };
/// A won position of Wythoff's game: one number can stay if the other becomes its partner in a cold pair.
struct LookForThePartner { Count smaller = 0; Count larger = 0; };
/// A lost position of Wythoff's game: the numbers are a cold pair. `both` is true if the move of the last hint takes from both
/// heaps.
struct ColdAlready { Count smaller = 0; Count larger = 0; bool both = false; bool fewest = false; };
/// A won position of Fibonacci Nim: the largest Zeckendorf term stays whole, and every winning move takes only from the rest.
struct LookBelowTheLargestPart { Count n = 0; Count largest = 0; Count rest = 0; };
/// A won position of Fibonacci Nim: the hint says to look at the Zeckendorf terms, beginning with the smallest, and names the
/// quota. It is used if only one move would fit LookBelowTheLargestPart.
struct LookAtPartsInReach { Count n = 0; Count quota = 0; };
/// A won position of Fibonacci Nim: the quota allows taking the whole heap.
struct AllInReach { Count n = 0; Count quota = 0; };
/// A lost position of Fibonacci Nim: the smallest Zeckendorf term is greater than the quota. After every move the other player
/// may take the smallest term of the rest, and this wins.
struct SmallestPartOutOfReach { std::vector<Count> parts; Count quota = 0; };
/// A won position of Euclid's game with a ≥ b: a(a − b) is greater than b². Every winning move leaves a pair for which a(a − b)
/// is less than b², or a pair with a 0. `left` is a(a − b), and `right` is b².
struct OverTheGoldenRatio { Count a = 0; Count b = 0; Wide left = 0; Wide right = 0; };
/// A lost position of Euclid's game: a(a − b) is less than b². There is only one move, and the position after it is won for the
/// other player.
struct UnderTheGoldenRatio { Count a = 0; Count b = 0; Wide left = 0; Wide right = 0; };
struct NumbersEqual { Count number = 0; };
/// The kind of blocks that a player should cut in Cutcake.
enum class Cake {
    Any,     ///< any block; used if only one cut would fit the other kinds
    Strips,  ///< blocks that only this player can cut
    Shared,  ///< blocks that both players can cut
};
/// A won position of Cutcake: the player to move is `ahead` cuts ahead, 1 or more.
struct AheadInCuts { SignedWide ahead = 0; Cake cake = Cake::Any; };
/// A lost position of Cutcake: the player to move is not ahead, so `ahead` is 0 or less. Every cut makes `ahead` smaller by at
/// least 1.
struct NotAheadInCuts { SignedWide ahead = 0; Cake cake = Cake::Any; bool fewest = false; };
/// A won sum: the value of the component `part` has a 1 in the highest odd column of the nim-sum, and some move in this
/// component wins.
struct LookAtPart { std::size_t part = 0; Count value = 0; Count sum = 0; Count column = 0; };
/// A lost sum: the values of the components have the nim-sum 0. The move of the last hint is in the component `part`.
struct LookAtPartToBreak { std::size_t part = 0; Count value = 0; bool fewest = false; };
/// A won sum: the values of all other components have the nim-sum 0, and the component `part` is won.
struct LookAtTheOtherPart { std::size_t part = 0; std::size_t others = 0; };

// --- Fourth hint: it names the heaps, or shows two moves to choose from. ---

/// A won position: the hint names a heap or step with a 1 in the column. `choices` is the number of heaps or steps with a 1 in
/// this column, and each of them has a winning move. In Nim, every winning move is in one of them.
struct TakeFromHeap { Rows rows = Rows::Heaps; std::size_t part = 0; std::size_t heap = 0; Count column = 0;
                      Count value = 0; std::size_t choices = 0; };
/// The number of winning replies that a move leaves. If `exact` is false, `count` is a lower bound.
struct Replies { std::size_t count = 0; bool exact = true; bool operator==(const Replies&) const = default; };
/// A lost position: the hint names a heap, and the number of winning replies that the move of the last hint leaves. In Nim, every
/// move in this heap whose highest changed column is `column` leaves this number of winning replies.
struct ResistFromHeap { Rows rows = Rows::Heaps; std::size_t part = 0; std::size_t heap = 0; Count column = 0;
                        Replies replies{}; };
/// Misère Nim with heaps of one stone only: the hint names one heap, and says that it is as good as any other.
struct AnyHeapOfOne { std::size_t part = 0; std::size_t heap = 0; };
/// Misère Nim: the hint names the heap that must be reduced to one stone or none.
struct BringDownToOne { std::size_t part = 0; std::size_t heap = 0; Count size = 0; };
/// The hint names some heaps, steps or blocks of the component `part`. Some move that changes exactly these heaps wins if
/// `wins` is true; otherwise it leaves the fewest winning replies.
struct InHeaps { std::size_t part = 0; std::vector<std::size_t> heaps; bool wins = false; bool fewest = false; };
/// Tells how good the move is that a hint shows beside the move of the last hint, as far as it is known.
enum class Other {
    Worse,        ///< this move does not win; in a lost position, it leaves more winning replies than the move of the last hint
    AsGood,       ///< this move wins too; in a lost position, it also leaves the fewest winning replies
    NotCompared,
};
/// Two moves to choose from: the move of the last hint and another move. `first` is smaller than `second` in the order of moves,
/// so their order does not tell which of them is better.
struct OneOfTwo { MoveInSum first; MoveInSum second; bool wins = false; Other other = Other::Worse; };
/// Only one move fits the earlier hints.
struct OnlyOneFits { bool wins = false; };
/// Euclid's game: the two smallest numbers that a move can leave beside `smaller` are `rest` and `more`. One of the two
/// positions is lost for the other player.
struct LastTwoRests { Count smaller = 0; Count rest = 0; Count more = 0; };

// --- Fifth hint: it shows the move and its reason. ---

/// The move changes this heap, step or value from `before` to `after` = `sum` ⊕ `before`, so every column becomes even.
struct MakeEven { Rows rows = Rows::Heaps; MoveInSum move; Count sum = 0; Count before = 0; Count after = 0; };
/// Misère Nim: the move leaves `ones` heaps of one stone, an odd number.
struct LeaveOddOnes { MoveInSum move; std::size_t ones = 0; };
/// Moore's Nim: the move makes the number of 1s in every column a multiple of k + 1.
struct MakeMultiples { MoveInSum move; Count k = 1; };
/// Bash's game: the move leaves `blocks` full blocks of `size` stones.
struct LeaveBlocks { MoveInSum move; Count blocks = 0; Count size = 0; };
/// Games with one heap: the move leaves the heaps `left`. Their Grundy values, `values`, have the nim-sum 0.
struct LeaveWorthNothing { MoveInSum move; std::vector<Count> left; std::vector<Count> values; };
/// Wythoff's game: the move leaves this cold pair.
struct LeaveColdPair { MoveInSum move; Count smaller = 0; Count larger = 0; };
/// Fibonacci Nim: the move leaves a heap whose smallest Zeckendorf term is greater than the quota. `parts` are the Zeckendorf
/// terms of the heap before the move; `smallest` is 0 if no stones are left.
struct LeaveOutOfReach { MoveInSum move; std::vector<Count> parts; Count quota = 0; Count smallest = 0; };
/// Euclid's game: the move leaves a and b with a ≥ b; b = 0 ends the game.
struct LeaveUnderRatio { MoveInSum move; Count a = 0; Count b = 0; };
/// Cutcake: `before` and `after` are the numbers of cuts by which the player is ahead before and after the move.
struct KeepAhead { MoveInSum move; SignedWide before = 0; SignedWide after = 0; };
/// A sum: the move gives one component the value that all other components have together. `known` is false if the values are
/// not needed, because this component is won and the others have the value 0.
struct MakePartEqual { MoveInSum move; Count before = 0; Count after = 0; bool known = true; };
/// A losing move: no move that was compared leaves fewer winning replies. `compared` is true if all legal moves were compared,
/// and `ends` is true if the other player has no reply. If the number of replies is not exact, the sentence only says that the
/// move loses.
struct Resist { MoveInSum move; Replies replies{}; bool compared = true; bool ends = false; };
/// Cutcake: `before` and `after` are the numbers of cuts by which the player is ahead before and after a losing move. If
/// `fewest` is true, no cut leaves fewer winning replies.
struct ResistCutting { MoveInSum move; SignedWide before = 0; SignedWide after = 0; bool fewest = false; };

}  // namespace nimstone::play::rung

namespace nimstone::play {

/// A hint of any kind. Its constructors, assignments and destructor are compiled once, in rungs.cpp, because a variant of so
/// many kinds would add seconds of compile time to every file that builds or reads a ladder.
class HintRung {
public:
    using Kinds = std::variant<
        rung::AskWhatToLeave, rung::AskWhoTakesTheLast, rung::AskWithManyHeaps, rung::AskWhatBothTake,
        rung::AskAboutSmallHeaps, rung::AskWhichPairs, rung::AskWhatHeMayTake, rung::AskWhichCount,
        rung::AskWhoHasAChoice, rung::AskWhoHasMoreCuts, rung::AskWhatPartsAreWorth,
        rung::CountTheColumns, rung::SwitchAtTheEnd, rung::CountModulo, rung::LeaveWholeBlocks, rung::CountTheRests,
        rung::ValuesOfAmounts, rung::ValuesOfBreaking, rung::ValuesOfLasker, rung::ColdPairs, rung::FibonacciParts,
        rung::OnlyTheseCount, rung::LookAtQuotient, rung::CountCuts, rung::PartsAsHeaps,
        rung::LookAtOddColumn, rung::LookAtThinnestColumn, rung::LookAtColumnToBreak, rung::CountTheOnes,
        rung::LookAtTheLargeHeap, rung::LookAtMooreColumn, rung::LookAtMooreColumnToBreak, rung::LookBeyondTheBlocks,
        rung::OnlyWholeBlocks, rung::LookAtPieces, rung::LookAtWorth, rung::LookAtPlaceInPeriod,
        rung::LookAlongTheDiagonal, rung::LookForThePartner, rung::ColdAlready, rung::LookBelowTheLargestPart,
        rung::LookAtPartsInReach, rung::AllInReach, rung::SmallestPartOutOfReach, rung::OverTheGoldenRatio, rung::UnderTheGoldenRatio,
        rung::NumbersEqual, rung::AheadInCuts, rung::NotAheadInCuts, rung::LookAtPart, rung::LookAtPartToBreak,
        rung::LookAtTheOtherPart,
        rung::TakeFromHeap, rung::ResistFromHeap, rung::AnyHeapOfOne, rung::BringDownToOne, rung::InHeaps, rung::OneOfTwo,
        rung::OnlyOneFits, rung::LastTwoRests,
        rung::MakeEven, rung::LeaveOddOnes, rung::MakeMultiples, rung::LeaveBlocks, rung::LeaveWorthNothing,
        rung::LeaveColdPair, rung::LeaveOutOfReach, rung::LeaveUnderRatio, rung::KeepAhead, rung::MakePartEqual,
        rung::Resist, rung::ResistCutting>;

private:
    template <class Kind, class Known>
    struct Search;
    template <class Kind, class... Known>
    struct Search<Kind, std::variant<Known...>> {
        static constexpr bool known = (std::is_same_v<Kind, Known> || ...);
        static std::size_t index()
        {
            const bool same[] = {std::is_same_v<Kind, Known>...};
            return static_cast<std::size_t>(std::find(std::begin(same), std::end(same), true) - std::begin(same));
        }
    };

public:
    /// Makes a hint from a value of one of the kinds.
    template <class Kind>
        requires Search<Kind, Kinds>::known
    HintRung(Kind kind) : HintRung(Search<Kind, Kinds>::index(), &kind) {}

    HintRung(const HintRung& other);
    HintRung(HintRung&& other) noexcept;
    HintRung& operator=(const HintRung& other);
    HintRung& operator=(HintRung&& other) noexcept;
    ~HintRung();

    const Kinds& kinds() const { return m_kinds; }

private:
    /// Moves the value that `kind` points to into the hint; `index` is the index of its kind in `Kinds`.
    HintRung(std::size_t index, void* kind);

    Kinds m_kinds;
};

/// Returns the value of the hint if it is of this kind, or null if it is of another kind.
template <class Kind>
const Kind* rungAs(const HintRung& rung)
{
    return std::get_if<Kind>(&rung.kinds());
}

}  // namespace nimstone::play

// The rungs of hint ladders for all games. Each kind of rung holds facts about one position.
//
// A rung holds only what it shows and nothing that a later rung reveals. The first two rungs are the same whether the position
// is won or lost. The third tells which it is, and where to look. The fourth names the heaps; if there is only one heap, it
// shows two moves to choose from. The fifth is the move. Heaps, parts and steps are counted from 0.
//
// The comment of a kind states exactly what the sentence of the rung claims: for every winning move if it says so, or for every
// move of a lost position. Tests check each claim by search (tests/core/play/rung_claims.h). No move wins in a lost position;
// there the moves are compared by the number of winning replies, and fewer are better. `fewest` means that all legal moves were
// compared. Without it the sentence does not claim that a move leaves the fewest.
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

/// The numbers that a hint writes in binary, one below another.
enum class Rows {
    Heaps,     ///< the heaps themselves, as in Nim
    Values,    ///< the Grundy values of the heaps
    Within,    ///< the Nim heaps that the game's theorem uses, such as the odd steps of a staircase
};

// --- First rung: it asks a question. `heaps` is the number of heaps that have a move. ---

/// Nim: asks what the other player should be left with.
struct AskWhatToLeave { std::size_t heaps = 0; };
/// Misère Nim: asks who should take the last heap.
struct AskWhoTakesTheLast { std::size_t heaps = 0; };
/// Moore's Nim: asks the question of Nim for moves in up to k heaps at once.
struct AskWithManyHeaps { std::size_t heaps = 0; Count k = 1; };
/// Bash's game: asks how many stones two consecutive moves can always take together, whatever the other player takes.
struct AskWhatBothTake { std::size_t heaps = 0; Count most = 1; };
/// Games with Grundy values of heaps: asks from which single heap the other player should have to move.
struct AskAboutSmallHeaps { std::size_t heaps = 0; Count largest = 0; };
/// Wythoff's game: asks which pairs the other player should be left with.
struct AskWhichPairs { Count smaller = 0; Count larger = 0; };
/// Fibonacci Nim: asks how much the other player may take from the rest.
struct AskWhatHeMayTake { Count n = 0; Count quota = 0; };
/// Staircase Nim and coins on a strip: asks which moves can be undone at once. `places` is the number of places with a move.
struct AskWhichCount { std::size_t places = 0; };
/// Euclid's game: asks which player has a choice.
struct AskWhoHasAChoice { Count larger = 0; Count smaller = 0; };
/// Cutcake: asks who has more cuts left.
struct AskWhoHasMoreCuts { std::size_t blocks = 0; Cutter player = Cutter::None; };
/// A sum: asks what each part is worth.
struct AskWhatPartsAreWorth { std::size_t parts = 0; };

// --- Second rung: it explains the idea. ---

/// Nim: a move wins exactly when it leaves an even number of 1s in every column.
struct CountTheColumns { int columns = 0; };
/// Misère Nim: play as in Nim until only heaps of one are left; then leave an odd number of them.
struct SwitchAtTheEnd { std::size_t large = 0; std::size_t ones = 0; };
/// Moore's Nim: a move wins exactly when it leaves a multiple of k + 1 ones in every column.
struct CountModulo { Count k = 1; int columns = 0; };
/// Bash's game with one heap: a move wins exactly when it leaves a multiple of m + 1, because the second player can always
/// complete a block of m + 1.
struct LeaveWholeBlocks { Count n = 0; Count most = 1; };
/// Bash's game: a move wins exactly when the remainders of the heaps modulo m + 1 then have the nim-sum 0.
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
/// Fibonacci Nim: n is a sum of Fibonacci numbers, no two of them consecutive. A move wins exactly when it leaves nothing, or a
/// heap whose smallest part is greater than the next quota.
struct FibonacciParts { Count n = 0; std::size_t parts = 0; };
/// A move wins exactly when the Nim heaps inside the position then have the nim-sum 0. `these` of the places with a move are
/// such heaps, and `others` are not.
struct OnlyTheseCount { std::size_t these = 0; std::size_t others = 0; };
/// Euclid's game: the quotient of the two numbers is the number of moves. If there are two or more, one of them wins.
struct LookAtQuotient { Count quotient = 0; };
/// Cutcake: the numbers of blocks that only one player, or both players, can cut.
struct CountCuts { std::size_t mine = 0; std::size_t theirs = 0; std::size_t both = 0; };
/// A sum: a move wins exactly when the values of the parts then have the nim-sum 0.
struct PartsAsHeaps { std::size_t parts = 0; };

// --- Third rung: it shows where to look. ---

/// Won: `column` is the highest column with an odd number of 1s. It is the highest column that every winning move changes, and
/// it changes in one row. In Nim, the changed heap loses its 1 there. Each row with a 1 there has a winning move. In other
/// games a row may also gain a 1 there, by a move that makes it larger.
struct LookAtOddColumn { Rows rows = Rows::Heaps; Count column = 0; std::size_t ones = 0; };
/// Lost in Nim: among the columns that contain a 1, none has fewer 1s than `column`. Every move whose highest changed column is
/// this one leaves the fewest winning replies.
struct LookAtThinnestColumn { Count column = 0; std::size_t ones = 0; };
/// Lost: every column has an even number of 1s. For some move with the fewest winning replies, `column` is the highest column
/// that it changes.
struct LookAtColumnToBreak { Rows rows = Rows::Heaps; Count column = 0; std::size_t ones = 0; bool fewest = false; };
/// Misère Nim with heaps of one only: just the number of heaps matters.
struct CountTheOnes { std::size_t ones = 0; };
/// Misère Nim: the winning move is in the only heap of two or more stones.
struct LookAtTheLargeHeap { std::size_t ones = 0; };
/// Moore's Nim, won: `column` is the highest column whose number of 1s is not a multiple of k + 1. No winning move changes a
/// higher column.
struct LookAtMooreColumn { Count k = 1; Count column = 0; std::size_t ones = 0; };
/// Moore's Nim, lost: for some move with the fewest winning replies, `column` is the highest column that it changes.
struct LookAtMooreColumnToBreak { Count k = 1; Count column = 0; std::size_t ones = 0; bool fewest = false; };
/// Bash's game with one heap, won: n is not a multiple of `size`.
struct LookBeyondTheBlocks { Count n = 0; Count size = 0; };
/// Bash's game with one heap, lost: n is `blocks` times `size`.
struct OnlyWholeBlocks { Count n = 0; Count size = 0; Count blocks = 0; };
/// One heap, won: the heaps that the move leaves must have the value 0 together. `pieces` is the number of these heaps; it is
/// empty if only one move would fit it.
struct LookAtPieces { Count n = 0; Count value = 0; std::optional<int> pieces{}; };
/// One heap, lost: its value is 0, and every option has a greater value. A move with the fewest winning replies leaves the
/// value `worth`; it is empty if only one move would fit it.
struct LookAtWorth { Count n = 0; std::optional<Count> worth{}; bool fewest = false; };
/// A subtraction game with one heap, won, whose values are periodic: n has the same value as the smaller heap `rest`.
struct LookAtPlaceInPeriod { Count n = 0; Count value = 0; Period period; Count rest = 0; };
/// Wythoff's game, won: the smaller number is too large for the difference, so both numbers must become smaller.
struct LookAlongTheDiagonal { Count difference = 0; };
/// Wythoff's game, won: one number can stay if the other becomes its partner in a cold pair.
struct LookForThePartner { Count smaller = 0; Count larger = 0; };
/// Wythoff's game, lost: the numbers are a cold pair. `both` is true if the move of the last rung takes from both heaps.
struct ColdAlready { Count smaller = 0; Count larger = 0; bool both = false; bool fewest = false; };
/// Fibonacci Nim, won: the largest part stays whole, and every winning move takes only from the rest.
struct LookBelowTheLargestPart { Count n = 0; Count largest = 0; Count rest = 0; };
/// Fibonacci Nim, won: used instead of LookBelowTheLargestPart if only one move would fit that.
struct LookAtPartsInReach { Count n = 0; Count quota = 0; };
/// Fibonacci Nim, won: the whole heap may be taken.
struct AllInReach { Count n = 0; Count quota = 0; };
/// Fibonacci Nim, lost: the smallest part is greater than the quota. After every move the smallest part of the rest may be
/// taken, and this wins.
struct SmallestPartOutOfReach { std::vector<Count> parts; Count quota = 0; };
/// Euclid's game with a ≥ b, won: a(a − b) is greater than b². Every winning move leaves a pair for which it is less, or a 0.
struct OverTheGoldenRatio { Count a = 0; Count b = 0; Wide left = 0; Wide right = 0; };
/// Euclid's game, lost: a(a − b) is less than b². There is only one move, and the position after it is won.
struct UnderTheGoldenRatio { Count a = 0; Count b = 0; Wide left = 0; Wide right = 0; };
struct NumbersEqual { Count number = 0; };
/// The kind of blocks that a player should cut in Cutcake.
enum class Cake {
    Any,     ///< any block, if only one cut would fit the other kinds
    Strips,  ///< blocks that only this player can cut
    Shared,  ///< blocks that both players can cut
};
/// Cutcake, won: the player to move is `ahead` cuts ahead, 1 or more.
struct AheadInCuts { SignedWide ahead = 0; Cake cake = Cake::Any; };
/// Cutcake, lost: the player to move is not ahead, so `ahead` is 0 or less, and every cut makes it smaller by at least 1.
struct NotAheadInCuts { SignedWide ahead = 0; Cake cake = Cake::Any; bool fewest = false; };
/// A sum, won: the value of this part has a 1 in the highest odd column, and some move in this part wins.
struct LookAtPart { std::size_t part = 0; Count value = 0; Count sum = 0; Count column = 0; };
/// A sum, lost: the values have the nim-sum 0. `part` contains the move of the last rung.
struct LookAtPartToBreak { std::size_t part = 0; Count value = 0; bool fewest = false; };
/// A sum, won: the values of all other parts have the nim-sum 0, and this part is won.
struct LookAtTheOtherPart { std::size_t part = 0; std::size_t others = 0; };

// --- Fourth rung: it names the heaps, or shows two moves to choose from. ---

/// Won: a heap or step with a 1 in the column. `choices` is the number of them, and each has a winning move. In Nim, every
/// winning move is in one of them.
struct TakeFromHeap { Rows rows = Rows::Heaps; std::size_t part = 0; std::size_t heap = 0; Count column = 0;
                      Count value = 0; std::size_t choices = 0; };
/// The number of winning replies that a move leaves; a lower bound if they are not `exact`.
struct Replies { std::size_t count = 0; bool exact = true; bool operator==(const Replies&) const = default; };
/// Lost: the heap, and the number of winning replies that the move leaves. In Nim, every move in this heap whose highest
/// changed column is `column` leaves this number.
struct ResistFromHeap { Rows rows = Rows::Heaps; std::size_t part = 0; std::size_t heap = 0; Count column = 0;
                        Replies replies{}; };
/// Misère Nim with heaps of one only: this heap is as good as any other.
struct AnyHeapOfOne { std::size_t part = 0; std::size_t heap = 0; };
/// Misère Nim: the heap that must be reduced to one stone or none.
struct BringDownToOne { std::size_t part = 0; std::size_t heap = 0; Count size = 0; };
/// Some move that changes exactly these heaps (steps, blocks) of the part wins, or leaves the fewest winning replies.
struct InHeaps { std::size_t part = 0; std::vector<std::size_t> heaps; bool wins = false; bool fewest = false; };
/// The result of the second of two moves, as far as it is known.
enum class Other {
    Worse,        ///< the second move does not win; in a lost position, it leaves more winning replies
    AsGood,       ///< the second move wins too; in a lost position, it also leaves the fewest winning replies
    NotCompared,
};
/// Two moves to choose from, sorted as moves.
struct OneOfTwo { MoveInSum first; MoveInSum second; bool wins = false; Other other = Other::Worse; };
/// Only one move fits what the rungs before showed.
struct OnlyOneFits { bool wins = false; };
/// Euclid's game: the last two numbers that a move can leave beside the smaller number. One of these positions is lost.
struct LastTwoRests { Count smaller = 0; Count rest = 0; Count more = 0; };

// --- Fifth rung: it shows the move and its reason. ---

/// Changes this heap, step or value from `before` to `after` = `sum` ⊕ `before`: every column becomes even.
struct MakeEven { Rows rows = Rows::Heaps; MoveInSum move; Count sum = 0; Count before = 0; Count after = 0; };
/// Misère Nim: leaves `ones` heaps of one, an odd number.
struct LeaveOddOnes { MoveInSum move; std::size_t ones = 0; };
/// Moore's Nim: makes the number of 1s in every column a multiple of k + 1.
struct MakeMultiples { MoveInSum move; Count k = 1; };
/// Bash's game: leaves `blocks` full blocks of `size` stones.
struct LeaveBlocks { MoveInSum move; Count blocks = 0; Count size = 0; };
/// The heaps that the move leaves of the only heap have the value 0 together. `values` are the values of the heaps `left`.
struct LeaveWorthNothing { MoveInSum move; std::vector<Count> left; std::vector<Count> values; };
/// Wythoff's game: leaves this cold pair.
struct LeaveColdPair { MoveInSum move; Count smaller = 0; Count larger = 0; };
/// Fibonacci Nim: leaves a heap whose smallest part is above the quota. `parts` are the parts of n; `smallest` is 0 if no
/// stones are left.
struct LeaveOutOfReach { MoveInSum move; std::vector<Count> parts; Count quota = 0; Count smallest = 0; };
/// Euclid's game: leaves a and b with a ≥ b; b = 0 ends the game.
struct LeaveUnderRatio { MoveInSum move; Count a = 0; Count b = 0; };
/// Cutcake: by how many cuts the player is ahead before and after the move.
struct KeepAhead { MoveInSum move; SignedWide before = 0; SignedWide after = 0; };
/// A sum: gives one part the value of all other parts together. `known` is false if the values are not needed, because this
/// part is won and the others have the value 0.
struct MakePartEqual { MoveInSum move; Count before = 0; Count after = 0; bool known = true; };
/// A losing move: no move that was compared leaves fewer winning replies. `compared` is true if all moves were compared, and
/// `ends` if there is no reply. If the number of replies is not exact, the sentence only says that the move loses.
struct Resist { MoveInSum move; Replies replies{}; bool compared = true; bool ends = false; };
/// Cutcake: by how many cuts the player is ahead before and after a losing move. With `fewest`, no cut leaves fewer winning
/// replies.
struct ResistCutting { MoveInSum move; SignedWide before = 0; SignedWide after = 0; bool fewest = false; };

}  // namespace nimstone::play::rung

namespace nimstone::play {

/// A rung of any kind. Its constructors, assignments and destructor are compiled once, in rungs.cpp: a variant of so many kinds
/// would add seconds of compile time to every file that builds or reads a ladder.
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
    /// Makes a rung from any of the kinds.
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
    /// Moves the kind with this index out of `kind`.
    HintRung(std::size_t index, void* kind);

    Kinds m_kinds;
};

/// Returns the rung as this kind, or null if it is of another kind.
template <class Kind>
const Kind* rungAs(const HintRung& rung)
{
    return std::get_if<Kind>(&rung.kinds());
}

}  // namespace nimstone::play

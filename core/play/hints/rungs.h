// What the rungs of a hint ladder show, in every game: facts about one position, each rung its own.
//
// A rung holds only what it shows, and nothing that a later rung reveals. The first two hold what is the same whether
// the position is won or lost; the third says which it is and where to look; the fourth names the heaps, or leaves a
// choice of two where there is one heap; the fifth is the move. Heaps, parts and steps are counted from 0.
//
// What the comment of a kind says is what its sentence claims, no less and no more: of every winning move where it says
// so, of every move of a lost position. Tests check each claim by search (tests/core/play/rung_claims.h).
// Nothing wins in a lost position, and one measure of a move is used throughout: how many replies to it win, the fewer
// the better. `fewest` says that all legal moves were compared by it; without it no move is said to leave the fewest.
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

/// What is written in binary, one under another.
enum class Rows {
    Heaps,     ///< the heaps themselves: Nim
    Values,    ///< the Grundy values of the heaps
    Within,    ///< the heaps of Nim that the theorem of a game speaks of: what the odd steps of a staircase hold
};

// --- 1: a question to think about. `heaps` are those with a move. ---

/// Nim: what should the other player find?
struct AskWhatToLeave { std::size_t heaps = 0; };
/// Misère Nim: who should find the last heap?
struct AskWhoTakesTheLast { std::size_t heaps = 0; };
/// Moore's Nim: and in up to k heaps at once?
struct AskWithManyHeaps { std::size_t heaps = 0; Count k = 1; };
/// Bash's game: whatever the other player takes, what can two moves always take together?
struct AskWhatBothTake { std::size_t heaps = 0; Count most = 1; };
/// Games with values heap by heap: in which single heap should the other player have to move?
struct AskAboutSmallHeaps { std::size_t heaps = 0; Count largest = 0; };
/// Wythoff's game: which pairs should he find?
struct AskWhichPairs { Count smaller = 0; Count larger = 0; };
/// Fibonacci Nim: what may he take of what is left?
struct AskWhatHeMayTake { Count n = 0; Count quota = 0; };
/// Staircase Nim, seen from the front or sideways: which moves can be undone at once? `places` have a move.
struct AskWhichCount { std::size_t places = 0; };
/// Euclid's game: who has a choice?
struct AskWhoHasAChoice { Count larger = 0; Count smaller = 0; };
/// Cutcake: who has more cuts left?
struct AskWhoHasMoreCuts { std::size_t blocks = 0; Cutter player = Cutter::None; };
/// A sum: what is each part worth?
struct AskWhatPartsAreWorth { std::size_t parts = 0; };

// --- 2: the idea ---

/// A move wins exactly when it leaves an even number of 1s in every column.
struct CountTheColumns { int columns = 0; };
/// As Nim, until only heaps of one are left: their number has to be odd.
struct SwitchAtTheEnd { std::size_t large = 0; std::size_t ones = 0; };
/// A move wins exactly when it leaves a multiple of k + 1 in every column.
struct CountModulo { Count k = 1; int columns = 0; };
/// A move wins exactly when it leaves whole blocks of m + 1: each of them is completed by the player who comes second.
struct LeaveWholeBlocks { Count n = 0; Count most = 1; };
/// A move wins exactly when the remainders of the heaps on division by m + 1 then have the nim-sum 0.
struct CountTheRests { std::size_t heaps = 0; Count most = 1; };
/// A heap is worth the least number that is the value of nothing that a move leaves of it; the values repeat where a
/// period was found. A move wins exactly when it leaves values with the nim-sum 0.
struct ValuesOfAmounts { Count amounts = 0; std::optional<Period> period{}; };
/// The same with heaps that break.
struct ValuesOfBreaking { std::size_t heaps = 0; Count largest = 0; };
/// Lasker's Nim: of each four heaps the last two change places.
struct ValuesOfLasker { std::size_t heaps = 0; };
/// A move wins exactly when it leaves a cold pair: each number is in one, each difference in one.
struct ColdPairs { Count difference = 0; };
/// n is a sum of Fibonacci numbers that are no neighbours. A move wins exactly when it leaves nothing, or a heap whose
/// smallest part is over the next quota.
struct FibonacciParts { Count n = 0; std::size_t parts = 0; };
/// A move wins exactly when the heaps of Nim within the position then have the nim-sum 0. Which of the places with a move
/// are such heaps, and how many are others.
struct OnlyTheseCount { std::size_t these = 0; std::size_t others = 0; };
/// The smaller goes that often into the larger: that is how many moves there are, and with two of them one wins.
struct LookAtQuotient { Count quotient = 0; };
/// Blocks by who can cut them.
struct CountCuts { std::size_t mine = 0; std::size_t theirs = 0; std::size_t both = 0; };
/// A move wins exactly when the values of the parts then have the nim-sum 0.
struct PartsAsHeaps { std::size_t parts = 0; };

// --- 3: where to look ---

/// Won: the highest column with an odd number of 1s. Of every winning move it is the highest column that changes, in one
/// row; of heaps the changed one loses its 1 there. In each row with a 1 there some move wins. A value or a heap within may
/// also gain a 1 there, by a move that makes it larger.
struct LookAtOddColumn { Rows rows = Rows::Heaps; Count column = 0; std::size_t ones = 0; };
/// Lost in Nim: of the columns that hold a 1, none has fewer. Every move of which it is the highest column that changes
/// leaves the fewest winning replies.
struct LookAtThinnestColumn { Count column = 0; std::size_t ones = 0; };
/// Lost: every column is even. Of some move with the fewest winning replies this is the highest column that changes.
struct LookAtColumnToBreak { Rows rows = Rows::Heaps; Count column = 0; std::size_t ones = 0; bool fewest = false; };
/// Misère Nim with heaps of one alone: nothing but their number counts.
struct CountTheOnes { std::size_t ones = 0; };
/// Misère Nim: the only heap of two or more decides.
struct LookAtTheLargeHeap { std::size_t ones = 0; };
/// Moore's Nim, won: the highest column whose 1s are no multiple of k + 1. No winning move changes a higher one.
struct LookAtMooreColumn { Count k = 1; Count column = 0; std::size_t ones = 0; };
/// Moore's Nim, lost. Of some move with the fewest winning replies this is the highest column that changes.
struct LookAtMooreColumnToBreak { Count k = 1; Count column = 0; std::size_t ones = 0; bool fewest = false; };
/// One heap of Bash's game, won: no multiple of `size`.
struct LookBeyondTheBlocks { Count n = 0; Count size = 0; };
/// One heap of Bash's game, lost: whole blocks.
struct OnlyWholeBlocks { Count n = 0; Count size = 0; Count blocks = 0; };
/// One heap with a value, won: what the move leaves of it has to be worth 0 together. `pieces` says in how many heaps;
/// where that would leave one move it is not said.
struct LookAtPieces { Count n = 0; Count value = 0; std::optional<int> pieces{}; };
/// One heap worth 0: everything that it can become is worth more. A move with the fewest winning replies leaves `worth`;
/// where that would leave one move it is not said.
struct LookAtWorth { Count n = 0; std::optional<Count> worth{}; bool fewest = false; };
/// One heap of a subtraction game, won, whose values repeat: it is worth as much as the heap of `rest`.
struct LookAtPlaceInPeriod { Count n = 0; Count value = 0; Period period; Count rest = 0; };
/// Wythoff's game, won: the smaller number is too large for the difference, so both become smaller.
struct LookAlongTheDiagonal { Count difference = 0; };
/// Won: one number can stay, with its partner.
struct LookForThePartner { Count smaller = 0; Count larger = 0; };
/// Lost: a cold pair already. `both`: whether the move to find takes from both.
struct ColdAlready { Count smaller = 0; Count larger = 0; bool both = false; bool fewest = false; };
/// Fibonacci Nim, won: the largest part stays whole, every winning move comes out of the rest.
struct LookBelowTheLargestPart { Count n = 0; Count largest = 0; Count rest = 0; };
/// Won, where that would leave one move.
struct LookAtPartsInReach { Count n = 0; Count quota = 0; };
/// Won, with everything in reach.
struct AllInReach { Count n = 0; Count quota = 0; };
/// Lost: the smallest part is out of reach. After every move the smallest part of what is left can be taken, and wins.
struct SmallestPartOutOfReach { std::vector<Count> parts; Count quota = 0; };
/// Euclid's game, a ≥ b: a(a − b) beside b², where it is more. Every winning move leaves a pair where it is less, or a 0.
struct OverTheGoldenRatio { Count a = 0; Count b = 0; Wide left = 0; Wide right = 0; };
/// Where it is less: there is one move, and what it leaves is won.
struct UnderTheGoldenRatio { Count a = 0; Count b = 0; Wide left = 0; Wide right = 0; };
struct NumbersEqual { Count number = 0; };
/// Which blocks of cake.
enum class Cake {
    Any,     ///< where the other kinds would leave one cut
    Strips,  ///< that only this player can cut
    Shared,  ///< that both can cut
};
/// Cutcake, won: cuts ahead.
struct AheadInCuts { SignedWide ahead = 0; Cake cake = Cake::Any; };
/// Lost: not ahead. Every cut costs at least one.
struct NotAheadInCuts { SignedWide ahead = 0; Cake cake = Cake::Any; bool fewest = false; };
/// A sum, won: the value of this part has a 1 in the highest odd column, and some move in it wins.
struct LookAtPart { std::size_t part = 0; Count value = 0; Count sum = 0; Count column = 0; };
/// A sum, lost: all values cancel. The part of the move to find.
struct LookAtPartToBreak { std::size_t part = 0; Count value = 0; bool fewest = false; };
/// A sum, won: all other parts cancel, and this one is won.
struct LookAtTheOtherPart { std::size_t part = 0; std::size_t others = 0; };

// --- 4: which heaps, or one of two ---

/// Won: a heap or step with a 1 in the column. `choices`: how many have one, and in each of them some move wins. Of heaps
/// every winning move is in one of them.
struct TakeFromHeap { Rows rows = Rows::Heaps; std::size_t part = 0; std::size_t heap = 0; Count column = 0;
                      Count value = 0; std::size_t choices = 0; };
/// How many winning replies a move leaves: at least so many where they were not all counted.
struct Replies { std::size_t count = 0; bool exact = true; bool operator==(const Replies&) const = default; };
/// Lost, and the replies that will be left; in Nim by every move in this heap of which that is the highest column that
/// changes.
struct ResistFromHeap { Rows rows = Rows::Heaps; std::size_t part = 0; std::size_t heap = 0; Count column = 0;
                        Replies replies{}; };
/// Misère Nim with heaps of one: this one as well as any.
struct AnyHeapOfOne { std::size_t part = 0; std::size_t heap = 0; };
/// Misère Nim: which it is, to be brought to one stone or none.
struct BringDownToOne { std::size_t part = 0; std::size_t heap = 0; Count size = 0; };
/// Some move changes just these heaps (steps, blocks) of the part and wins, or leaves the fewest winning replies.
struct InHeaps { std::size_t part = 0; std::vector<std::size_t> heaps; bool wins = false; bool fewest = false; };
/// What is known of the other one of two moves.
enum class Other {
    Worse,        ///< it does not win, or in a lost position leaves more winning replies
    AsGood,       ///< it wins too, or leaves the fewest winning replies too
    NotCompared,
};
/// One of these two, in the order of moves.
struct OneOfTwo { MoveInSum first; MoveInSum second; bool wins = false; Other other = Other::Worse; };
/// One move alone fits what was shown.
struct OnlyOneFits { bool wins = false; };
/// Euclid's game: the last two that can be left beside the smaller number; one of them is lost.
struct LastTwoRests { Count smaller = 0; Count rest = 0; Count more = 0; };

// --- 5: the move and why ---

/// Leaves `after` = sum ⊕ before of that heap, step or value: every column is even.
struct MakeEven { Rows rows = Rows::Heaps; MoveInSum move; Count sum = 0; Count before = 0; Count after = 0; };
/// Misère Nim: leaves so many heaps of one, an odd number.
struct LeaveOddOnes { MoveInSum move; std::size_t ones = 0; };
/// Every column a multiple of k + 1.
struct MakeMultiples { MoveInSum move; Count k = 1; };
/// Leaves whole blocks.
struct LeaveBlocks { MoveInSum move; Count blocks = 0; Count size = 0; };
/// What it leaves of the only heap is worth 0; the values of the heaps that it leaves.
struct LeaveWorthNothing { MoveInSum move; std::vector<Count> left; std::vector<Count> values; };
/// Leaves a cold pair.
struct LeaveColdPair { MoveInSum move; Count smaller = 0; Count larger = 0; };
/// Leaves a smallest part out of reach: of n the parts; 0 where nothing is left.
struct LeaveOutOfReach { MoveInSum move; std::vector<Count> parts; Count quota = 0; Count smallest = 0; };
/// Euclid's game: what it leaves, a ≥ b; b = 0 ends the game.
struct LeaveUnderRatio { MoveInSum move; Count a = 0; Count b = 0; };
/// Cutcake: how far ahead before, and after it.
struct KeepAhead { MoveInSum move; SignedWide before = 0; SignedWide after = 0; };
/// A part becomes worth what the others are together; without values where the part is won and the others are worth 0.
struct MakePartEqual { MoveInSum move; Count before = 0; Count after = 0; bool known = true; };
/// Loses, but none that was compared leaves fewer winning replies; `compared` says whether all were. `ends`: no reply.
/// Without an exact number of replies it is said to lose, and no more.
struct Resist { MoveInSum move; Replies replies{}; bool compared = true; bool ends = false; };
/// Cutcake: how far ahead before, and after it; none of the cuts leaves fewer winning replies.
struct ResistCutting { MoveInSum move; SignedWide before = 0; SignedWide after = 0; bool fewest = false; };

}  // namespace nimstone::play::rung

namespace nimstone::play {

/// A rung of any kind. What it is made, copied and destroyed by is compiled once, in rungs.cpp, and not wherever a ladder
/// is built or looked at: a variant of this many kinds costs seconds in each file.
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
    /// Of any kind.
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
    /// Moves from `kind`, which is of the kind with that index.
    HintRung(std::size_t index, void* kind);

    Kinds m_kinds;
};

/// The rung as one of that kind; null where it is another.
template <class Kind>
const Kind* rungAs(const HintRung& rung)
{
    return std::get_if<Kind>(&rung.kinds());
}

}  // namespace nimstone::play

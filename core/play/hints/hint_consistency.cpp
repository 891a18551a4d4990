// Checks whether a move agrees with what a hint (a rung of the hint ladder) shows.
#include "core/play/hints/ladder_building.h"

#include <algorithm>

#include "core/nimber.h"
#include "core/overloaded.h"

namespace nimstone::play {

namespace {

class Fits {
public:
    Fits(const GameSum& sum, const MoveInSum& move)
        : m_sum(sum), m_part(sum.components()[move.component]), m_move(move), m_played(move.move)
    {
    }

    // The overloads for the third hint, which shows where to look.
    bool operator()(const rung::LookAtOddColumn& rung) const { return column() == rung.column; }
    bool operator()(const rung::LookAtThinnestColumn& rung) const { return column() == rung.column; }
    bool operator()(const rung::LookAtColumnToBreak& rung) const { return column() == rung.column; }
    bool operator()(const rung::LookAtTheLargeHeap&) const { return m_part.position.heaps[m_played.heap] >= 2; }
    bool operator()(const rung::LookAtMooreColumn& rung) const { return mooreColumn() == rung.column; }
    bool operator()(const rung::LookAtMooreColumnToBreak& rung) const { return mooreColumn() == rung.column; }
    bool operator()(const rung::LookAtPieces& rung) const
    {
        const int pieces = m_played.pieces.first == 0 ? 1 : m_played.pieces.second == 0 ? 2 : 3;
        return pieces == rung.pieces.value_or(pieces);
    }
    bool operator()(const rung::LookAtWorth& rung) const
    {
        return !rung.worth || ladder::changeOf(m_part, m_played).after == *rung.worth;
    }
    bool operator()(const rung::LookAlongTheDiagonal&) const { return !m_played.also.empty(); }
    bool operator()(const rung::LookForThePartner&) const { return m_played.also.empty(); }
    bool operator()(const rung::ColdAlready& rung) const { return m_played.also.empty() != rung.both; }
    bool operator()(const rung::LookBelowTheLargestPart& rung) const { return m_played.taken <= rung.rest; }
    bool operator()(const rung::AheadInCuts& rung) const { return isOf(rung.cake); }
    bool operator()(const rung::NotAheadInCuts& rung) const { return isOf(rung.cake); }
    bool operator()(const rung::LookAtPart& rung) const
    {
        if (m_move.component != rung.part)
            return false;
        const auto after = m_sum.play(m_move)->grundyOfPart(rung.part);
        return after && highestColumn(rung.value ^ *after) == rung.column;
    }
    bool operator()(const rung::LookAtPartToBreak& rung) const { return m_move.component == rung.part; }
    bool operator()(const rung::LookAtTheOtherPart& rung) const { return m_move.component == rung.part; }

    // The overloads for the fourth hint, which shows the heaps to use or two moves to choose from.
    bool operator()(const rung::TakeFromHeap& rung) const { return isIn(rung) && column() == rung.column; }
    bool operator()(const rung::ResistFromHeap& rung) const { return isIn(rung) && column() == rung.column; }
    bool operator()(const rung::AnyHeapOfOne& rung) const { return isIn(rung); }
    bool operator()(const rung::BringDownToOne& rung) const { return isIn(rung) && rung.size - m_played.taken <= 1; }
    bool operator()(const rung::InHeaps& rung) const
    {
        return m_move.component == rung.part && ladder::heapsOf(m_played) == rung.heaps;
    }
    bool operator()(const rung::OneOfTwo& rung) const { return is(rung.first) || is(rung.second); }
    bool operator()(const rung::LastTwoRests& rung) const
    {
        const Count left = m_part.position.heaps[m_played.heap] - m_played.taken;
        return left == rung.rest || left == rung.more;
    }

    /// The overload for the fifth hint, which shows the move itself.
    bool operator()(const OneOf<rung::MakeEven, rung::LeaveOddOnes, rung::MakeMultiples, rung::LeaveBlocks,
                                rung::LeaveWorthNothing, rung::LeaveColdPair, rung::LeaveOutOfReach, rung::LeaveUnderRatio,
                                rung::KeepAhead, rung::MakePartEqual, rung::Resist, rung::ResistCutting> auto& rung) const
    {
        return is(rung.move);
    }

    /// The first two hints, a question and an idea, exclude no move.
    bool operator()(const OneOf<rung::AskWhatToLeave, rung::AskWhoTakesTheLast, rung::AskWithManyHeaps, rung::AskWhatBothTake,
                                rung::AskAboutSmallHeaps, rung::AskWhichPairs, rung::AskWhatHeMayTake, rung::AskWhichCount,
                                rung::AskWhoHasAChoice, rung::AskWhoHasMoreCuts, rung::AskWhatPartsAreWorth,
                                rung::CountTheColumns, rung::SwitchAtTheEnd, rung::CountModulo, rung::LeaveWholeBlocks,
                                rung::CountTheRests, rung::ValuesOfAmounts, rung::ValuesOfBreaking, rung::ValuesOfLasker,
                                rung::ColdPairs, rung::FibonacciParts, rung::OnlyTheseCount, rung::LookAtQuotient,
                                rung::CountCuts, rung::PartsAsHeaps> auto&) const
    {
        return true;
    }

    /// Hints that only state a fact about the position exclude no move either.
    bool operator()(const OneOf<rung::CountTheOnes, rung::LookBeyondTheBlocks, rung::OnlyWholeBlocks, rung::LookAtPlaceInPeriod,
                                rung::LookAtPartsInReach, rung::AllInReach, rung::SmallestPartOutOfReach,
                                rung::OverTheGoldenRatio, rung::UnderTheGoldenRatio, rung::NumbersEqual,
                                rung::OnlyOneFits> auto&) const
    {
        return true;
    }

private:
    Count column() const { return ladder::changeOf(m_part, m_played).column(); }
    Count mooreColumn() const { return ladder::mooreColumn(m_part.position, m_played); }
    bool isOf(rung::Cake cake) const
    {
        return cake == rung::Cake::Any || ladder::isStrip(m_sum, m_move) == (cake == rung::Cake::Strips);
    }
    bool isIn(const auto& rung) const { return m_move.component == rung.part && m_played.heap == rung.heap; }
    bool is(const MoveInSum& move) const
    {
        return ladder::inOrder(m_sum, m_move) == ladder::inOrder(m_sum, move);
    }

    const GameSum& m_sum;
    const Component& m_part;
    const MoveInSum& m_move;
    const Move& m_played;
};

}  // namespace

bool fits(const HintRung& rung, const GameSum& sum, const MoveInSum& move)
{
    return std::visit(Fits(sum, move), rung.kinds());
}

}  // namespace nimstone::play

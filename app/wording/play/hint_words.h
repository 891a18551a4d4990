// The words of the rungs, one overload a kind: which file words which rungs. Inside app/wording only.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/play/hints/ladder.h"

namespace nimstone::wording {

struct PlayHints {
    Q_DECLARE_TR_FUNCTIONS(PlayHints)
};

/// The first two rungs.
struct HintQuestions {
    QString operator()(const play::rung::AskWhatToLeave& rung) const;
    QString operator()(const play::rung::AskWhoTakesTheLast& rung) const;
    QString operator()(const play::rung::AskWithManyHeaps& rung) const;
    QString operator()(const play::rung::AskWhatBothTake& rung) const;
    QString operator()(const play::rung::AskAboutSmallHeaps& rung) const;
    QString operator()(const play::rung::AskWhichPairs& rung) const;
    QString operator()(const play::rung::AskWhatHeMayTake& rung) const;
    QString operator()(const play::rung::AskWhichStepsCount& rung) const;
    QString operator()(const play::rung::AskWhoHasAChoice& rung) const;
    QString operator()(const play::rung::AskWhoHasMoreCuts& rung) const;
    QString operator()(const play::rung::AskWhatPartsAreWorth& rung) const;

    QString operator()(const play::rung::CountTheColumns& rung) const;
    QString operator()(const play::rung::SwitchAtTheEnd& rung) const;
    QString operator()(const play::rung::CountModulo& rung) const;
    QString operator()(const play::rung::LeaveWholeBlocks& rung) const;
    QString operator()(const play::rung::CountTheRests& rung) const;
    QString operator()(const play::rung::ValuesOfAmounts& rung) const;
    QString operator()(const play::rung::ValuesOfBreaking& rung) const;
    QString operator()(const play::rung::ValuesOfLasker& rung) const;
    QString operator()(const play::rung::ColdPairs& rung) const;
    QString operator()(const play::rung::FibonacciParts& rung) const;
    QString operator()(const play::rung::OnlyOddSteps& rung) const;
    QString operator()(const play::rung::LookAtQuotient& rung) const;
    QString operator()(const play::rung::CountCuts& rung) const;
    QString operator()(const play::rung::PartsAsHeaps& rung) const;
};

/// The third rung.
struct HintLooks {
    const GameSum& sum;

    QString operator()(const play::rung::LookAtOddColumn& rung) const;
    QString operator()(const play::rung::LookAtThinnestColumn& rung) const;
    QString operator()(const play::rung::LookAtColumnToBreak& rung) const;
    QString operator()(const play::rung::CountTheOnes& rung) const;
    QString operator()(const play::rung::LookAtTheLargeHeap& rung) const;
    QString operator()(const play::rung::LookAtMooreColumn& rung) const;
    QString operator()(const play::rung::LookAtMooreColumnToBreak& rung) const;
    QString operator()(const play::rung::LookBeyondTheBlocks& rung) const;
    QString operator()(const play::rung::OnlyWholeBlocks& rung) const;
    QString operator()(const play::rung::LookAtPieces& rung) const;
    QString operator()(const play::rung::LookAtWorth& rung) const;
    QString operator()(const play::rung::LookAtPlaceInPeriod& rung) const;
    QString operator()(const play::rung::LookAlongTheDiagonal& rung) const;
    QString operator()(const play::rung::LookForThePartner& rung) const;
    QString operator()(const play::rung::ColdAlready& rung) const;
    QString operator()(const play::rung::LookBelowTheLargestPart& rung) const;
    QString operator()(const play::rung::LookAtPartsInReach& rung) const;
    QString operator()(const play::rung::AllInReach& rung) const;
    QString operator()(const play::rung::SmallestPartOutOfReach& rung) const;
    QString operator()(const play::rung::OverTheGoldenRatio& rung) const;
    QString operator()(const play::rung::UnderTheGoldenRatio& rung) const;
    QString operator()(const play::rung::EqualNumbers& rung) const;
    QString operator()(const play::rung::AheadInCuts& rung) const;
    QString operator()(const play::rung::NotAheadInCuts& rung) const;
    QString operator()(const play::rung::LookAtPart& rung) const;
    QString operator()(const play::rung::LookAtPartToBreak& rung) const;
    QString operator()(const play::rung::LookAtTheOtherPart& rung) const;
};

/// The last two rungs. The table gives places and moves their names, no more; `countedTo` as in moves.h.
struct HintMoves {
    const GameSum& sum;
    std::optional<Count> countedTo = {};

    QString operator()(const play::rung::TakeFromHeap& rung) const;
    QString operator()(const play::rung::ResistFromHeap& rung) const;
    QString operator()(const play::rung::AnyHeapOfOne& rung) const;
    QString operator()(const play::rung::BringDownToOne& rung) const;
    QString operator()(const play::rung::InHeaps& rung) const;
    QString operator()(const play::rung::OneOfTwo& rung) const;
    QString operator()(const play::rung::OnlyOneFits& rung) const;
    QString operator()(const play::rung::LastTwoRests& rung) const;

    QString operator()(const play::rung::MakeEven& rung) const;
    QString operator()(const play::rung::LeaveOddOnes& rung) const;
    QString operator()(const play::rung::MakeMultiples& rung) const;
    QString operator()(const play::rung::LeaveBlocks& rung) const;
    QString operator()(const play::rung::LeaveWorthNothing& rung) const;
    QString operator()(const play::rung::LeaveColdPair& rung) const;
    QString operator()(const play::rung::LeaveOutOfReach& rung) const;
    QString operator()(const play::rung::LeaveUnderRatio& rung) const;
    QString operator()(const play::rung::KeepAhead& rung) const;
    QString operator()(const play::rung::MakePartEqual& rung) const;
    QString operator()(const play::rung::Resist& rung) const;
    QString operator()(const play::rung::ResistCutting& rung) const;
};

}  // namespace nimstone::wording

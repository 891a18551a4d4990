// The questions that a person can answer before a step of a proof about Nim is shown. A question does not reveal the step.
#include "app/wording/proof_words.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the question about a step, which may be empty. It has one overload for each kind of step and no
/// generic overload, so the code does not compile if a kind of step is missing.
class Questions {
    Q_DECLARE_TR_FUNCTIONS(NimQuestions)

public:
    QString operator()(const NimSum&) const { return tr("What is the nim-sum s of the heaps?"); }
    QString operator()(const HighestColumn&) const { return tr("In which column is the highest 1 of s?"); }
    QString operator()(const OneHeapChanges& step) const
    {
        //: %1 is "heap 2"
        return tr("How many stones does the move leave in %1?").arg(heapName(step.move.heap));
    }
    QString operator()(const ColumnFlips& step) const
    {
        //: %1 is x with its index, %2 y with the same index
        return tr("What is the highest column in which %1 and %2 differ?")
            .arg(indexed(u'x', step.heap), indexed(u'y', step.heap));
    }
    QString operator()(const ParityChanges& step) const
    {
        //: %1 is "the 4s column"
        return tr("How many 1s does %1 hold after the move?").arg(columnName(step.column));
    }
    QString operator()(const OddColumnRemains&) const { return {}; }
    QString operator()(const InsertSum&) const { return {}; }
    QString operator()(const ExpandSums&) const { return {}; }
    QString operator()(const PairHeaps&) const
    {
        return tr("Put each heap before the move and the same heap after it in one bracket, x<sub>i</sub> ⊕ y<sub>i</sub>: how "
                  "many of these brackets are not 0?");
    }
    QString operator()(const OtherPairsVanish&) const { return {}; }
    QString operator()(const DifferenceRemains&) const { return tr("What is t, the nim-sum after the move?"); }
    QString operator()(const ChooseHeap& step) const
    {
        //: %1 is "the 32s column"
        return tr("From which heap can the move be made? It needs a 1 in %1.").arg(columnName(step.column));
    }
    QString operator()(const SmallerTarget& step) const
    {
        //: %1 is x with its index, %2 is "heap 1"
        return tr("What is s ⊕ %1, the size to which %2 must be reduced?").arg(indexed(u'x', step.heap), heapName(step.heap));
    }
    QString operator()(const TakeStones& step) const
    {
        return tr("How many stones must be taken from %1?").arg(heapName(step.move.heap));
    }
    QString operator()(const SumVanishes&) const { return tr("What is t, the nim-sum after the move?"); }
    QString operator()(const EndPosition&) const
    {
        return tr("No stone is left: is this a P-position or an N-position?");
    }
    QString operator()(const InductionHypothesis&) const { return {}; }
    QString operator()(const EveryMoveUnbalances&) const
    {
        return tr("Here s = 0. Is there a move that makes the nim-sum 0 again?");
    }
    QString operator()(const SomeMoveBalances&) const
    {
        return tr("From which heap can a move make the nim-sum 0?");
    }
    QString operator()(const Conclusion&) const { return tr("So is it a P-position or an N-position?"); }
    QString operator()(const TestHeap& step) const
    {
        //: %1 is x with its index, %2 is "heap 1"
        return tr("Is s ⊕ %1 smaller than %1, so that %2 has a winning move?").arg(indexed(u'x', step.heap), heapName(step.heap));
    }
    QString operator()(const WinningMoveCount&) const { return tr("How many winning first moves are there in all?"); }
    QString operator()(const FlawedChoice&) const { return {}; }
    QString operator()(const HighestBits& step) const
    {
        return tr("How many heaps have their highest bit in %1?").arg(columnName(step.column));
    }
    QString operator()(const FlawVerdict& step) const
    {
        return tr("And how many heaps have a 1 in %1, highest bit or not?").arg(columnName(step.column));
    }
};

}  // namespace

QString nimQuestion(const NimStep& step) { return std::visit(Questions(), step); }

QString nimPartQuestion(int part)
{
    if (part == 1)
        //: %1 is "heap 1"
        return Questions::tr("Into how many blocks does %1 split, if each block is a different power of two?").arg(heapName(0));
    return part == 2 ? Questions::tr("How many 1s are there in all columns together?")
                     : Questions::tr("In each column, the 1s cancel in pairs. How many pairs are there in all?");
}

QString nimPartText(int part)
{
    return part == 1 ? Questions::tr("Each heap splits into blocks, each a different power of two.")
        : part == 2  ? Questions::tr("Each block becomes a 1 in the column of its size.")
                     : Questions::tr("In each column, the 1s cancel in pairs.");
}

}  // namespace nimstone::wording

#include "app/wording/errors.h"

#include <QCoreApplication>

#include "app/wording/names.h"
#include "app/wording/quotation.h"

namespace nimstone::wording {

namespace {

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Errors)
};

using Expected = NotationError::Expected;

QString number(Count count) { return QString::number(count); }

QString whereTextEnds(Expected expected)
{
    switch (expected) {
    case Expected::GameName: return Errors::tr("a game such as nim was expected, but the text ends here");
    case Expected::Colon: return Errors::tr("a colon was expected after the game, but the text ends here");
    case Expected::HeapNumber: return Errors::tr("the number of a heap, from 1, was expected, but the text ends here");
    case Expected::Dash: return Errors::tr("a dash was expected after the heap, but the text ends here");
    case Expected::Amount: return Errors::tr("a number of stones to take was expected, but the text ends here");
    case Expected::HeapSize: break;
    // Where the text ends, none of these can be missing.
    case Expected::SmallerHeap: case Expected::Separator: case Expected::FewerHeaps: case Expected::SmallerAmount:
    case Expected::End: break;
    }
    return Errors::tr("a heap size was expected, but the text ends here");
}

QString whereTextGoesOn(Expected expected, const QString& found)
{
    switch (expected) {
    case Expected::GameName: return Errors::tr("a game such as nim was expected, '%1' found").arg(found);
    case Expected::Colon: return Errors::tr("a colon was expected after the game, '%1' found").arg(found);
    case Expected::HeapSize: return Errors::tr("a heap size was expected, '%1' found").arg(found);
    case Expected::SmallerHeap:
        //: %2 is the greatest size that a heap may have.
        return Errors::tr("a heap size of at most %2 was expected, '%1' found").arg(found, number(maxCount));
    case Expected::Separator: return Errors::tr("a comma or the end was expected, '%1' found").arg(found);
    case Expected::FewerHeaps:
        //: %2 is the greatest number of heaps.
        return Errors::tr("at most %2 heaps were expected, '%1' found after them").arg(found, number(maxHeaps));
    case Expected::HeapNumber:
        return Errors::tr("the number of a heap, from 1, was expected, '%1' found").arg(found);
    case Expected::Dash: return Errors::tr("a dash was expected after the heap, '%1' found").arg(found);
    case Expected::Amount: return Errors::tr("a number of stones to take was expected, '%1' found").arg(found);
    case Expected::SmallerAmount:
        //: %2 is the greatest number of stones.
        return Errors::tr("at most %2 stones to take were expected, '%1' found").arg(found, number(maxCount));
    case Expected::End: break;
    }
    return Errors::tr("nothing more was expected, '%1' found").arg(found);
}

}  // namespace

QString sentence(const NotationError& error)
{
    return error.found.empty() ? whereTextEnds(error.expected)
                               : whereTextGoesOn(error.expected, quotable(error.found));
}

QString atColumn(const NotationError& error)
{
    //: %1 is a place in a text, counted in characters from 1; %2 says what was expected there and what was found.
    return Errors::tr("column %1: %2").arg(QString::number(error.column), sentence(error));
}

QString sentence(const MoveError& error)
{
    const QString heap = QString::number(error.move.heap + 1);
    switch (error.kind) {
    case MoveError::Kind::NoSuchHeap:
        //: %1 is the number of the heap that the move names; %n counts the heaps.
        return Errors::tr("There is no heap %1: the position has %n heap(s).", nullptr, pluralForm(error.limit))
            .arg(heap);
    case MoveError::Kind::TakesNothing: return Errors::tr("A move takes at least one stone.");
    case MoveError::Kind::TakesTooMany: break;
    }
    if (error.limit == 0)
        return Errors::tr("Heap %1 is empty: nothing can be taken from it.").arg(heap);
    //: %1 is the heap's number, %2 its size, %3 the number of stones that the move wants to take.
    return Errors::tr("Heap %1 has %2 stone(s): %3 cannot be taken from it.", nullptr, pluralForm(error.limit))
        .arg(heap, number(error.limit), number(error.move.taken));
}

QString sentence(const proof::Refusal& refusal)
{
    using Reason = proof::Refusal::Reason;
    switch (refusal.reason) {
    case Reason::TooManyHeaps:
        return Errors::tr("A proof can be drawn for up to %1 heaps; this position has more.")
            .arg(number(proof::maxProofHeaps));
    case Reason::SumIsNotZero:
        return Errors::tr("Lemma 1 speaks of positions whose nim-sum is 0; here it is %1.").arg(number(refusal.sum));
    case Reason::SumIsZero:
        return Errors::tr("This theorem speaks of positions whose nim-sum is not 0; here it is 0.");
    case Reason::MoveMissing: return Errors::tr("Lemma 1 speaks of a move: say which, for example 1-2.");
    case Reason::MoveNotWanted: return Errors::tr("This theorem does not speak of a move: leave it out.");
    case Reason::MoveIllegal: return refusal.moveError ? sentence(*refusal.moveError) : QString();
    case Reason::NoMoves: break;
    }
    return Errors::tr("All heaps are empty: there is no move that Lemma 1 could speak of.");
}

}  // namespace nimstone::wording

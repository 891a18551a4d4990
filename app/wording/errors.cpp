#include "app/wording/errors.h"

#include <QCoreApplication>

#include "app/wording/names.h"
#include "app/wording/quotation.h"

namespace nimstone::wording {

namespace {

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Errors)
};

}  // namespace

static QString takesTooMany(const MoveError& error, const QString& heap)
{
    if (error.limit == 0)
        return Errors::tr("Heap %1 is empty: nothing can be taken from it.").arg(heap);
    //: %1 is the number of a heap, %2 the size of the heap, %3 the number of stones that the illegal move takes
    return Errors::tr("Heap %1 has %2 stone(s): %3 cannot be taken from it.", nullptr, pluralForm(error.limit))
        .arg(heap, number(error.limit), number(error.move.taken));
}

QString sentence(const MoveError& error)
{
    const QString heap = QString::number(error.move.heap + 1);
    switch (error.kind) {
    case MoveError::Kind::NoSuchHeap:
        //: %1 is the number of the heap that the move names; %n is the number of heaps
        return Errors::tr("There is no heap %1: the position has %n heap(s).", nullptr, pluralForm(error.limit))
            .arg(heap);
    case MoveError::Kind::TakesNothing: return Errors::tr("A move takes at least one stone.");
    case MoveError::Kind::TakesTooMany: return takesTooMany(error, heap);
    case MoveError::Kind::OverMaximum:
        //: %1 is the largest number of stones that may be taken, %2 the number of stones that the move takes
        return Errors::tr("At most %1 stone(s) may be taken now; %2 is too many.", nullptr, pluralForm(error.limit))
            .arg(number(error.limit), number(error.move.taken));
    case MoveError::Kind::UnderMinimum:
        //: %1 is the smallest number of stones that may be taken, %2 the number of stones that the move takes
        return Errors::tr("At least %1 stone(s) must be taken; %2 is too few.", nullptr, pluralForm(error.limit))
            .arg(number(error.limit), number(error.move.taken));
    case MoveError::Kind::AmountNotOffered:
        //: %1 is a number of stones
        return Errors::tr("The rules of this game do not allow a move that takes %1.").arg(number(error.move.taken));
    case MoveError::Kind::TooManyHeaps:
        return Errors::tr("A move changes at most %1 heap(s).", nullptr, pluralForm(error.limit))
            .arg(number(error.limit));
    case MoveError::Kind::HeapTwice: return Errors::tr("The move names heap %1 twice.").arg(heap);
    case MoveError::Kind::UnequalAmounts:
        //: %1 and %2 are numbers of stones
        return Errors::tr("A move in both heaps must take the same number from each, not %1 and %2.")
            .arg(number(error.limit), number(error.move.taken));
    case MoveError::Kind::NotAMultiple:
        //: %1 is the smaller of the two numbers in the game, %2 the number that the move subtracts
        return Errors::tr("A move must subtract a positive multiple of the smaller number, %1; %2 is not one.")
            .arg(number(error.limit), number(error.move.taken));
    case MoveError::Kind::NotTheLarger:
        return Errors::tr("A move must subtract from the larger number, %1.").arg(number(error.limit));
    case MoveError::Kind::CannotSplit:
        return Errors::tr("The rules do not let this move split heap %1.").arg(heap);
    case MoveError::Kind::MustSplit:
        return Errors::tr("This move must split heap %1: write how, for example %1-%2/1.")
            .arg(heap, number(error.move.taken));
    case MoveError::Kind::CannotEmpty:
        return Errors::tr("The rules do not let this move take all of heap %1.").arg(heap);
    case MoveError::Kind::MustEmpty:
        //: %1 is a number of stones, %2 the number of a heap
        return Errors::tr("%1 may be taken only if that empties the heap; heap %2 is larger.")
            .arg(number(error.move.taken), heap);
    case MoveError::Kind::PieceTooLarge:
        return Errors::tr("A piece can be at most %1, so that the other piece is not empty.")
            .arg(number(error.limit));
    case MoveError::Kind::EqualPieces: return Errors::tr("Heap %1 must be split into two unequal heaps.").arg(heap);
    case MoveError::Kind::NotACut:
        return Errors::tr("A move cuts a block: write 1-L3 or 1-R3 to cut block 1 after 3.");
    case MoveError::Kind::IsACut: return Errors::tr("This game has no blocks to cut: write a move like 1-2.");
    case MoveError::Kind::OtherPlayersCut:
        return error.move.cutter == Cutter::Left ? Errors::tr("It is Right's turn: Left cannot cut now.")
                                                 : Errors::tr("It is Left's turn: Right cannot cut now.");
    case MoveError::Kind::CutOutside: break;
    }
    //: %1 is the number of a block, %2 the length of the side that the move cuts
    return Errors::tr("Block %1 cannot be cut there: that side is %2 long.").arg(heap, number(error.limit));
}

QString sentence(const MoveInSumError& error)
{
    if (const auto* inPart = std::get_if<MoveError>(&error))
        return sentence(*inPart);
    const auto& missing = std::get<NoSuchComponent>(error);
    //: %1 is the number of the component that the move names; %n is the number of components
    return Errors::tr("There is no component %1: the sum has %n component(s).", nullptr, pluralForm(missing.components))
        .arg(missing.component + 1);
}

}  // namespace nimstone::wording

// The third rung of the hint ladder in words: where to look, and in a lost position why nothing wins.
#include <QCoreApplication>

#include "app/wording/hint_words.h"
#include "app/wording/names.h"

namespace nimstone::wording {

namespace {

struct PlayHints {
    Q_DECLARE_TR_FUNCTIONS(PlayHints)
};

using play::rung::Cake;
using play::rung::Rows;

QString number(Count value) { return QString::number(value); }

}  // namespace

QString HintLooks::operator()(const play::rung::LookAtOddColumn& rung) const
{
    const QString column = columnName(rung.column);
    switch (rung.rows) {
    case Rows::Heaps: break;
    case Rows::Values:
        //: %1 is "the 32s column", %2 an odd number of 1s
        return PlayHints::tr("Write the Grundy values in binary and look at %1, the highest with an odd number of 1s (here %2). "
                             "The value that changes must lose its 1 there.").arg(column, number(rung.ones));
    case Rows::OddSteps:
        //: %1 is "the 32s column", %2 an odd number of 1s
        return PlayHints::tr("Write what the odd steps hold in binary and look at %1, the highest with an odd number of 1s (here "
                             "%2). The odd step that changes must lose its 1 there.").arg(column, number(rung.ones));
    }
    //: %1 is "the 32s column", %2 an odd number of 1s
    return PlayHints::tr("Look at %1, the highest with an odd number of 1s (here %2). The heap you take from must lose its 1 there.")
        .arg(column, number(rung.ones));
}

QString HintLooks::operator()(const play::rung::LookAtThinnestColumn& rung) const
{
    //: %1 is "the 4s column", %2 an even number of 1s
    return PlayHints::tr("Every column holds an even number of 1s already, and every move makes some column odd: nothing wins here. "
                         "Of the columns that hold a 1, you resist longest by breaking one with the fewest: %1, with %2.")
        .arg(columnName(rung.column), number(rung.ones));
}

QString HintLooks::operator()(const play::rung::LookAtColumnToBreak& rung) const
{
    const QString column = columnName(rung.column);
    switch (rung.rows) {
    case Rows::Heaps: break;
    case Rows::Values:
        //: %1 is "the 4s column", %2 an even number of 1s
        return PlayHints::tr("The Grundy values have an even number of 1s in every column already, and every move makes some column "
                             "odd: nothing wins here. To resist, change %1, where there are %2.").arg(column, number(rung.ones));
    case Rows::OddSteps:
        //: %1 is "the 4s column", %2 an even number of 1s
        return PlayHints::tr("What the odd steps hold has an even number of 1s in every column already, and every move makes some "
                             "column odd: nothing wins here. To resist, change %1, where there are %2.")
            .arg(column, number(rung.ones));
    }
    //: %1 is "the 4s column", %2 an even number of 1s
    return PlayHints::tr("Every column holds an even number of 1s already, and every move makes some column odd: nothing wins here. "
                         "To resist, change %1, where there are %2.").arg(column, number(rung.ones));
}

QString HintLooks::operator()(const play::rung::CountTheOnes& rung) const
{
    const int ones = pluralForm(rung.ones);
    return rung.ones % 2 == 0
        ? PlayHints::tr("Only heaps of one are left, %n of them, an even number. They go one by one, and the last falls to the "
                        "other player.", nullptr, ones)
        : PlayHints::tr("Only heaps of one are left, %n of them, an odd number. They go one by one, and the last falls to you: "
                        "nothing wins here.", nullptr, ones);
}

QString HintLooks::operator()(const play::rung::LookAtTheLargeHeap& rung) const
{
    return PlayHints::tr("Look at the only heap of two or more: after it there are but heaps of one, so this is the moment to "
                         "switch. Beside it there are %n heap(s) of one.", nullptr, pluralForm(rung.ones));
}

QString HintLooks::operator()(const play::rung::LookAtMooreColumn& rung) const
{
    //: %1 is "the 32s column", %2 a number of 1s, %3 is k + 1, at least 2
    return PlayHints::tr("Look at %1: its number of 1s is %2, no multiple of %3, and it is the highest such column. Nothing above "
                         "it may change.").arg(columnName(rung.column), number(rung.ones), number(rung.k + 1));
}

QString HintLooks::operator()(const play::rung::LookAtMooreColumnToBreak& rung) const
{
    //: %1 is k + 1, at least 2; %2 is "the 32s column", %3 a number of 1s
    return PlayHints::tr("In every column the number of 1s is a multiple of %1 already, and every move ends that: nothing wins "
                         "here. To resist, change %2, where there are %3, and nothing above it.")
        .arg(number(rung.k + 1), columnName(rung.column), number(rung.ones));
}

QString HintLooks::operator()(const play::rung::LookBeyondTheBlocks& rung) const
{
    //: %1 is the heap, %2 the size of a block, m + 1
    return PlayHints::tr("%1 is no multiple of %2. Count off whole blocks of %2 and look at what is left beyond the last of them.")
        .arg(number(rung.n), number(rung.size));
}

QString HintLooks::operator()(const play::rung::OnlyWholeBlocks& rung) const
{
    //: %1 is the heap, %2 a number of blocks, %3 the size of a block, m + 1
    return PlayHints::tr("%1 = %2 × %3, whole blocks already: whatever you take, the other player makes it %3 together. Nothing wins "
                         "here; what is left to choose is how long the game lasts.")
        .arg(number(rung.n), number(rung.blocks), number(rung.size));
}

QString HintLooks::operator()(const play::rung::LookAtPieces& rung) const
{
    const QString n = number(rung.n);
    const QString value = number(rung.value);
    if (rung.pieces == 2) {
        //: %1 is the size of a heap, %2 its Grundy value
        return PlayHints::tr("The heap of %1 is worth %2, so some move leaves what is worth 0. Look at the moves that leave two "
                             "heaps: both have to be worth the same.").arg(n, value);
    }
    if (rung.pieces == 3) {
        //: %1 is the size of a heap, %2 its Grundy value
        return PlayHints::tr("The heap of %1 is worth %2, so some move leaves what is worth 0. Look at the moves that leave three "
                             "heaps: the nim-sum of their values has to be 0.").arg(n, value);
    }
    if (!rung.pieces) {
        //: %1 is the size of a heap, %2 its Grundy value
        return PlayHints::tr("The heap of %1 is worth %2, so some move leaves what is worth 0. Look at what each move leaves.")
            .arg(n, value);
    }
    //: %1 is the size of a heap, %2 its Grundy value
    return PlayHints::tr("The heap of %1 is worth %2, so some move leaves what is worth 0. Look at the moves that leave it in one "
                         "piece, or nothing of it.").arg(n, value);
}

QString HintLooks::operator()(const play::rung::LookAtWorth& rung) const
{
    if (!rung.worth) {
        //: %1 is the size of a heap
        return PlayHints::tr("The heap of %1 is worth 0, so whatever a move makes of it is worth more: nothing wins here. To resist, "
                             "look at how many winning replies each move leaves.").arg(number(rung.n));
    }
    //: %1 is the size of a heap, %2 a Grundy value
    return PlayHints::tr("The heap of %1 is worth 0, so whatever a move makes of it is worth more: nothing wins here. To resist, leave "
                         "what is worth %2.").arg(number(rung.n), number(*rung.worth));
}

QString HintLooks::operator()(const play::rung::LookAtPlaceInPeriod& rung) const
{
    //: %1 and %3 are sizes of heaps, %2 the Grundy value of both, %4 the length of the period
    return PlayHints::tr("The heap of %1 is worth %2, just as one of %3, since the values repeat with the period %4. Look for an "
                         "amount that leaves a heap worth 0.")
        .arg(number(rung.n), number(rung.value), number(rung.rest), number(rung.period.period));
}

QString HintLooks::operator()(const play::rung::LookAlongTheDiagonal& rung) const
{
    //: %1 is the difference of the two heaps
    return PlayHints::tr("Take the same from both heaps: the difference stays %1, and there is one cold pair that has it.")
        .arg(number(rung.difference));
}

QString HintLooks::operator()(const play::rung::LookForThePartner& rung) const
{
    //: %1 and %2 are the two heaps
    return PlayHints::tr("Take from one heap only, and let the other number stay: %1 and %2 each have a partner, in the one cold "
                         "pair that they belong to.").arg(number(rung.smaller), number(rung.larger));
}

QString HintLooks::operator()(const play::rung::ColdAlready& rung) const
{
    const QString pair = pairText(rung.smaller, rung.larger);
    return rung.both
        //: %1 is a pair of numbers such as (3, 5)
        ? PlayHints::tr("%1 is a cold pair already: a number that stays is in no other, and neither is a difference that stays. "
                        "Nothing wins here. To resist, take from both heaps.").arg(pair)
        //: %1 is a pair of numbers such as (3, 5)
        : PlayHints::tr("%1 is a cold pair already: a number that stays is in no other, and neither is a difference that stays. "
                        "Nothing wins here. To resist, take from one heap.").arg(pair);
}

QString HintLooks::operator()(const play::rung::LookBelowTheLargestPart& rung) const
{
    //: %1 is the heap, %2 its largest Fibonacci part, %3 the rest
    return PlayHints::tr("The largest Fibonacci number in %1 is %2. Leave it alone: your move comes out of the other %3.")
        .arg(number(rung.n), number(rung.largest), number(rung.rest));
}

QString HintLooks::operator()(const play::rung::LookAtPartsInReach& rung) const
{
    //: %1 is the heap, %2 the quota
    return PlayHints::tr("Look at the Fibonacci parts of %1, from the smallest on: up to %2 may be taken, and not all that is "
                         "within reach is good.").arg(number(rung.n), number(rung.quota));
}

QString HintLooks::operator()(const play::rung::AllInReach& rung) const
{
    //: %1 is the heap, %2 the quota
    return PlayHints::tr("The heap holds %1, and up to %2 may be taken. Look at what is in your reach.")
        .arg(number(rung.n), number(rung.quota));
}

QString HintLooks::operator()(const play::rung::SmallestPartOutOfReach& rung) const
{
    const QString quota = number(rung.quota);
    if (rung.parts.size() == 1) {
        //: %1 is the heap, %2 the quota
        return PlayHints::tr("%1 is a Fibonacci number, and at most %2 may be taken. Whatever you take, the other player can take "
                             "the smallest part of what is left: nothing wins here.").arg(number(rung.parts.front()), quota);
    }
    Count n = 0;
    for (const Count part : rung.parts)
        n += part;
    //: %1 is the heap, %2 the sum of its parts, such as 1 + 3 + 55; %3 is the smallest part, %4 the quota
    return PlayHints::tr("%1 = %2, and you may take at most %4, less than the smallest part, %3. Whatever you take, the other player "
                         "can take the smallest part of what is left: nothing wins here.")
        .arg(number(n), additionText(rung.parts), number(rung.parts.front()), quota);
}

QString HintLooks::operator()(const play::rung::OverTheGoldenRatio& rung) const
{
    //: %1 and %2 are the numbers, %3 and %4 the two products
    return PlayHints::tr("%1 × (%1 − %2) = %3 is more than %2<sup>2</sup> = %4, so %1 is more than the golden ratio times %2. Look "
                         "for a pair where it is the other way round.")
        .arg(number(rung.a), number(rung.b), decimal(rung.left), decimal(rung.right));
}

QString HintLooks::operator()(const play::rung::UnderTheGoldenRatio& rung) const
{
    //: %1 and %2 are the numbers, %3 and %4 the two products
    return PlayHints::tr("%1 × (%1 − %2) = %3 is less than %2<sup>2</sup> = %4, so %1 is less than the golden ratio times %2. You "
                         "have no choice, and leave a pair that is won: nothing wins here.")
        .arg(number(rung.a), number(rung.b), decimal(rung.left), decimal(rung.right));
}

QString HintLooks::operator()(const play::rung::EqualNumbers& rung) const
{
    //: %1 is a number
    return PlayHints::tr("Both numbers are %1. Look at what a difference of equal numbers is.").arg(number(rung.number));
}

QString HintLooks::operator()(const play::rung::AheadInCuts& rung) const
{
    const QString ahead = decimal(rung.ahead);
    switch (rung.cake) {
    case Cake::Strips:
        //: %1 is a number of cuts, 1 or more
        return PlayHints::tr("You are ahead by %1, counted in cuts, and may not lose more than that. Look at the strips that only you "
                             "can cut.").arg(ahead);
    case Cake::Shared:
        //: %1 is a number of cuts, 1 or more
        return PlayHints::tr("You are ahead by %1, counted in cuts, and may not lose more than that. Look at the blocks that both of "
                             "you can cut.").arg(ahead);
    case Cake::Any: break;
    }
    //: %1 is a number of cuts, 1 or more
    return PlayHints::tr("You are ahead by %1, counted in cuts, and may not lose more than that. Look at what each cut costs you.")
        .arg(ahead);
}

QString HintLooks::operator()(const play::rung::NotAheadInCuts& rung) const
{
    const QString state = rung.ahead == 0
        ? PlayHints::tr("Nobody is ahead, counted in cuts, and every cut costs you at least one: nothing wins here.")
        //: %1 is a number of cuts, 1 or more
        : PlayHints::tr("You are behind by %1, counted in cuts: nothing wins here.").arg(decimal(-rung.ahead));
    switch (rung.cake) {
    case Cake::Strips:
        //: %1 is a whole sentence that says why nothing wins
        return PlayHints::tr("%1 To resist, look at the strips that only you can cut.").arg(state);
    case Cake::Shared:
        //: %1 is a whole sentence that says why nothing wins
        return PlayHints::tr("%1 To resist, look at the blocks that both of you can cut.").arg(state);
    case Cake::Any: break;
    }
    //: %1 is a whole sentence that says why nothing wins
    return PlayHints::tr("%1 To resist, look at what each cut leaves you.").arg(state);
}

QString HintLooks::operator()(const play::rung::LookAtPart& rung) const
{
    //: %1 is a nim-sum, %2 the number of a part, %3 its value; %4 is "the 32s column"
    return PlayHints::tr("The nim-sum of all values is %1. Look at part %2: it is worth %3, which has a 1 in the highest column of "
                         "that sum, %4.")
        .arg(number(rung.sum), QString::number(rung.part + 1), number(rung.value), columnName(rung.column));
}

QString HintLooks::operator()(const play::rung::LookAtPartToBreak& rung) const
{
    //: %1 is the number of a part, %2 its value
    return PlayHints::tr("The nim-sum of all values is 0 already, and every move ends that: nothing wins here. To resist, look at "
                         "part %1, which is worth %2.").arg(QString::number(rung.part + 1), number(rung.value));
}

QString HintLooks::operator()(const play::rung::LookAtTheOtherPart& rung) const
{
    //: %1 is the number of a part
    return PlayHints::tr("The other %n part(s) cancel: the nim-sum of their values is 0. So look at part %1, which is won by itself.",
                         nullptr, pluralForm(rung.others)).arg(rung.part + 1);
}

}  // namespace nimstone::wording

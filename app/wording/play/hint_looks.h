// The texts of the third hint of the hint ladder: the place to look at and, in a lost position, the reason why no move wins.
#pragma once

#include "app/wording/names.h"
#include "app/wording/play/hint_words.h"

namespace nimstone::wording {

/// A function object that returns the text of the third hint. It has one overload for each kind of this hint.
struct HintLooks {
    using Cake = play::rung::Cake;
    using Rows = play::rung::Rows;

    const GameSum& sum;

    QString operator()(const play::rung::LookAtOddColumn& rung) const
    {
        const QString column = columnName(rung.column);
        switch (rung.rows) {
        case Rows::Heaps: break;
        case Rows::Values:
            //: %1 is "the 32s column", %2 an odd number of 1s
            return PlayHints::tr("Write the Grundy values in binary and look at %1, the highest column with an odd number of 1s "
                                 "(here %2). Every winning move changes the digit of one value there. Wherever a value has a 1 "
                                 "there, some move wins.").arg(column, number(rung.ones));
        case Rows::Within: {
            const NimHeapsWords& words = nimHeapsWords(sum);
            return NimHeapsWords::tr(words.oddColumn).arg(column, number(rung.ones));
        }
        }
        //: %1 is "the 32s column", %2 an odd number of 1s
        return PlayHints::tr("Look at %1, the highest column with an odd number of 1s (here %2). The heap that you take from must "
                             "lose its 1 there.")
            .arg(column, number(rung.ones));
    }

    QString operator()(const play::rung::LookAtThinnestColumn& rung) const
    {
        //: %1 is "the 4s column", %2 an even number of 1s
        const QString where = PlayHints::tr("Make %1 the highest column that you change: of the columns that have any 1s, none has "
                                            "fewer (here %2).")
                                  .arg(columnName(rung.column), number(rung.ones));
        return nothingWins(everyColumnEven(), true, where);
    }

    QString operator()(const play::rung::LookAtColumnToBreak& rung) const
    {
        //: %1 is "the 4s column", %2 an even number of 1s
        const QString where = PlayHints::tr("Change %1, where the number of 1s is %2, and no higher column.")
                                  .arg(columnName(rung.column), number(rung.ones));
        switch (rung.rows) {
        case Rows::Heaps: break;
        case Rows::Values:
            return nothingWins(PlayHints::tr("The Grundy values already have an even number of 1s in every column, and every move makes "
                                             "some column odd: no move wins."), rung.fewest, where);
        case Rows::Within: {
            const NimHeapsWords& words = nimHeapsWords(sum);
            return nothingWins(NimHeapsWords::tr(words.allEven), rung.fewest, where);
        }
        }
        return nothingWins(everyColumnEven(), rung.fewest, where);
    }

    QString operator()(const play::rung::CountTheOnes& rung) const
    {
        const int ones = pluralForm(rung.ones);
        return rung.ones % 2 == 0
            ? PlayHints::tr("Only heaps of one are left, %n of them, an even number. They are taken one by one, and the last falls "
                            "to the other player.", nullptr, ones)
            : PlayHints::tr("Only heaps of one are left, %n of them, an odd number. They are taken one by one, and the last falls "
                            "to you: no move wins.", nullptr, ones);
    }

    QString operator()(const play::rung::LookAtTheLargeHeap& rung) const
    {
        return PlayHints::tr("Look at the only heap of two or more. The winning move leaves only heaps of one, so this is the "
                             "moment to switch. Besides it there are %n heap(s) of one.", nullptr, pluralForm(rung.ones));
    }

    QString operator()(const play::rung::LookAtMooreColumn& rung) const
    {
        //: %1 is "the 32s column", %2 a number of 1s, %3 is k + 1, at least 2
        return PlayHints::tr("Look at %1: its number of 1s is %2, not a multiple of %3, and it is the highest such column. No "
                             "winning move changes a higher column.").arg(columnName(rung.column), number(rung.ones), number(rung.k + 1));
    }

    QString operator()(const play::rung::LookAtMooreColumnToBreak& rung) const
    {
        //: %1 is k + 1, at least 2
        const QString why = PlayHints::tr("In every column the number of 1s is already a multiple of %1, and every move destroys "
                                          "that: no move wins.").arg(number(rung.k + 1));
        //: %1 is "the 4s column", %2 an even number of 1s
        const QString where = PlayHints::tr("Change %1, where the number of 1s is %2, and no higher column.")
                                  .arg(columnName(rung.column), number(rung.ones));
        return nothingWins(why, rung.fewest, where);
    }

    QString operator()(const play::rung::LookBeyondTheBlocks& rung) const
    {
        //: %1 is the size of the heap, %2 the size of a block, m + 1
        return PlayHints::tr("%1 is not a multiple of %2. Count off whole blocks of %2 and look at the remainder.")
            .arg(number(rung.n), number(rung.size));
    }

    QString operator()(const play::rung::OnlyWholeBlocks& rung) const
    {
        //: %1 is the size of the heap, %2 a number of blocks, %3 the size of a block, m + 1
        return PlayHints::tr("%1 = %2 × %3, so there are only whole blocks. Whatever your move, the other player can make the two "
                             "moves add up to %3: no move wins.")
            .arg(number(rung.n), number(rung.blocks), number(rung.size));
    }

    QString operator()(const play::rung::LookAtPieces& rung) const
    {
        const QString n = number(rung.n);
        const QString value = number(rung.value);
        if (rung.pieces == 2) {
            //: %1 is the size of a heap, %2 its Grundy value
            return PlayHints::tr("The Grundy value of %1 is %2, so some move leaves value 0. Look at the moves that leave two "
                                 "pieces: these two must have the same value.").arg(n, value);
        }
        if (rung.pieces == 3) {
            //: %1 is the size of a heap, %2 its Grundy value
            return PlayHints::tr("The Grundy value of %1 is %2, so some move leaves value 0. Look at the moves that leave three "
                                 "pieces: the nim-sum of their values must be 0.").arg(n, value);
        }
        if (!rung.pieces) {
            //: %1 is the size of a heap, %2 its Grundy value
            return PlayHints::tr("The Grundy value of %1 is %2, so some move leaves value 0. Look at what each move leaves.")
                .arg(n, value);
        }
        //: %1 is the size of a heap, %2 its Grundy value
        return PlayHints::tr("The Grundy value of %1 is %2, so some move leaves value 0. Look at the moves that leave a single "
                             "piece, or nothing.").arg(n, value);
    }

    QString operator()(const play::rung::LookAtWorth& rung) const
    {
        //: %1 is the size of a heap
        const QString why = PlayHints::tr("The Grundy value of %1 is 0, so every move leaves a larger value: no move wins.")
                                .arg(number(rung.n));
        if (!rung.worth)
            return nothingWins(why, rung.fewest, PlayHints::tr("Count the winning replies that each move leaves."));
        //: %1 is a Grundy value
        return nothingWins(why, rung.fewest, PlayHints::tr("Look at the moves that leave value %1.").arg(number(*rung.worth)));
    }

    QString operator()(const play::rung::LookAtPlaceInPeriod& rung) const
    {
        //: %1 and %3 are sizes of heaps, %2 the Grundy value of both, %4 the length of the period
        return PlayHints::tr("From some heap on, the values repeat with period %4: the heap of %1 has the same Grundy value as the "
                             "heap of %3, namely %2. Look for an amount that leaves a heap of value 0.")
            .arg(number(rung.n), number(rung.value), number(rung.rest), number(rung.period.period));
    }

    QString operator()(const play::rung::LookAlongTheDiagonal& rung) const
    {
        //: %1 is the difference of the two heaps
        return PlayHints::tr("Take the same number from both heaps: the difference stays %1, and exactly one cold pair has that "
                             "difference.")
            .arg(number(rung.difference));
    }

    QString operator()(const play::rung::LookForThePartner& rung) const
    {
        //: %1 and %2 are the two heaps
        return PlayHints::tr("Take from one heap only, and keep the other number. %1 is in just one cold pair, and so is %2: what "
                             "are their partners?").arg(number(rung.smaller), number(rung.larger));
    }

    QString operator()(const play::rung::ColdAlready& rung) const
    {
        //: %1 is a pair of numbers such as (3, 5)
        const QString why = PlayHints::tr("%1 is already a cold pair. A move in one heap keeps one of the numbers, and a move in "
                                          "both keeps the difference. No other cold pair has either, so no move wins.")
                                .arg(pairText(rung.smaller, rung.larger));
        return nothingWins(why, rung.fewest, rung.both ? PlayHints::tr("Take from both heaps.") : PlayHints::tr("Take from one heap."));
    }

    QString operator()(const play::rung::LookBelowTheLargestPart& rung) const
    {
        //: %1 is the size of the heap, %2 its largest Fibonacci term, %3 the remainder
        return PlayHints::tr("The largest Fibonacci number in %1 is %2. Leave it alone: every winning move takes only from the other %3.")
            .arg(number(rung.n), number(rung.largest), number(rung.rest));
    }

    QString operator()(const play::rung::LookAtPartsInReach& rung) const
    {
        //: %1 is the size of the heap, %2 the quota
        return PlayHints::tr("Look at the Zeckendorf representation of %1, beginning with the smallest term: you may take up to %2.")
            .arg(number(rung.n), number(rung.quota));
    }

    QString operator()(const play::rung::AllInReach& rung) const
    {
        //: %1 is the size of the heap, %2 the quota
        return PlayHints::tr("The heap has size %1, and you may take up to %2. Look at what is within your reach.")
            .arg(number(rung.n), number(rung.quota));
    }

    QString operator()(const play::rung::SmallestPartOutOfReach& rung) const
    {
        const QString quota = number(rung.quota);
        if (rung.parts.size() == 1) {
            //: %1 is the size of the heap, %2 the quota
            return PlayHints::tr("%1 is a Fibonacci number, and you may take at most %2. Whatever you take, the other player wins by "
                                 "taking the smallest term of what is left: no move wins.").arg(number(rung.parts.front()), quota);
        }
        Count n = 0;
        for (const Count part : rung.parts)
            n += part;
        //: %1 is the size of the heap, %2 its sum of Fibonacci terms, such as 1 + 3 + 55; %3 is the smallest term, %4 the quota
        return PlayHints::tr("%1 = %2, and you may take at most %4, less than the smallest term, %3. Whatever you take, the other player "
                             "wins by taking the smallest term of what is left: no move wins.")
            .arg(number(n), additionText(rung.parts), number(rung.parts.front()), quota);
    }

    QString operator()(const play::rung::OverTheGoldenRatio& rung) const
    {
        //: %1 and %2 are the numbers in the game, %3 and %4 the two products in the sentence
        return PlayHints::tr("%1 × (%1 − %2) = %3 is more than %2<sup>2</sup> = %4, so %1 is more than the golden ratio times %2. "
                             "Every winning move makes a number 0, or leaves two different numbers whose ratio is below the golden "
                             "ratio.")
            .arg(number(rung.a), number(rung.b), decimal(rung.left), decimal(rung.right));
    }

    QString operator()(const play::rung::UnderTheGoldenRatio& rung) const
    {
        //: %1 and %2 are the numbers in the game, %3 and %4 the two products in the sentence
        return PlayHints::tr("%1 × (%1 − %2) = %3 is less than %2<sup>2</sup> = %4, so %1 is less than the golden ratio times %2. "
                             "You have only one move, and the other player wins from the pair that it leaves.")
            .arg(number(rung.a), number(rung.b), decimal(rung.left), decimal(rung.right));
    }

    QString operator()(const play::rung::NumbersEqual& rung) const
    {
        //: %1 is a number
        return PlayHints::tr("Both numbers are %1. What is the difference of two equal numbers?").arg(number(rung.number));
    }

    QString operator()(const play::rung::AheadInCuts& rung) const
    {
        const QString ahead = signedNumber(rung.ahead);
        switch (rung.cake) {
        case Cake::Strips:
            //: %1 is a number of cuts, 1 or more
            return PlayHints::tr("Counted in cuts, you are %1 ahead, so your cut may cost you at most that much. Look at the "
                                 "strips that only you can cut.").arg(ahead);
        case Cake::Shared:
            //: %1 is a number of cuts, 1 or more
            return PlayHints::tr("Counted in cuts, you are %1 ahead, so your cut may cost you at most that much. Look at the "
                                 "blocks that both of you can cut.").arg(ahead);
        case Cake::Any: break;
        }
        //: %1 is a number of cuts, 1 or more
        return PlayHints::tr("Counted in cuts, you are %1 ahead, so your cut may cost you at most that much. Look at what each cut "
                             "costs you.")
            .arg(ahead);
    }

    QString operator()(const play::rung::NotAheadInCuts& rung) const
    {
        const QString state = rung.ahead == 0
            ? PlayHints::tr("Counted in cuts, nobody is ahead, and every cut costs you at least one: no cut wins.")
            //: %1 is a number of cuts, 1 or more
            : PlayHints::tr("Counted in cuts, you are %1 behind, and every cut costs you at least one: no cut wins.")
                  .arg(signedNumber(-rung.ahead));
        switch (rung.cake) {
        case Cake::Strips: return nothingWins(state, rung.fewest, PlayHints::tr("Look at the strips that only you can cut."));
        case Cake::Shared: return nothingWins(state, rung.fewest, PlayHints::tr("Look at the blocks that both of you can cut."));
        case Cake::Any: break;
        }
        return nothingWins(state, rung.fewest, PlayHints::tr("Look at what each cut leaves."));
    }

    QString operator()(const play::rung::LookAtPart& rung) const
    {
        //: %1 is a nim-sum, %2 the number of a component, %3 its value; %4 is "the 32s column"
        return PlayHints::tr("The nim-sum of the values of all components is %1, and its highest 1 is in %4. The value of "
                             "component %2 is %3, which has a 1 there, so some move in this component wins.")
            .arg(number(rung.sum), QString::number(rung.part + 1), number(rung.value), columnName(rung.column));
    }

    QString operator()(const play::rung::LookAtPartToBreak& rung) const
    {
        //: %1 is the number of a component, %2 its value
        const QString where = PlayHints::tr("Look at component %1, whose value is %2.").arg(QString::number(rung.part + 1), number(rung.value));
        return nothingWins(PlayHints::tr("The nim-sum of the values of all components is already 0, and every move destroys that: "
                                         "no move wins."),
                           rung.fewest, where);
    }

    QString operator()(const play::rung::LookAtTheOtherPart& rung) const
    {
        //: %1 is the number of a component
        return PlayHints::tr("The other %n component(s) cancel: the nim-sum of their values is 0. So look at component %1: a move "
                             "that wins it by itself wins the sum.", nullptr, pluralForm(rung.others)).arg(rung.part + 1);
    }

private:
    /// Returns the text for a lost position: the reason why no move wins, the goal of the best defence, and the place to look at.
    static QString nothingWins(const QString& why, bool fewest, const QString& where)
    {
        return fewest
            //: %1 and %2 are whole sentences: the reason why no move wins, and the place to look at
            ? PlayHints::tr("%1 Leave as few winning replies as you can. %2").arg(why, where)
            //: %1 and %2 are whole sentences: the reason why no move wins, and the place to look at
            : PlayHints::tr("%1 Try to leave few winning replies. %2").arg(why, where);
    }

    static QString everyColumnEven()
    {
        return PlayHints::tr("Every column already has an even number of 1s, and every move makes some column odd: no move wins.");
    }
};

}  // namespace nimstone::wording

// The texts of the last two hints of the hint ladder: the heap to choose, and the move with its reason.
#pragma once

#include "app/wording/names.h"
#include "app/wording/play/hint_words.h"
#include "app/wording/play/moves.h"

namespace nimstone::wording {

/// A function object that returns the text of the fourth or the fifth hint. `sum` is used only for the names of places and moves.
/// `countedTo` has the same meaning as in moves.h.
struct HintMoves {
    using Other = play::rung::Other;
    using Rows = play::rung::Rows;

    const GameSum& sum;
    std::optional<Count> countedTo = {};

    QString operator()(const play::rung::TakeFromHeap& rung) const
    {
        const QString place = placeIn(sum, rung.part, rung.heap);
        const QString column = columnName(rung.column);
        const QString choices = number(rung.choices);
        if (rung.rows == Rows::Values) {
            return rung.choices == 1
                //: %1 is "heap 1", %2 its Grundy value, %3 is "the 32s column"
                ? PlayHints::tr("Move in %1. Its value, %2, is the only one with a 1 in %3, and some move there wins.")
                      .arg(place, number(rung.value), column)
                //: %1 is "heap 1", %2 its Grundy value, %4 is "the 32s column", %3 is 3 or more
                : PlayHints::tr("Move in %1, whose value is %2. It is one of %3 with a 1 in %4, and each of them has a winning move.")
                      .arg(place, number(rung.value), choices, column);
        }
        if (rung.rows == Rows::Within) {
            const NimHeapsWords& words = nimHeapsWords(sum);
            return rung.choices == 1 ? NimHeapsWords::tr(words.onlyHeap).arg(place, column) : NimHeapsWords::tr(words.oneHeap).arg(place, column, choices);
        }
        return rung.choices == 1
            //: %1 is "heap 1", %2 is "the 32s column"
            ? PlayHints::tr("Take from %1: no other heap has a 1 in %2.").arg(place, column)
            //: %1 is "heap 1", %2 is "the 32s column", %3 is 3 or more
            : PlayHints::tr("Take from %1. It is one of %3 heaps with a 1 in %2, and each of them has a winning move.")
                  .arg(place, column, choices);
    }

    QString operator()(const play::rung::ResistFromHeap& rung) const
    {
        const QString place = placeIn(sum, rung.part, rung.heap);
        const QString column = columnName(rung.column);
        const int plural = pluralForm(rung.replies.count);
        const QString replies = number(rung.replies.count);
        const NimHeapsWords* words = nimHeapsWords(sum, rung.part);
        if (isNim(sum)) {
            //: %1 is "heap 1", %2 is "the 4s column"
            return PlayHints::tr("Take from %1 until its 1 in %2 is gone, and change no higher column. That leaves the other player %3 "
                                 "winning replies, and no move leaves fewer.", nullptr, plural).arg(place, column, replies);
        }
        if (!rung.replies.exact) {
            //: %1 is "heap 2", "heaps 1 and 3" or "block 2"
            return words ? NimHeapsWords::tr(words->moveIn).arg(place) : PlayHints::tr("Change only %1.").arg(place);
        }
        if (words)
            return NimHeapsWords::tr(words->moveLeaves, nullptr, plural).arg(place, replies);
        //: %1 is "heap 1"
        return PlayHints::tr("Move in %1. Look for a move that leaves the other player %2 winning replies.", nullptr, plural)
            .arg(place, replies);
    }

    QString operator()(const play::rung::AnyHeapOfOne& rung) const
    {
        //: %1 is "heap 1"
        return PlayHints::tr("All heaps of one are alike. Choose %1.").arg(placeIn(sum, rung.part, rung.heap));
    }

    QString operator()(const play::rung::BringDownToOne& rung) const
    {
        //: %1 is "heap 1", %2 the size of this heap
        return PlayHints::tr("It is %1, with %2 stones. Leave one of them, or none: which makes the number of heaps of one odd?")
            .arg(placeIn(sum, rung.part, rung.heap), number(rung.size));
    }

    QString operator()(const play::rung::InHeaps& rung) const
    {
        const NimHeapsWords* words = nimHeapsWords(sum, rung.part);
        QString places = rung.heaps.size() == 1 ? placeIn(sum, rung.part, rung.heaps.front()) : heapNames(rung.heaps);
        if (sum.isPartisan() && sum.isSum()) {
            //: %1 is "block 2", %2 the number of a component
            places = PlayHints::tr("%1 of component %2").arg(places, QString::number(rung.part + 1));
        }
        if (rung.wins) {
            return words
                ? NimHeapsWords::tr(words->someWins).arg(places)
                //: %1 is "heap 2", "heaps 1 and 3" or "block 2"
                : PlayHints::tr("Some move that changes only %1 wins.").arg(places);
        }
        if (rung.fewest) {
            return words
                ? NimHeapsWords::tr(words->someLeavesFewest).arg(places)
                //: %1 is "heap 2", "heaps 1 and 3" or "block 2"
                : PlayHints::tr("Some move that changes only %1 leaves the fewest winning replies.").arg(places);
        }
        //: %1 is "heap 2", "heaps 1 and 3" or "block 2"
        return words ? NimHeapsWords::tr(words->moveIn).arg(places) : PlayHints::tr("Change only %1.").arg(places);
    }

    QString operator()(const play::rung::OneOfTwo& rung) const
    {
        const QString first = movePhrase(sum, rung.first, countedTo);
        const QString second = movePhrase(sum, rung.second, countedTo);
        switch (rung.other) {
        case Other::Worse:
            return rung.wins
                //: %1 and %2 are moves such as "take 2 from heap 1"
                ? PlayHints::tr("One of these two moves wins, the other does not: %1, or %2.").arg(first, second)
                //: %1 and %2 are moves such as "take 2 from heap 1"
                : PlayHints::tr("One of these two moves leaves the fewest winning replies, the other leaves more: %1, or %2.")
                      .arg(first, second);
        case Other::AsGood:
            return rung.wins
                //: %1 and %2 are moves such as "take 2 from heap 1"
                ? PlayHints::tr("Both of these moves win: %1, or %2.").arg(first, second)
                //: %1 and %2 are moves such as "take 2 from heap 1"
                : PlayHints::tr("Both of these moves leave the fewest winning replies: %1, or %2.").arg(first, second);
        case Other::NotCompared: break;
        }
        //: %1 and %2 are moves such as "take 2 from heap 1"
        return PlayHints::tr("It is one of these two moves: %1, or %2.").arg(first, second);
    }

    QString operator()(const play::rung::OnlyOneFits& rung) const
    {
        return rung.wins ? PlayHints::tr("There is only one such move, and it wins. Find it.")
                         : PlayHints::tr("There is only one such move. Find it.");
    }

    QString operator()(const play::rung::LastTwoRests& rung) const
    {
        //: %1, %2 and %3 are numbers; %1 is the smaller of the two numbers in the game
        return PlayHints::tr("Subtract %1 from the larger number until %2 or %3 remains. Exactly one of these two results makes "
                             "the other player lose.")
            .arg(number(rung.smaller), number(rung.rest), number(rung.more));
    }

    QString operator()(const play::rung::MakeEven& rung) const
    {
        const QString move = moveText(sum, rung.move, countedTo);
        const auto calculation = [&rung](const QString& left, const QString& of) {
            return QStringLiteral("%1s ⊕ %2 = %3 ⊕ %4 = <b>%5</b>")
                .arg(left, of, number(rung.sum), number(rung.before), number(rung.after));
        };
        if (rung.rows == Rows::Values) {
            //: %1 is a move such as "Take 2 from heap 1", %2 a calculation such as "s ⊕ g = 5 ⊕ 6 = 3"
            return PlayHints::tr("%1. What it leaves there has value %2, and now the values have an even number of 1s in every column.")
                .arg(move, calculation({}, QStringLiteral("g")));
        }
        const QString after = calculation(QStringLiteral("%1 = ").arg(indexed(u'y', rung.move.move.heap)),
                                          indexed(u'x', rung.move.move.heap));
        if (rung.rows == Rows::Within) {
            const NimHeapsWords& words = nimHeapsWords(sum);
            return NimHeapsWords::tr(words.makesEven).arg(move, after);
        }
        //: %1 is a move such as "Take 2 from heap 1", %2 a calculation such as "y = s ⊕ x = 40 ⊕ 42 = 2"
        return PlayHints::tr("%1. That leaves %2, and every column has an even number of 1s.").arg(move, after);
    }

    QString operator()(const play::rung::LeaveOddOnes& rung) const
    {
        //: %1 is a move such as "Take 2 from heap 1"
        return PlayHints::tr("%1. That leaves %n heap(s) of one, an odd number: the last falls to the other player.", nullptr,
                             pluralForm(rung.ones)).arg(moveText(sum, rung.move, countedTo));
    }

    QString operator()(const play::rung::MakeMultiples& rung) const
    {
        //: %1 is a move such as "Take 2 from heap 1 and 3 from heap 2", %2 is k + 1, at least 2
        return PlayHints::tr("%1. Then the number of 1s in every column is a multiple of %2.")
            .arg(moveText(sum, rung.move, countedTo), number(rung.k + 1));
    }

    QString operator()(const play::rung::LeaveBlocks& rung) const
    {
        const QString move = moveText(sum, rung.move, countedTo);
        if (rung.blocks == 0) {
            //: %1 is a move such as "Take 2 from heap 1"
            return PlayHints::tr("%1. Nothing is left to move, and you have won.").arg(move);
        }
        //: %1 is a move such as "Take 2 from heap 1", %2 a number of blocks, %3 the size of these blocks, %4 the number of stones that are
        //: left
        return PlayHints::tr("%1. That leaves %4 = %2 × %3. Whatever the other player's move, you can make the two moves add up to %3.")
            .arg(move, number(rung.blocks), number(rung.size), number(rung.blocks * rung.size));
    }

    QString operator()(const play::rung::LeaveWorthNothing& rung) const
    {
        const QString move = moveText(sum, rung.move, countedTo);
        if (rung.left.empty())
            return PlayHints::tr("%1. Nothing is left to move, and you have won.").arg(move);
        if (rung.left.size() == 1) {
            //: %1 is a move such as "Take 2 from heap 1", %2 the size of a heap
            return PlayHints::tr("%1. What it leaves, %2, has value 0, and every move from it leaves a larger value.")
                .arg(move, number(rung.left.front()));
        }
        //: %1 is a move such as "Split heap 1 into 3 and 4", %2 a nim-sum such as "1 ⊕ 1 = 0"
        return PlayHints::tr("%1. The values of the pieces that it leaves have the nim-sum %2.").arg(move, nimSumEquation(rung.values, 0));
    }

    QString operator()(const play::rung::LeaveColdPair& rung) const
    {
        const QString move = moveText(sum, rung.move, countedTo);
        if (rung.larger == 0)
            return PlayHints::tr("%1. Nothing is left to move, and you have won.").arg(move);
        //: %1 is a move such as "Take 2 from heap 1", %2 a pair of numbers such as (3, 5)
        return PlayHints::tr("%1. That leaves %2, a cold pair, and from one cold pair no move leads to another.")
            .arg(move, pairText(rung.smaller, rung.larger));
    }

    QString operator()(const play::rung::LeaveOutOfReach& rung) const
    {
        const QString move = moveText(sum, rung.move, countedTo);
        if (rung.smallest == 0)
            return PlayHints::tr("%1. Nothing is left to move, and you have won.").arg(move);
        //: %1 is a move such as "Take 2 from the heap", %2 a sum such as 1 + 3 + 55, %3 and %4 are numbers
        return PlayHints::tr("%1. That is the smallest term of %2. Now the smallest term is %3, and the other player may take at most %4.")
            .arg(move, additionText(rung.parts), number(rung.smallest), number(rung.quota));
    }

    QString operator()(const play::rung::LeaveUnderRatio& rung) const
    {
        const QString move = moveText(sum, rung.move, countedTo);
        if (rung.b == 0) {
            //: %1 is a move such as "Subtract 7 from 7"
            return PlayHints::tr("%1. That makes a number 0, and you have won.").arg(move);
        }
        //: %1 is a move such as "Subtract 21 from 34", %2 and %3 are numbers
        return PlayHints::tr("%1. That leaves %2 and %3, and %2 is less than the golden ratio times %3. The other player has only "
                             "one move, and after it you win.").arg(move, number(rung.a), number(rung.b));
    }

    QString operator()(const play::rung::KeepAhead& rung) const
    {
        //: %1 is a move such as "Cut block 1 into 2 × 3 and 2 × 3", %2 and %3 are numbers of cuts
        return PlayHints::tr("%1. Counted in cuts, you were %2 ahead and are now %3 ahead. With the other player to cut, 0 is enough.").arg(moveText(sum, rung.move, countedTo), signedNumber(rung.before), signedNumber(rung.after));
    }

    QString operator()(const play::rung::MakePartEqual& rung) const
    {
        const QString move = moveText(sum, rung.move, countedTo);
        if (!rung.known) {
            //: %1 is a move such as "In component 2 (Nim), take 2 from heap 1"
            return PlayHints::tr("%1. That wins the component by itself, and the nim-sum of the values of all the others is 0.").arg(move);
        }
        //: %1 is a move such as "In component 2 (Nim), take 2 from heap 1", %2 and %3 are Grundy values
        return PlayHints::tr("%1. The value of that component changes from %2 to %3, the nim-sum of the other values. So the whole "
                             "sum has value 0.")
            .arg(move, number(rung.before), number(rung.after));
    }

    QString operator()(const play::rung::Resist& rung) const
    {
        const QString move = moveText(sum, rung.move, countedTo);
        const int plural = pluralForm(rung.replies.count);
        const QString replies = number(rung.replies.count);
        if (rung.ends) {
            //: %1 is a move such as "Take 1 from heap 1"
            return PlayHints::tr("%1. It is the only move: it takes the last stone and loses.").arg(move);
        }
        if (!rung.replies.exact) {
            //: %1 is a move such as "Take 1 from heap 1"
            return PlayHints::tr("%1. Like every move here, it loses. The winning replies to it were not counted.").arg(move);
        }
        return rung.compared
            //: %1 is a move such as "Take 1 from heap 1"
            ? PlayHints::tr("%1. Like every move here, it loses, but it leaves only %2 winning replies, and no move leaves fewer.", nullptr,
                            plural).arg(move, replies)
            //: %1 is a move such as "Take 1 from heap 1"
            : PlayHints::tr("%1. Like every move here, it loses, but it leaves only %2 winning replies, and none of the moves "
                            "compared leaves fewer.", nullptr, plural).arg(move, replies);
    }

    QString operator()(const play::rung::ResistCutting& rung) const
    {
        const QString move = moveText(sum, rung.move, countedTo);
        const QString behind = signedNumber(-rung.after);
        return rung.fewest
            //: %1 is a move such as "Cut block 1 into 2 × 3 and 2 × 3", %2 a number of cuts
            ? PlayHints::tr("%1. Like every cut here, it loses, but no cut leaves fewer winning replies. Counted in cuts, it "
                            "leaves you %2 behind.").arg(move, behind)
            //: %1 is a move such as "Cut block 1 into 2 × 3 and 2 × 3", %2 a number of cuts
            : PlayHints::tr("%1. Like every cut here, it loses. Counted in cuts, it leaves you %2 behind.").arg(move, behind);
    }

private:
    static QString placeIn(const GameSum& sum, std::size_t part, std::size_t heap)
    {
        return placeName(sum.components()[part].rules, heap);
    }

    static bool isNim(const GameSum& sum)
    {
        return sum.only<Nim>();
    }
};

}  // namespace nimstone::wording

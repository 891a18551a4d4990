// The texts of the first two hints of the hint ladder: a question to think about, and the idea.
#pragma once

#include "app/wording/names.h"
#include "app/wording/play/hint_words.h"
#include "app/wording/play/moves.h"

namespace nimstone::wording {

/// A function object that returns the text of the first or the second hint.
struct HintQuestions {
    const GameSum& sum;

    QString operator()(const play::rung::AskWhatToLeave& rung) const
    {
        return PlayHints::tr("There are %n heap(s) with stones, and the other player has to move in whatever you leave. What "
                             "should it look like so that no move helps?", nullptr, pluralForm(rung.heaps));
    }

    QString operator()(const play::rung::AskWhoTakesTheLast& rung) const
    {
        return PlayHints::tr("There are %n heap(s) with stones, and whoever takes the last stone loses. What should the other player "
                             "face at the very end?", nullptr, pluralForm(rung.heaps));
    }

    QString operator()(const play::rung::AskWithManyHeaps& rung) const
    {
        //: %1 is k, the largest number of heaps from which a move may take
        return PlayHints::tr("There are %n heap(s) with stones, and a move may take from up to %1 of them. What must you leave so "
                             "that you have a reply to every move of the other player?", nullptr, pluralForm(rung.heaps))
            .arg(number(rung.k));
    }

    QString operator()(const play::rung::AskWhatBothTake& rung) const
    {
        //: %1 is the largest amount that a move may take or add
        return PlayHints::tr("A move is at least 1 and at most %1. The other player moves, and you answer: which number can the "
                             "two moves always add up to?").arg(number(rung.most));
    }

    QString operator()(const play::rung::AskAboutSmallHeaps& rung) const
    {
        //: %1 is the size of the largest heap
        return PlayHints::tr("If there were only one heap, which sizes would you like to leave the other player? Begin with the "
                             "smallest and work up to %1.").arg(number(rung.largest));
    }

    QString operator()(const play::rung::AskWhichPairs& rung) const
    {
        //: %1 is a pair of numbers such as (3, 5)
        return PlayHints::tr("You move from %1. From which pairs does the player to move lose, so that you would like to leave one "
                             "of them?")
            .arg(pairText(rung.smaller, rung.larger));
    }

    QString operator()(const play::rung::AskWhatHeMayTake& rung) const
    {
        //: %1 is the size of the heap, %2 the number of stones that may be taken
        return PlayHints::tr("You may now take up to %2 of %1, and the other player then up to twice what you took. What must you "
                             "leave so that twice your move is never enough to win?").arg(number(rung.n), number(rung.quota));
    }

    QString operator()(const play::rung::AskWhichCount& rung) const
    {
        const NimHeapsWords& words = nimHeapsWords(sum);
        return NimHeapsWords::tr(words.question, nullptr, pluralForm(rung.places));
    }

    QString operator()(const play::rung::AskWhoHasAChoice& rung) const
    {
        //: %1 is the larger number, %2 the smaller number
        return PlayHints::tr("From %1 and %2 the numbers shrink step by step. Will one of you get a choice, and if so, who first?")
            .arg(number(rung.larger), number(rung.smaller));
    }

    QString operator()(const play::rung::AskWhoHasMoreCuts& rung) const
    {
        //: %1 is Left or Right
        return PlayHints::tr("There are %n block(s) of cake. You are %1, and whoever cannot cut loses. How many cuts does each of "
                             "you have left?", nullptr, pluralForm(rung.blocks))
            .arg(moverName(moverOf(rung.player)));
    }

    QString operator()(const play::rung::AskWhatPartsAreWorth& rung) const
    {
        return PlayHints::tr("%n games are played together, and each turn is a move in one of them. If each were a Nim heap, how "
                             "large would it be?", nullptr, pluralForm(rung.parts));
    }

    QString operator()(const play::rung::CountTheColumns& rung) const
    {
        return PlayHints::tr("Write the heaps in binary, one under another, and count the 1s in each of the %n columns. "
                             "Whoever leaves an even number in every column wins.", nullptr, rung.columns);
    }

    QString operator()(const play::rung::SwitchAtTheEnd& rung) const
    {
        //: %1 is the number of heaps with two or more stones, %2 the number of heaps with one stone
        return PlayHints::tr("Play as in Nim, leaving an even number of 1s in every column, until you can leave only heaps of one. "
                             "Then leave an odd number of those. Heaps of two or more here: %1; heaps of one: %2.")
            .arg(number(rung.large), number(rung.ones));
    }

    QString operator()(const play::rung::CountModulo& rung) const
    {
        //: %1 is k + 1, at least 2
        return PlayHints::tr("Write the heaps in binary, one under another, and count the 1s in each of the %n columns. "
                             "Whoever leaves a multiple of %1 in every column wins.", nullptr, rung.columns)
            .arg(number(rung.k + 1));
    }

    QString operator()(const play::rung::LeaveWholeBlocks& rung) const
    {
        //: %1 is the size of a block, m + 1; %2 is the size of the heap
        return PlayHints::tr("Whatever the other player's move, you can make the two moves add up to %1. So leave whole blocks of "
                             "%1: you will finish each of them. How does %2 divide into blocks?").arg(number(rung.most + 1), number(rung.n));
    }

    QString operator()(const play::rung::CountTheRests& rung) const
    {
        //: %1 is the size of a block, m + 1
        return PlayHints::tr("Whole blocks of %1 do not count, because two moves can always remove one. Write the remainders of "
                             "the %n heaps on division by %1 in binary. Whoever leaves an even number of 1s in every column wins.", nullptr,
                             pluralForm(rung.heaps)).arg(number(rung.most + 1));
    }

    QString operator()(const play::rung::ValuesOfAmounts& rung) const
    {
        if (!rung.period) {
            return PlayHints::tr("The Grundy value of a heap is the mex of the values that the %n amount(s) can lead to: the least "
                                 "of 0, 1, 2, … that does not occur. Whoever leaves values with nim-sum 0 wins.", nullptr,
                                 pluralForm(rung.amounts));
        }
        //: %1 is the length of the period
        return PlayHints::tr("The Grundy value of a heap is the mex of the values that the %n amount(s) can lead to: the least of "
                             "0, 1, 2, … that does not occur. From some heap on these values repeat with period %1. Whoever leaves "
                             "values with nim-sum 0 wins.",
                             nullptr, pluralForm(rung.amounts)).arg(number(rung.period->period));
    }

    QString operator()(const play::rung::ValuesOfBreaking& rung) const
    {
        //: %1 is the size of the largest heap
        return PlayHints::tr("Each size has a Grundy value: the mex of the values that a move can leave, the least of 0, 1, 2, … "
                             "that does not occur. Several pieces together have the nim-sum of their values. Work up to %1. "
                             "Whoever leaves values with nim-sum 0 wins.")
            .arg(number(rung.largest));
    }

    QString operator()(const play::rung::ValuesOfLasker& rung) const
    {
        return PlayHints::tr("The Grundy value of a heap is its size, but 3 and 4 are exchanged, as are 7 and 8, and so on. Write "
                             "the values of the %n heap(s) in binary. Whoever leaves an even number of 1s in every column wins.", nullptr,
                             pluralForm(rung.heaps));
    }

    QString operator()(const play::rung::ColdPairs& rung) const
    {
        //: %1 is the difference of the two heaps
        return PlayHints::tr("The pairs to leave are the cold ones: (0, 0), (1, 2), (3, 5), (4, 7), … No two of them share a "
                             "number or a difference, so exactly one has your difference, %1.").arg(number(rung.difference));
    }

    QString operator()(const play::rung::FibonacciParts& rung) const
    {
        //: %1 is the size of the heap
        return PlayHints::tr("Write %1 as a sum of Fibonacci numbers, no two consecutive: here %n term(s). Leave nothing, or a "
                             "heap whose smallest term is more than the other player may take.", nullptr, pluralForm(rung.parts))
            .arg(number(rung.n));
    }

    QString operator()(const play::rung::OnlyTheseCount& rung) const
    {
        const NimHeapsWords& words = nimHeapsWords(sum);
        const QString idea = NimHeapsWords::tr(words.idea);
        // In Turning Turtles every head is a heap of Nim, so the text has no placeholder for the number of the other places.
        return idea.contains(QStringLiteral("%2")) ? idea.arg(number(rung.these), number(rung.others)) : idea.arg(number(rung.these));
    }

    QString operator()(const play::rung::LookAtQuotient& rung) const
    {
        return PlayHints::tr("You have a choice only when the larger number is at least twice the smaller, and whoever has a "
                             "choice can win. Here the larger divided by the smaller, rounded down, is %1.", nullptr, pluralForm(rung.quotient))
            .arg(number(rung.quotient));
    }

    QString operator()(const play::rung::CountCuts& rung) const
    {
        //: %1, %2 and %3 are numbers of blocks
        return PlayHints::tr("While both sides of a block are over 1, halve both, rounding down. The strip that remains is worth "
                             "its length minus 1 to the player who can cut it. Blocks that only you can cut: %1; only the other "
                             "player: %2; both: %3.").arg(number(rung.mine), number(rung.theirs), number(rung.both));
    }

    QString operator()(const play::rung::PartsAsHeaps& rung) const
    {
        return PlayHints::tr("Each of the %n components counts as a Nim heap of the size of its Grundy value. Write these values "
                             "in binary: whoever leaves an even number of 1s in every column wins.", nullptr, pluralForm(rung.parts));
    }
};

}  // namespace nimstone::wording

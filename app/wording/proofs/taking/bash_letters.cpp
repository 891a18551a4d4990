// The general texts of the steps of the proofs about the Bash game, with letters instead of numbers.
#include "app/wording/proofs/taking/figure_remainders.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class BashLetters {
    Q_DECLARE_TR_FUNCTIONS(BashLetters)

public:

    // --- one heap ---

    GeneralText operator()(const BashDivision& step) const
    {
        return {QStringLiteral("%1 = %2 · %3 + %4"),
                tr("Let n ≥ 0 be the number of stones and m ≥ 1 the most that a move takes. Divide the heap into blocks of m + "
                   "1: that gives q whole blocks and the remainder r, where 0 ≤ r ≤ m. There are three cases: n = 0; r = 0 and "
                   "q ≥ 1; r ≥ 1."),
                {{QStringLiteral("n"), number(step.size)},
                 {QStringLiteral("q"), number(step.quotient)},
                 {QStringLiteral("(m + 1)"), number(step.block)},
                 {QStringLiteral("r"), number(step.rest)}}};
    }

    GeneralText operator()(const BashTakeRest& step) const
    {
        return {tr("Take the remainder: %1 − <b>%2</b> = %3"),
                step.blocks == 0 ? tr("If q = 0, the heap is smaller than a block, and n = r ≤ m. So one move can take all of "
                                      "it, and whoever takes the last stone wins.")
                                 : tr("If q ≥ 1, this is a move as well, because 1 ≤ r ≤ m. Only whole blocks are left, and "
                                      "the opponent must move from them."),
                {{QStringLiteral("n"), number(step.size)},
                 {QStringLiteral("r"), number(step.rest)},
                 {QStringLiteral("q · (m + 1)"), number(step.after)}}};
    }

    GeneralText operator()(const BashPairs& step) const
    {
        return {QStringLiteral("k + (m + 1 − k) = %1"),
                tr("No move takes a whole block, because m is one too few. After any move of k stones from whole blocks, where 1 ≤ k ≤ "
                   "m, another m + 1 − k stones complete the block. They are there, and 1 ≤ m + 1 − k ≤ m, so this is a legal "
                   "reply."),
                {{QStringLiteral("m + 1"), number(step.block)}}};
    }

    GeneralText operator()(const BashRounds& step) const
    {
        const QString after = step.rounds > 2    ? QStringLiteral("%1 → … → 0").arg(number(step.afterRound))
                              : step.rounds == 2 ? QStringLiteral("%1 → 0").arg(number(step.afterRound))
                                                 : QStringLiteral("0");
        return {QStringLiteral("%1 → %2"),
                tr("A move and its reply together take exactly one block, so whole blocks are left again, one fewer. By "
                   "induction on q, nothing is left after q rounds, and the reply took the last stone. So whoever must move "
                   "from whole blocks loses."),
                {{QStringLiteral("q · (m + 1)"), number(step.before)}, {QStringLiteral("(q − 1) · (m + 1) → … → 0"), after}}};
    }

    GeneralText operator()(const BashEmpty&) const
    {
        return {tr("n = 0: no move is left"),
                tr("No stone is left: the player to move has no move and has lost.")};
    }

    GeneralText operator()(const BashConclusion& step) const
    {
        const GeneralText::Letter size{QStringLiteral("n"), number(step.size)};
        const GeneralText::Letter block{QStringLiteral("m + 1"), number(step.block)};
        if (step.outcome == Outcome::N)
            return {tr("%1 ≡ %2 (mod %3), not 0: an <b>N-position</b>"),
                    tr("The player to move takes the remainder. Then nothing is left, or the opponent must move from whole "
                       "blocks and loses. So whoever took the remainder wins."),
                    {size, {QStringLiteral("r"), number(step.rest)}, block}};
        return {tr("%1 ≡ 0 (mod %2): a <b>P-position</b>"),
                step.size == 0 ? tr("0 is a multiple of m + 1, so this is what the theorem says.")
                               : tr("The player to move can only break into a block, and the opponent always completes it, "
                                    "down to the last block."),
                {size, block}};
    }

    // --- counting up ---

    GeneralText operator()(const CountUpAsHeap& step) const
    {
        //: %1 is the number that was said, %2 the goal
        return {tr("Say %1: left to count, %2 − %1"),
                tr("Let n ≥ 1 be the goal and m ≥ 1 the most that may be added at a time. Let s be the number said last, 0 at the "
                   "start, and think of the n − s that are left to count as a heap. To say s + k, where 1 ≤ k ≤ m and s + k ≤ n, "
                   "is to take k stones from it, and whoever says n takes the last one. So this is the Bash game with a heap of n, "
                   "counted upward."),
                {{QStringLiteral("s"), number(step.said)}, {QStringLiteral("n"), number(step.goal)}}};
    }

    GeneralText operator()(const CountUpSafeNumbers& step) const
    {
        return {tr("The safe numbers: <b>%1</b>"),
                tr("Let n = q · (m + 1) + r, where 0 ≤ r ≤ m. Counting back from n in steps of m + 1 gives the safe numbers, "
                   "down to r. A number s is safe exactly when n − s, which is left to count, is a multiple of m + 1."),
                {{commaList({QStringLiteral("r"), QStringLiteral("r + (m + 1)"), QStringLiteral("…"), QStringLiteral("n")}),
                  safeNumbersText(step)}}};
    }

    GeneralText operator()(const CountUpAnswers& step) const
    {
        return {tr("From %1 to %2: %3"),
                tr("Let s be a safe number less than n. Nobody who moves on from s can say the next one, s + (m + 1), "
                   "immediately. But after s + k, where 1 ≤ k ≤ m, the other player can say it, because 1 ≤ m + 1 − k ≤ m. So "
                   "by induction, whoever leaves a safe number to the other player can say every later one, and finally n."),
                {{QStringLiteral("s"), number(step.from)},
                 {QStringLiteral("s + (m + 1)"), number(step.next)},
                 {QStringLiteral("k + (m + 1 − k)"), bashPairsText(step.pairs, step.most)}}};
    }

    GeneralText operator()(const CountUpConclusion& step) const
    {
        const GeneralText::Letter rest{QStringLiteral("r"), number(step.rest)};
        if (step.outcome == Outcome::N)
            return {tr("Say <b>%1</b> first: the start is an <b>N-position</b>"),
                    step.rest == step.goal
                        ? tr("If 1 ≤ n ≤ m, then r = n, and the first player reaches the goal immediately.")
                        : tr("If n &gt; m, the first player can say r ≤ m, the smallest safe number. From then on, the first "
                             "player says every safe number, and finally n."),
                    {rest}};
        return {tr("%1 ≡ 0 (mod %2): the start is a <b>P-position</b>"),
                tr("Because r = 0, 0 is itself a safe number, and the game starts there. The first player must move on from "
                   "it, and the second player says every safe number after it, and finally n."),
                {{QStringLiteral("n"), number(step.goal)}, {QStringLiteral("m + 1"), number(step.block)}}};
    }

    GeneralText operator()(const CountUpContest& step) const
    {
        //: The end of a statement
        const QString outcome = step.outcome == Outcome::P ? tr("a <b>P-position</b>") : tr("an <b>N-position</b>");
        //: %1 is the letter n, %2 is "n − 1", %3 the letter t, %4 is "m + 1", %5 is "an N-position if t ≥ 1, else a P-position"
        return {tr("HDU 4764, where writing %1 or more loses: %2 ≡ %3 (mod %4), %5"),
                tr("The contest problem HDU 4764 reverses the rule: whoever first writes a number of n or more loses. So "
                   "whoever has to go on from n − 1 loses, and from a smaller number a jump to n or more loses immediately, so "
                   "it never helps. This is the same game with n − 1 as its goal, which is the start itself if n = 1. Let t be "
                   "the remainder of n − 1 on division by m + 1. By the proof above, the second player wins if t = 0, and the "
                   "first if t ≥ 1."),
                {{QStringLiteral("n"), number(step.bound)},
                 {QStringLiteral("n − 1"), number(step.last)},
                 {QStringLiteral("t"), number(step.rest)},
                 {QStringLiteral("m + 1"), number(step.block)},
                 {tr("an <b>N-position</b> if t ≥ 1, else a <b>P-position</b>"), outcome}}};
    }
};

}  // namespace

GeneralText generalText(const BashStep& step, const StepPlace&) { return std::visit(BashLetters(), step); }
GeneralText generalText(const CountUpStep& step, const StepPlace&) { return std::visit(BashLetters(), step); }

}  // namespace nimstone::wording

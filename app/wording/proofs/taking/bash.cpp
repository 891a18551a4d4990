// The steps of the proofs about the Bash game.
#include "app/wording/proofs/taking/figure_remainders.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

class BashWords {
    Q_DECLARE_TR_FUNCTIONS(BashWords)

public:
    // --- one heap ---

    Said operator()(const BashDivision& step) const
    {
        //: %1 is n, %2 is q, %3 is m + 1, %4 is r
        return {{tr("n = q · (m + 1) + r: %1 = %2 · %3 + <b>%4</b>"), QStringLiteral("n = q · (m + 1) + r")},
                {{u"n", step.size}, {u"q", step.quotient}, {u"m + 1", step.block}, {u"r", step.rest}},
                //: %1 is m, %2 is m + 1, %3 the number of whole blocks, %4 the remainder
                tr("A move takes at most m = %1. Divide the heap into blocks of m + 1 = %2: that gives q = %3 whole blocks and "
                   "the remainder r = %4.").arg(number(step.most), number(step.block), number(step.quotient), number(step.rest)),
                tr("Let n ≥ 0 be the number of stones and m ≥ 1 the most that a move takes. Divide the heap into blocks of m + "
                   "1: that gives q whole blocks and the remainder r, where 0 ≤ r ≤ m. There are three cases: n = 0; r = 0 and q "
                   "≥ 1; r ≥ 1."),
                //: %1 is n, %2 is m + 1
                tr("A heap of %1 is divided into blocks of m + 1 = %2. What is the remainder?")
                    .arg(number(step.size), number(step.block))};
    }

    Said operator()(const BashTakeRest& step) const
    {
        const Said said{tr("Take the remainder: %1 − <b>%2</b> = %3"),
                        {{u"n", step.size}, {u"r", step.rest}, {u"q · (m + 1)", step.after}}};
        if (step.blocks == 0)
            return said.because(tr("The heap is smaller than a block, so one move may take all of it: 1 ≤ %1 ≤ m = %2.")
                                    .arg(number(step.rest), number(step.most)),
                                tr("If q = 0, the heap is smaller than a block, and n = r ≤ m. So one move can take all of it, "
                                   "and whoever takes the last stone wins."));
        return said.because(tr("The remainder is at least 1 and at most m, so this is a move: 1 ≤ %1 ≤ %2. Only whole blocks are "
                               "left, and the opponent must move from them.").arg(number(step.rest), number(step.most)),
                            tr("If q ≥ 1, this is a move as well, because 1 ≤ r ≤ m. Only whole blocks are left, and the "
                               "opponent must move from them."));
    }

    Said operator()(const BashPairs& step) const
    {
        //: %1 is m + 1, %2 a list of sums with the value m + 1, such as "1 + 4, 2 + 3"
        return {{tr("k + (m + 1 − k) = %1: %2"), QStringLiteral("k + (m + 1 − k) = %1")},
                {{u"m + 1", step.block}, {u"", bashPairsText(step.pairs, step.most)}},
                //: %1 is m, %2 is m + 1
                tr("No move takes a whole block, because m = %1 is one too few. After any move of k stones from whole blocks, "
                   "another %2 − k complete the block. This number is at least 1 and at most m, so it is a legal reply.")
                    .arg(number(step.most), number(step.block)),
                tr("No move takes a whole block, because m is one too few. After any move of k stones from whole blocks, where 1 "
                   "≤ k ≤ m, another m + 1 − k stones complete the block. They are there, and 1 ≤ m + 1 − k ≤ m, so this is a "
                   "legal reply."),
                //: %1 is the number of stones that the opponent takes, %2 is m + 1
                tr("The opponent takes %1 from a heap of whole blocks of %2. How many do you take in reply, so that whole blocks "
                   "are left again?").arg(number(step.example().taken), number(step.block))};
    }

    Said operator()(const BashRounds& step) const
    {
        const QString way = step.rounds == 1   ? QStringLiteral("<b>0</b>")
                            : step.rounds == 2 ? QStringLiteral("%1 → <b>0</b>").arg(number(step.afterRound))
                                               : QStringLiteral("%1 → … → <b>0</b>").arg(number(step.afterRound));
        return {QStringLiteral("%1 → %2"), {{u"q · (m + 1)", step.before}, {u"(q − 1) · (m + 1) → … → 0", way}},
                //: %1 is m + 1, %2 the number of rounds
                tr("A move and its reply together take exactly one block of %1, so whole blocks are left again, one fewer. This "
                   "goes on until nothing is left after round %2. Whoever replies takes the last stone.")
                    .arg(number(step.block), number(step.rounds)),
                tr("A move and its reply together take exactly one block, so whole blocks are left again, one fewer. By "
                   "induction on q, nothing is left after q rounds, and the reply took the last stone. So whoever must move from "
                   "whole blocks loses.")};
    }

    Said operator()(const BashEmpty&) const
    {
        return {tr("n = 0: no move is left"), {},
                tr("Whoever took the last stone has won; the player to move has no move and has lost."),
                tr("No stone is left: the player to move has no move and has lost.")};
    }

    Said operator()(const BashConclusion& step) const
    {
        const QString question = tr("Is this a P-position or an N-position?");
        if (step.outcome == Outcome::N)
            return {tr("%1 ≡ %2 (mod %3), not 0: an <b>N-position</b>"),
                    {{u"n", step.size}, {u"r", step.rest}, {u"m + 1", step.block}},
                    tr("The player to move takes the remainder. Then nothing is left, or the opponent must move from whole "
                       "blocks: the player to move wins."),
                    tr("The player to move takes the remainder. Then nothing is left, or the opponent must move from whole "
                       "blocks and loses. So whoever took the remainder wins."),
                    question};
        const Said said{tr("%1 ≡ 0 (mod %2): a <b>P-position</b>"),
                        {{u"n", step.size}, {u"m + 1", step.block}}, {}, {}, question};
        if (step.size == 0)
            return said.because(tr("The player to move cannot move, and has lost."),
                                tr("0 is a multiple of m + 1, so this is what the theorem says."));
        return said.because(tr("The player to move can only break into a block, and the opponent always completes it, down to "
                               "the last block."));
    }

    // --- counting up ---

    Said operator()(const CountUpAsHeap& step) const
    {
        const QString left = QStringLiteral("%1 − %2 = <b>%3</b>").arg(number(step.goal), number(step.said), number(step.left));
        //: %1 is the number that was said, %2 what is left to count, "n − s"
        return {tr("Say %1: left to count, %2"), {{u"s", step.said}, {u"n − s", left}},
                //: %1 is m, %2 is the number to count to
                tr("Think of what is left to count as a heap. To say a number up to m = %1 higher is to take that many stones "
                   "from it. Whoever says %2 takes the last one. So this is the Bash game with a heap of %2, counted upward.")
                    .arg(number(step.most), number(step.goal)),
                tr("Let n ≥ 1 be the goal and m ≥ 1 the most that may be added at a time. Let s be the number said last, 0 at "
                   "the start, and think of the n − s that are left to count as a heap. To say s + k, where 1 ≤ k ≤ m and s + k "
                   "≤ n, is to take k stones from it, and whoever says n takes the last one. So this is the Bash game with a "
                   "heap of n, counted upward.")};
    }

    Said operator()(const CountUpSafeNumbers& step) const
    {
        return {tr("The safe numbers: <b>%1</b>"),
                {{commaList({QStringLiteral("r"), QStringLiteral("r + (m + 1)"), QStringLiteral("…"), QStringLiteral("n")}),
                  safeNumbersText(step)}},
                //: %1 is the number to count to, %2 is m + 1, %3 the smallest safe number
                tr("Count back from %1 in steps of m + 1 = %2, down to %1 mod %2 = %3. From each of these numbers, a multiple of "
                   "%2 is left to count.").arg(number(step.goal), number(step.block), number(step.first)),
                tr("Let n = q · (m + 1) + r, where 0 ≤ r ≤ m. Counting back from n in steps of m + 1 gives the safe numbers, "
                   "down to r. A number s is safe exactly when n − s, which is left to count, is a multiple of m + 1."),
                //: %1 is the number to count to, %2 is m + 1
                tr("Count back from %1 in steps of m + 1 = %2. What is the smallest number that you reach?")
                    .arg(number(step.goal), number(step.block))};
    }

    Said operator()(const CountUpAnswers& step) const
    {
        return {tr("From %1 to %2: %3"),
                {{u"s", step.from}, {u"s + (m + 1)", step.next}, {u"k + (m + 1 − k)", bashPairsText(step.pairs, step.most)}},
                //: %1 and %2 are two consecutive safe numbers, %3 is m
                tr("After the safe number %1, nobody can say the next one, %2, immediately: it is one too far for m = %3. "
                   "Whatever is said in between, %2 is then within reach. So whoever has said one safe number can say the next, "
                   "and finally the goal.").arg(number(step.from), number(step.next), number(step.most)),
                tr("Let s be a safe number less than n. Nobody who moves on from s can say the next one, s + (m + 1), "
                   "immediately. But after s + k, where 1 ≤ k ≤ m, the other player can say it, because 1 ≤ m + 1 − k ≤ m. So by "
                   "induction, whoever leaves a safe number to the other player can say every later one, and finally n.")};
    }

    Said operator()(const CountUpConclusion& step) const
    {
        const QString question = tr("Is this a P-position or an N-position?");
        const Said first{tr("Say <b>%1</b> first: the start is an <b>N-position</b>"), {{u"r", step.rest}}, {}, {}, question};
        if (step.outcome == Outcome::P)
            return {tr("%1 ≡ 0 (mod %2): the start is a <b>P-position</b>"), {{u"n", step.goal}, {u"m + 1", step.block}},
                    tr("0 is itself a safe number, and nobody has to say it. The first player must move on from it, and the "
                       "second player says every safe number after it."),
                    tr("Because r = 0, 0 is itself a safe number, and the game starts there. The first player must move on from "
                       "it, and the second player says every safe number after it, and finally n."), question};
        if (step.rest == step.goal)
            return first.because(tr("The first player reaches the goal immediately."),
                                 tr("If 1 ≤ n ≤ m, then r = n, and the first player reaches the goal immediately."));
        //: %1 is a safe number
        return first.because(tr("%1 is the smallest safe number, and the first player can reach it. From then on, the first "
                                "player says every safe number.").arg(number(step.rest)),
                             tr("If n &gt; m, the first player can say r ≤ m, the smallest safe number. From then on, the first "
                                "player says every safe number, and finally n."));
    }

    Said operator()(const CountUpContest& step) const
    {
        //: The end of a statement
        const QString outcome = step.outcome == Outcome::P ? tr("a <b>P-position</b>") : tr("an <b>N-position</b>");
        //: %1 is n, %2 is n − 1, %3 the remainder t of n − 1, %4 is m + 1, %5 is "an N-position if t ≥ 1, else a P-position"
        return {tr("HDU 4764, where writing %1 or more loses: %2 ≡ %3 (mod %4), %5"),
                {{u"n", step.bound}, {u"n − 1", step.last}, {u"t", step.rest}, {u"m + 1", step.block},
                 {tr("an <b>N-position</b> if t ≥ 1, else a <b>P-position</b>"), outcome}},
                //: %1 is the bound: a player who writes %1 or more loses; %2 is %1 − 1
                tr("The contest problem HDU 4764 reverses the rule: whoever first writes a number of %1 or more loses. So "
                   "whoever has to go on from %2 loses. This is the same game with %2 as its goal.")
                    .arg(number(step.bound), number(step.last)),
                tr("The contest problem HDU 4764 reverses the rule: whoever first writes a number of n or more loses. So whoever "
                   "has to go on from n − 1 loses, and from a smaller number a jump to n or more loses immediately, so it never "
                   "helps. This is the same game with n − 1 as its goal, which is the start itself if n = 1. Let t be the "
                   "remainder of n − 1 on division by m + 1. By the proof above, the second player wins if t = 0, and the first "
                   "if t ≥ 1."),
                tr("Now whoever first writes a number of %1 or more loses. Is the start a P-position or an N-position?")
                    .arg(number(step.bound))};
    }
};

struct BashPresets {
    Q_DECLARE_TR_FUNCTIONS(BashPresets)
};

}  // namespace

QString bashPairsText(const std::vector<BashPair>& pairs, Count most)
{
    QStringList list;
    for (const BashPair& pair : pairs) {
        if (!list.empty() && most > pairs.size() && pair.taken == most - 2)
            list.push_back(QStringLiteral("…"));
        list.push_back(QStringLiteral("%1 + %2").arg(number(pair.taken), number(pair.answer)));
    }
    return commaList(list);
}

QString safeNumbersText(const CountUpSafeNumbers& step)
{
    QStringList list;
    for (std::size_t place = 0; place < step.listed.size(); ++place) {
        if (step.listed.size() < step.howMany && place == CountUpSafeNumbers::listedFirst)
            list.push_back(QStringLiteral("…"));
        list.push_back(number(step.listed[place]));
    }
    return commaList(list);
}

Said said(const BashStep& step, const StepPlace&) { return std::visit(BashWords(), step); }
Said said(const CountUpStep& step, const StepPlace&) { return std::visit(BashWords(), step); }

std::vector<ProofPreset> bashPresets()
{
    return {
        //: Short names of positions that the user can try
        {BashPresets::tr("Whole blocks"), "bash(4):30"},
        {BashPresets::tr("A remainder of three"), "bash(4):33"},
        {BashPresets::tr("Less than a block"), "bash(4):3"},
        {BashPresets::tr("One stone at a time"), "bash(1):7"},
        {BashPresets::tr("Nothing left"), "bash(4):0"},
        {BashPresets::tr("A heap of a quintillion"), "bash(9):1000000000000000000"},
    };
}

std::vector<ProofPreset> countUpPresets()
{
    return {
        {BashPresets::tr("The race to 30"), "bash(4):30"},
        {BashPresets::tr("The race to 100"), "bash(10):100"},
        {BashPresets::tr("The race to 21"), "bash(3):21"},
        {BashPresets::tr("Reached in one move"), "bash(5):4"},
        {BashPresets::tr("A race to a quintillion"), "bash(9):1000000000000000000"},
    };
}

/// Returns a table of all amounts that may be taken, each with the reply to it.
ProofTable bashTable(const Proof& proof)
{
    ProofTable table{BashPresets::tr("Moves and their replies"), {BashPresets::tr("taken"), BashPresets::tr("reply")}, {}};
    for (const Step& step : proof.steps) {
        const auto* const pairs = stepAs<BashPairs>(step);
        const auto* const answers = stepAs<CountUpAnswers>(step);
        if (!pairs && !answers)
            continue;
        for (const BashPair& pair : pairs ? pairs->pairs : answers->pairs)
            table.rows.push_back({number(pair.taken), number(pair.answer)});
    }
    return table;
}

}  // namespace nimstone::wording

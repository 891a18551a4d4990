// The texts of the steps of the proofs about the Bash game, with the numbers of the position.
#include "app/wording/proofs/taking/figure_remainders.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class BashWords {
    Q_DECLARE_TR_FUNCTIONS(BashWords)

public:
    // --- one heap ---

    StepText operator()(const BashDivision& step) const
    {
        //: %1 is n, %2 is q, %3 is m + 1, %4 is r
        return {tr("n = q · (m + 1) + r: %1 = %2 · %3 + <b>%4</b>")
                    .arg(number(step.size), number(step.quotient), number(step.block), number(step.rest)),
                //: %1 is m, %2 is m + 1, %3 the number of whole blocks, %4 the remainder
                tr("A move takes at most m = %1. Divide the heap into blocks of m + 1 = %2: that gives q = %3 whole blocks and the "
                   "remainder r = %4.")
                    .arg(number(step.most), number(step.block), number(step.quotient), number(step.rest)),
                //: %1 is n, %2 is m + 1
                tr("A heap of %1 is divided into blocks of m + 1 = %2. What is the remainder?")
                    .arg(number(step.size), number(step.block))};
    }

    StepText operator()(const BashTakeRest& step) const
    {
        const QString statement = tr("Take the remainder: %1 − <b>%2</b> = %3")
                                      .arg(number(step.size), number(step.rest), number(step.after));
        if (step.blocks == 0)
            return {statement, tr("The heap is smaller than a block, so one move may take all of it: 1 ≤ %1 ≤ m = %2.")
                                   .arg(number(step.rest), number(step.most))};
        return {statement, tr("The remainder is at least 1 and at most m, so this is a move: 1 ≤ %1 ≤ %2. Only whole blocks are "
                              "left, and the opponent must move from them.")
                               .arg(number(step.rest), number(step.most))};
    }

    StepText operator()(const BashPairs& step) const
    {
        //: %1 is m + 1, %2 a list of sums with the value m + 1, such as "1 + 4, 2 + 3"
        return {tr("k + (m + 1 − k) = %1: %2").arg(number(step.block), bashPairsText(step.pairs, step.most)),
                //: %1 is m, %2 is m + 1
                tr("No move takes a whole block, because m = %1 is one too few. After any move of k stones from whole blocks, "
                   "another %2 − k complete the block. This number is at least 1 and at most m, so it is a legal reply.")
                    .arg(number(step.most), number(step.block)),
                //: %1 is the number of stones that the opponent takes, %2 is m + 1
                tr("The opponent takes %1 from a heap of whole blocks of %2. How many do you take in reply, so that whole blocks "
                   "are left again?").arg(number(step.example().taken), number(step.block))};
    }

    StepText operator()(const BashRounds& step) const
    {
        const QString way = step.rounds == 1
            ? QStringLiteral("%1 → <b>0</b>").arg(number(step.before))
            : step.rounds == 2
            ? QStringLiteral("%1 → %2 → <b>0</b>").arg(number(step.before), number(step.afterRound))
            : QStringLiteral("%1 → %2 → … → <b>0</b>").arg(number(step.before), number(step.afterRound));
        return {way,
                //: %1 is m + 1, %2 the number of rounds
                tr("A move and its reply together take exactly one block of %1, so whole blocks are left again, one fewer. This "
                   "goes on until nothing is left after round %2. Whoever replies takes the last stone.")
                    .arg(number(step.block), number(step.rounds))};
    }

    StepText operator()(const BashEmpty&) const
    {
        return {tr("n = 0: no move is left"),
                tr("Whoever took the last stone has won; the player to move has no move and has lost.")};
    }

    StepText operator()(const BashConclusion& step) const
    {
        if (step.outcome == Outcome::N)
            return {tr("%1 ≡ %2 (mod %3), not 0: an <b>N-position</b>")
                        .arg(number(step.size), number(step.rest), number(step.block)),
                    tr("The player to move takes the remainder. Then nothing is left, or the opponent must move from whole blocks: "
                       "the player to move wins. ■"), outcomeQuestion()};
        return {tr("%1 ≡ 0 (mod %2): a <b>P-position</b>").arg(number(step.size), number(step.block)),
                step.size == 0 ? tr("The player to move cannot move, and has lost. ■")
                               : tr("The player to move can only break into a block, and the opponent always completes it, down to "
                                    "the last block. ■"),
                outcomeQuestion()};
    }

    // --- counting up ---

    StepText operator()(const CountUpAsHeap& step) const
    {
        return {tr("Say %1: left to count, %2 − %1 = <b>%3</b>")
                    .arg(number(step.said), number(step.goal), number(step.left)),
                //: %1 is m, %2 is the number to count to
                tr("Think of what is left to count as a heap. To say a number up to m = %1 higher is to take that many stones from "
                   "it. Whoever says %2 takes the last one. So this is the Bash game with a heap of %2, counted upward.")
                    .arg(number(step.most), number(step.goal))};
    }

    StepText operator()(const CountUpSafeNumbers& step) const
    {
        return {tr("The safe numbers: <b>%1</b>").arg(safeNumbersText(step)),
                //: %1 is the number to count to, %2 is m + 1, %3 the smallest safe number
                tr("Count back from %1 in steps of m + 1 = %2, down to %1 mod %2 = %3. From each of these numbers, a multiple of "
                   "%2 is left to count.").arg(number(step.goal), number(step.block), number(step.first)),
                //: %1 is the number to count to, %2 is m + 1
                tr("Count back from %1 in steps of m + 1 = %2. What is the smallest number that you reach?")
                    .arg(number(step.goal), number(step.block))};
    }

    StepText operator()(const CountUpAnswers& step) const
    {
        return {tr("From %1 to %2: %3").arg(number(step.from), number(step.next), bashPairsText(step.pairs, step.most)),
                //: %1 and %2 are two consecutive safe numbers, %3 is m
                tr("After the safe number %1, nobody can say the next one, %2, immediately: it is one too far for m = %3. Whatever "
                   "is said in between, %2 is then within reach. So whoever has said one safe number can say the next, and finally "
                   "the goal.")
                    .arg(number(step.from), number(step.next), number(step.most))};
    }

    StepText operator()(const CountUpConclusion& step) const
    {
        if (step.outcome == Outcome::N)
            return {tr("Say <b>%1</b> first: the start is an <b>N-position</b>").arg(number(step.rest)),
                    step.rest == step.goal
                        ? tr("The first player reaches the goal immediately.")
                        //: %1 is a safe number
                        : tr("%1 is the smallest safe number, and the first player can reach it. From then on, the first player "
                             "says every safe number.")
                              .arg(number(step.rest)),
                    outcomeQuestion()};
        return {tr("%1 ≡ 0 (mod %2): the start is a <b>P-position</b>").arg(number(step.goal), number(step.block)),
                tr("0 is itself a safe number, and nobody has to say it. The first player must move on from it, and the second "
                   "player says every safe number after it."),
                outcomeQuestion()};
    }

    StepText operator()(const CountUpContest& step) const
    {
        const QString statement = step.outcome == Outcome::P
            ? tr("HDU 4764, where writing %1 or more loses: %2 ≡ 0 (mod %3), a <b>P-position</b>")
                  .arg(number(step.bound), number(step.last), number(step.block))
            : tr("HDU 4764, where writing %1 or more loses: %2 ≡ %4 (mod %3), an <b>N-position</b>")
                  .arg(number(step.bound), number(step.last), number(step.block), number(step.rest));
        return {statement,
                //: %1 is the bound: a player who writes %1 or more loses; %2 is %1 − 1
                tr("The contest problem HDU 4764 reverses the rule: whoever first writes a number of %1 or more loses. So whoever "
                   "has to go on from %2 loses. This is the same game with %2 as its goal. ■")
                    .arg(number(step.bound), number(step.last)),
                tr("Now whoever first writes a number of %1 or more loses. Is the start a P-position or an N-position?")
                    .arg(number(step.bound))};
    }

private:
    static QString outcomeQuestion() { return tr("Is this a P-position or an N-position?"); }
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

StepText stepText(const BashStep& step, const StepPlace&) { return std::visit(BashWords(), step); }
StepText stepText(const CountUpStep& step, const StepPlace&) { return std::visit(BashWords(), step); }

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

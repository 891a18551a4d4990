#include "app/wording/proofs/nim/figure_nim.h"

#include <QCoreApplication>

#include "core/nimber.h"

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class StairWords {
    Q_DECLARE_TR_FUNCTIONS(StairWords)

public:
    StepText operator()(const StairSum& step) const
    {
        const QString terms = step.odd.size() == 1 ? indexed(u'x', 0) : nimSumText(step.odd);
        return {QStringLiteral("s = %1 = <b>%2</b>").arg(terms, number(step.sum)),
                tr("Only the odd steps 1, 3, 5, … count, each as a Nim heap; s is their nim-sum. Stones on an even step do not "
                   "count, because what comes down from there can be moved straight on."),
                tr("What is s, the nim-sum of the odd steps alone?")};
    }

    StepText operator()(const StairUnbalances& step) const
    {
        const QString question = tr("Here s = 0. Is there a move that keeps the nim-sum of the odd steps at 0?");
        const QString statement = tr("Every move makes t ≠ 0");
        if (step.onOdd == 0)
            return {statement, tr("All stones are on even steps. Every move makes the number on exactly one odd step larger and "
                                  "changes no other odd step, so the nim-sum does not stay 0."), question};
        if (step.onEven == 0)
            return {statement, tr("All stones are on odd steps. Every move makes the number on exactly one of them smaller and "
                                  "changes no other odd step, so the nim-sum does not stay 0 (Lemma 1)."), question};
        return {statement, tr("Every move changes the number on exactly one odd step. From an odd step it makes that number "
                              "smaller, as in Nim; from an even step it makes the one below larger. When just one number changes, "
                              "the nim-sum cannot stay 0 (as in Lemma 1)."), question};
    }

    StepText operator()(const StairBalance& step) const
    {
        const QString after = step.odd.size() == 1 ? indexed(u'y', 0) : nimSumText(step.odd);
        const QString stones = number(step.move.taken);
        const QString statement = step.move.heap == 0
            //: %1 is the number of stones that are moved, %2 a nim-sum such as "2 ⊕ 5", %3 the value of the nim-sum, 0
            ? tr("Move %1 stones from step 1 to the ground: t = %2 = <b>%3</b>", nullptr, pluralForm(step.move.taken))
                  .arg(stones, after, number(step.t))
            //: %1 is the number of stones that are moved, %2 and %3 are the numbers of two steps, %4 a nim-sum such as "2 ⊕ 5", %5 the
            //: value of the nim-sum, 0
            : tr("Move %1 stones from step %2 to step %3: t = %4 = <b>%5</b>", nullptr, pluralForm(step.move.taken))
                  .arg(stones).arg(step.move.heap + 1).arg(step.move.heap).arg(after, number(step.t));
        //: %1 and %2 are numbers of stones
        return {statement, tr("This is Nim's winning move on the odd steps (Lemma 2): it reduces %1 to %2. The stones land where "
                              "they do not count.").arg(number(step.before), number(step.left)),
                tr("From which odd step can a move make the nim-sum of the odd steps 0?")};
    }

    StepText operator()(const StairReply& step) const
    {
        const QString below = QString::number(step.step);
        //: %1 is the number of a step; %2, %3 and %4 are numbers of stones on this step
        const QString statement = tr("Step %1: %2 + %3 = %4, and %4 − %3 = <b>%2</b>")
                                      .arg(below, number(step.below), number(step.stones), number(step.between));
        //: %1 and %2 are the numbers of two neighbouring steps, the upper step first
        const QString question = tr("The nim-sum is 0, and all stones of step %1 come down to step %2. How many must be moved on "
                                    "from there to make the nim-sum 0 again?").arg(step.step + 1).arg(below);
        const QString reason = step.step == 1
            ? tr("Moving from an even step does not help. When stones come down from step 2 to step 1, as many are moved straight "
                 "on to the ground, and the nim-sum is 0 again. Stones only ever come down, so the game ends.")
            //: %1, %2 and %3 are the numbers of three neighbouring steps, the upper step first
            : tr("Moving from an even step does not help. When stones come down from step %1 to step %2, as many are moved "
                 "straight on to step %3, and the nim-sum is 0 again. Stones only ever come down, so the game ends.")
                  .arg(step.step + 1).arg(below).arg(step.step - 1);
        return {statement, reason, question};
    }

    StepText operator()(const StairConclusion& step) const
    {
        const QString question = tr("So is it a P-position or an N-position?");
        if (step.outcome == Outcome::N)
            return {tr("s = %1: an <b>N-position</b>").arg(number(step.sum)),
                    tr("The player to move wins. One move makes the nim-sum of the odd steps 0. Every reply changes exactly one "
                       "odd step, and by Lemma 2 another move makes the nim-sum 0 again. ■"), question};
        return {tr("s = %1: a <b>P-position</b>").arg(number(step.sum)),
                tr("The player to move loses. After every move the nim-sum of the odd steps is not 0, so by Lemma 2 the opponent "
                   "can make it 0 again. The opponent always has a reply. ■"), question};
    }
};

}  // namespace

StepText stepText(const StairStep& step, const StepPlace&) { return std::visit(StairWords(), step); }

std::vector<ProofPreset> staircasePresets()
{
    return {
        //: Short names of positions that the user can try
        {StairPresets::tr("Four steps"), "staircase-nim:2,7,5,3"},
        {StairPresets::tr("Odd steps that cancel"), "staircase-nim:3,4,3,6"},
        {StairPresets::tr("All stones on even steps"), "staircase-nim:0,4,0,9"},
        {StairPresets::tr("A million stones that do not count"), "staircase-nim:1,0,2,0,3,1000000"},
        {StairPresets::tr("A single step"), "staircase-nim:5"},
    };
}

ProofTable staircaseTable(const Proof& proof)
{
    ProofTable table;
    const auto& steps = proof.position().heaps;
    std::vector<Count> odd;
    //: The caption above a table of the steps and their stones
    table.caption = StairPresets::tr("The odd steps and their nim-sum");
    //: The headings of the table: the number of a step, its stones, and their role in the nim-sum
    table.columns = {StairPresets::tr("Step"), StairPresets::tr("Stones"), StairPresets::tr("Counts as")};
    for (std::size_t step = 0; step < steps.size(); ++step) {
        const bool counts = step % 2 == 0;
        if (counts)
            odd.push_back(steps[step]);
        table.rows.push_back({QString::number(step + 1), number(steps[step]),
                              counts ? number(steps[step]) : QStringLiteral("–")});
    }
    table.rows.push_back({QStringLiteral("<i>s</i>"), QString(), QStringLiteral("<b>%1</b>").arg(nimSum(odd))});
    return table;
}

}  // namespace nimstone::wording

// The steps of the proof about staircase Nim.
#include "app/wording/proofs/nim/figure_nim.h"
#include "app/wording/proofs/nim/nim_symbols.h"
#include "core/nimber.h"

namespace nimstone::wording {

using namespace proof;

namespace {

class StairWords {
    Q_DECLARE_TR_FUNCTIONS(StairWords)

public:
    Said operator()(const StairSum& step) const
    {
        return {QStringLiteral("s = %1"), {odd(u'x', step.odd, step.sum)},
                tr("Only the odd steps 1, 3, 5, … count, each as a Nim heap; s is their nim-sum. Stones on an even step do not "
                   "count, because what comes down from there can be moved straight on."),
                tr("Let x<sub>i</sub> be the number of stones on step i; step 0 is the ground. A move brings one or more stones "
                   "from one step i ≥ 1 down to step i − 1. Only the odd steps count, each as a Nim heap; s is their nim-sum."),
                tr("What is s, the nim-sum of the odd steps alone?")};
    }

    Said operator()(const StairUnbalances& step) const
    {
        return {tr("Every move makes t ≠ 0"), {},
                step.onOdd == 0    ? tr("All stones are on even steps. Every move makes the number on exactly one odd step "
                                        "larger and changes no other odd step, so the nim-sum does not stay 0.")
                : step.onEven == 0 ? tr("All stones are on odd steps. Every move makes the number on exactly one of them smaller "
                                        "and changes no other odd step, so the nim-sum does not stay 0 (Lemma 1).")
                                   : tr("Every move changes the number on exactly one odd step. From an odd step it makes that "
                                        "number smaller, as in Nim; from an even step it makes the one below larger. When just "
                                        "one number changes, the nim-sum cannot stay 0 (as in Lemma 1)."),
                tr("Let t be the nim-sum of the odd steps after a move. A move from step i to step i − 1 changes no other step, "
                   "and exactly one of i and i − 1 is odd. A move from an odd step makes its number smaller; a move from an even "
                   "step makes the number of the odd step below larger. So exactly one of the numbers in s changes. Because s = "
                   "0, t is the nim-sum of its old and its new value, as in Lemma 1; they are different, so t ≠ 0."),
                tr("Here s = 0. Is there a move that keeps the nim-sum of the odd steps at 0?")};
    }

    Said operator()(const StairBalance& step) const
    {
        const std::size_t below = step.move.heap;
        //: %1 is the number of stones that are moved, %2 the number of a step, %3 is "step 2" or "the ground", %4 a nim-sum with its
        //: value, such as "2 ⊕ 5 = 7"
        return {counted(step.move.taken, [](int n) { return tr("Move %1 stones from step %2 to %3: t = %4", nullptr, n); }),
                {{u"x<sub>i</sub> − y<sub>i</sub>", step.move.taken},
                 {u"i", below + 1},
                 //: %1 is the number of a step. The number of a step can also be the letter i
                 {tr("step i − 1"), below == 0 ? tr("the ground") : tr("step %1").arg(below)},
                 odd(u'y', step.odd, step.t)},
                //: %1 and %2 are numbers of stones
                tr("This is Nim's winning move on the odd steps (Lemma 2): it reduces %1 to %2. The stones land where they do "
                   "not count.").arg(number(step.before), number(step.left)),
                tr("Take the odd steps as Nim heaps. By Lemma 2 some x<sub>i</sub> with i odd can be reduced to a smaller "
                   "y<sub>i</sub>, and the nim-sum t is then 0. So move x<sub>i</sub> − y<sub>i</sub> stones down from step i. "
                   "They land on an even step, or on the ground if i = 1, where they do not count. The other odd steps stay as "
                   "they are, y<sub>j</sub> = x<sub>j</sub> for every odd j ≠ i."),
                tr("From which odd step can a move make the nim-sum of the odd steps 0?")};
    }

    Said operator()(const StairReply& step) const
    {
        const std::size_t below = step.step;
        //: %1 is the number of a step; %2, %3 and %4 are numbers of stones on this step
        return {{tr("Step %1: %2 + %3 = %4, and %4 − %3 = <b>%2</b>"), tr("Step %1: %2 + %3 − %3 = %2")},
                {{u"i − 1", below}, {u"x<sub>i−1</sub>", step.below}, {u"m", step.stones}, {u"", step.between}},
                below == 1 ? tr("Moving from an even step does not help. When stones come down from step 2 to step 1, as many "
                                "are moved straight on to the ground, and the nim-sum is 0 again. Stones only ever come down, so "
                                "the game ends.")
                           //: %1, %2 and %3 are the numbers of three neighbouring steps, the upper step first
                           : tr("Moving from an even step does not help. When stones come down from step %1 to step %2, as many "
                                "are moved straight on to step %3, and the nim-sum is 0 again. Stones only ever come down, so "
                                "the game ends.").arg(below + 1).arg(below).arg(below - 1),
                tr("Moving from an even step does not help. Suppose the nim-sum is 0, and m stones come down from an even step i "
                   "to step i − 1. The reply moves the same m stones straight on to step i − 2, or to the ground if i = 2. All "
                   "odd steps are then as before, and the nim-sum is 0 again."),
                //: %1 and %2 are the numbers of two neighbouring steps, the upper step first
                tr("The nim-sum is 0, and all stones of step %1 come down to step %2. How many must be moved on from there to "
                   "make the nim-sum 0 again?").arg(below + 1).arg(below)};
    }

    Said operator()(const StairConclusion& step) const
    {
        const QString question = tr("So is it a P-position or an N-position?");
        if (step.outcome == Outcome::N)
            //: %1 is an inequality or an equation about s, such as "s = 6"
            return {tr("%1: an <b>N-position</b>"), {notZeroSymbol(step.sum)},
                    tr("The player to move wins. One move makes the nim-sum of the odd steps 0. Every reply changes exactly one "
                       "odd step, and by Lemma 2 another move makes the nim-sum 0 again."),
                    tr("After that move the nim-sum of the odd steps is 0. Every reply goes from a step i to step i − 1, and one "
                       "of the two is odd: so it changes exactly one odd step. As in Lemma 1, the nim-sum is then not 0, and by "
                       "Lemma 2 another move makes it 0 again. Stones only ever come down, so the game ends, and the opponent is "
                       "the one who cannot move. So the player to move wins."), question};
        return {tr("s = 0: a <b>P-position</b>"), {},
                tr("The player to move loses. After every move the nim-sum of the odd steps is not 0, so by Lemma 2 the opponent "
                   "can make it 0 again. The opponent always has a reply."),
                tr("After every move, if there is one, the nim-sum of the odd steps is not 0. So by Lemma 2 the opponent can "
                   "make it 0 again. Stones only ever come down, so the game ends, and the opponent always has a reply. So the "
                   "player to move loses."), question};
    }

private:
    /// Returns the nim-sum of the odd steps.
    static Symbol odd(QChar letter, std::span<const Count> steps, Count sum)
    {
        return sumSymbol(QStringLiteral("%1<sub>1</sub> ⊕ %1<sub>3</sub> ⊕ %1<sub>5</sub> ⊕ …").arg(letter), letter, steps, sum);
    }
};

}  // namespace

Said said(const StairStep& step, const StepPlace&) { return std::visit(StairWords(), step); }

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

/// Returns a table of the steps of a staircase: the stones on each step, whether the step counts, and the nim-sum of the steps that count.
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

// The general texts of the steps of the proof about staircase Nim, with letters instead of numbers.
#include "app/wording/proofs/nim/nim_letters.h"

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class StairLetters {
    Q_DECLARE_TR_FUNCTIONS(StairLetters)

public:
    GeneralText operator()(const StairSum& step) const
    {
        return sumLine(odd(u'x', step.odd), step.sum,
                       tr("Let x<sub>i</sub> be the number of stones on step i; step 0 is the ground. A move brings one "
                          "or more stones from one step i ≥ 1 down to step i − 1. Only the odd steps count, each as a "
                          "Nim heap; s is their nim-sum."));
    }

    GeneralText operator()(const StairUnbalances&) const
    {
        return {tr("Every move makes t ≠ 0"),
                tr("Let t be the nim-sum of the odd steps after a move. A move from step i to step i − 1 changes no other "
                   "step, and exactly one of i and i − 1 is odd. A move from an odd step makes its number smaller; a move from "
                   "an even step makes the number of the odd step below larger. So exactly one of the numbers in s changes. "
                   "Because s = 0, t is the nim-sum of its old and its new value, as in Lemma 1; they are different, so t ≠ 0.")};
    }

    GeneralText operator()(const StairBalance& step) const
    {
        const bool lowest = step.move.heap == 0;
        //: The number of a step is the letter i
        const QString below = tr("step i − 1");
        //: %1 is the number of stones that are moved, x − y; %2 is the number of a step, the letter i; %3 is "step i − 1", %4 the nim-sum
        //: of the odd steps
        return {tr("Move %1 stones from step %2 to %3: t = %4 = 0"),
                tr("Take the odd steps as Nim heaps. By Lemma 2 some x<sub>i</sub> with i odd can be reduced to a smaller "
                   "y<sub>i</sub>, and the nim-sum t is then 0. So move x<sub>i</sub> − y<sub>i</sub> stones down from step i. "
                   "They land on an even step, or on the ground if i = 1, where they do not count. The other odd steps stay as "
                   "they are, y<sub>j</sub> = x<sub>j</sub> for every odd j ≠ i."),
                {{QStringLiteral("x<sub>i</sub> − y<sub>i</sub>"), number(step.move.taken)},
                 {QStringLiteral("i"), QString::number(step.move.heap + 1)},
                 //: %1 is the number of a step
                 {below, lowest ? tr("the ground") : tr("step %1").arg(step.move.heap)},
                 odd(u'y', step.odd)}};
    }

    GeneralText operator()(const StairReply& step) const
    {
        //: %1 is the number of a step, i − 1; %2 and %3 are numbers of stones
        return {tr("Step %1: %2 + %3 − %3 = %2"),
                tr("Moving from an even step does not help. Suppose the nim-sum is 0, and m stones come down from an even step "
                   "i to step i − 1. The reply moves the same m stones straight on to step i − 2, or to the ground if i = 2. "
                   "All odd steps are then as before, and the nim-sum is 0 again."),
                {{QStringLiteral("i − 1"), QString::number(step.step)},
                 {QStringLiteral("x<sub>i−1</sub>"), number(step.below)},
                 {QStringLiteral("m"), number(step.stones)}}};
    }

    GeneralText operator()(const StairConclusion& step) const
    {
        if (step.outcome == Outcome::N)
            //: %1 is "s ≠ 0"
            return {tr("%1: an <b>N-position</b>"),
                    tr("After that move the nim-sum of the odd steps is 0. Every reply goes from a step i to step i − 1, and "
                       "one of the two is odd: so it changes exactly one odd step. As in Lemma 1, the nim-sum is then not 0, "
                       "and by Lemma 2 another move makes it 0 again. Stones only ever come down, so the game ends, and the "
                       "opponent is the one who cannot move. So the player to move wins."),
                    {notZeroLetter(step.sum)}};
        return {tr("s = 0: a <b>P-position</b>"),
                tr("After every move, if there is one, the nim-sum of the odd steps is not 0. So by Lemma 2 the opponent can "
                   "make it 0 again. Stones only ever come down, so the game ends, and the opponent always has a reply. So the "
                   "player to move loses.")};
    }

private:
    /// Returns the letter for the nim-sum of the odd steps.
    static GeneralText::Letter odd(QChar letter, std::span<const Count> steps)
    {
        return {QStringLiteral("%1<sub>1</sub> ⊕ %1<sub>3</sub> ⊕ %1<sub>5</sub> ⊕ …").arg(letter),
                sumLetter(letter, steps).value};
    }
};

}  // namespace

GeneralText generalText(const StairStep& step, const StepPlace&) { return std::visit(StairLetters(), step); }

}  // namespace nimstone::wording

// The general texts of the steps of the proof about coins on a strip, with letters instead of numbers.
#include "app/wording/proofs/nim/nim_letters.h"

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class CoinLetters {
    Q_DECLARE_TR_FUNCTIONS(CoinLetters)

public:
    GeneralText operator()(const CoinGaps& step) const
    {
        return sumLine(sumLetter(u'x', step.counted), step.sum,
                       tr("A move slides one coin to the left, over one or more free squares. Pair the coins from the "
                          "right; a leftmost coin that is left over pairs with the edge, as the right one of a pair. Let "
                          "x<sub>1</sub>, …, x<sub>n</sub> be the numbers of free squares within the pairs. Only these "
                          "gaps count, each as a Nim heap; s is their nim-sum."));
    }

    GeneralText operator()(const CoinUnbalances&) const
    {
        return {tr("Every slide makes t ≠ 0"),
                tr("Let t be the nim-sum after a slide. Every coin belongs to exactly one pair: the right coin makes the gap "
                   "within its pair smaller, the left coin makes it larger, and no other pair changes. So exactly one of the "
                   "numbers in s changes. Because s = 0, t is the nim-sum of its old and its new value, as in Lemma 1; they "
                   "are different, so t ≠ 0.")};
    }

    GeneralText operator()(const CoinBalance& step) const
    {
        //: %1 is the number of a coin, c + 1; %2 is the number of squares by which it slides, x − y; %3 is the nim-sum of the gaps after
        //: the move
        return {tr("Slide coin %1 by %2 squares: t = %3 = 0"),
                tr("Take the gaps as Nim heaps. By Lemma 2 some gap x<sub>k</sub> can be reduced to a smaller y<sub>k</sub>, "
                   "and the nim-sum t is then 0. Number the coins from the left, let coin c + 1 be the right one of that pair, "
                   "and slide it to the left by x<sub>k</sub> − y<sub>k</sub> squares: all of them are free. The squares that "
                   "become free on its right lie between two pairs, or beyond the last coin, and do not count. The other gaps "
                   "stay as they are, y<sub>j</sub> = x<sub>j</sub> for every j ≠ k."),
                {{QStringLiteral("c + 1"), QString::number(step.move.heap + 1)}, takenLetter(step.move.taken),
                 sumLetter(u'y', step.counted)}};
    }

    GeneralText operator()(const CoinReply& step) const
    {
        //: %1 and %2 are the numbers of two coins, c and c + 1; %3 and %4 are numbers of squares
        return {tr("Between coins %1 and %2: %3 + %4 − %4 = %3"),
                tr("Sliding a left coin does not help. Suppose the nim-sum is 0, and coin c from the left, the left one of a "
                   "pair, slides by m squares. So its gap x<sub>k</sub> grows by m. The reply slides coin c + 1, the right one "
                   "of the pair, by m squares too: the gap is as before, and the nim-sum is 0 again."),
                {{QStringLiteral("c"), QString::number(step.coin + 1)},
                 {QStringLiteral("c + 1"), QString::number(step.coin + 2)},
                 {QStringLiteral("x<sub>k</sub>"), number(step.gap)},
                 {QStringLiteral("m"), number(step.squares)}}};
    }

    GeneralText operator()(const CoinConclusion& step) const
    {
        if (step.outcome == Outcome::N)
            //: %1 is "s ≠ 0"
            return {tr("%1: an <b>N-position</b>"),
                    tr("After that slide the nim-sum of the gaps within pairs is 0. Every coin belongs to exactly one pair, so "
                       "every reply changes exactly one of these gaps. As in Lemma 1, the nim-sum is then not 0, and by Lemma "
                       "2 another slide makes it 0 again. Coins only ever move to the left, so the game ends, and the opponent "
                       "is the one who cannot move. So the player to move wins."),
                    {notZeroLetter(step.sum)}};
        return {tr("s = 0: a <b>P-position</b>"),
                tr("After every slide, if there is one, the nim-sum of the gaps within pairs is not 0. So by Lemma 2 the "
                   "opponent can make it 0 again. Coins only ever move to the left, so the game ends, and the opponent always "
                   "has a reply. So the player to move loses.")};
    }
};

}  // namespace

GeneralText generalText(const CoinStep& step, const StepPlace&) { return std::visit(CoinLetters(), step); }

}  // namespace nimstone::wording

#include "app/wording/proofs/nim/figure_nim.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// Returns the nim-sum as text, such as "3 ⊕ 5". If there is only one number, returns its name instead, such as x₁; `single` is
/// the letter of the name.
QString sumOf(const std::vector<Count>& counted, QChar single)
{
    return counted.size() == 1 ? indexed(single, 0) : nimSumText(counted);
}

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class CoinWords {
    Q_DECLARE_TR_FUNCTIONS(CoinWords)

public:
    StepText operator()(const CoinGaps& step) const
    {
        const QString statement = QStringLiteral("s = %1 = <b>%2</b>").arg(sumOf(step.counted, u'x'), number(step.sum));
        const QString question = tr("Pair the coins from the right. What is s, the nim-sum of the gaps within the pairs?");
        if (step.squares.size() == 1)
            return {statement, tr("A single coin pairs with the left edge. The number s of free squares between them counts as a "
                                  "Nim heap."), question};
        return {statement,
                step.squares.size() % 2 == 1
                    ? tr("Pair the coins from the right; the leftmost is left over and pairs with the edge. Only the gaps within "
                         "pairs count, each as a Nim heap; s is their nim-sum. This is staircase Nim seen sideways: these gaps are "
                         "the odd steps.")
                    : tr("Pair the coins from the right. Only the gaps within pairs count, each as a Nim heap; s is their nim-sum. "
                         "This is staircase Nim seen sideways: these gaps are the odd steps, and all other gaps are the even ones."),
                question};
    }

    StepText operator()(const CoinUnbalances& step) const
    {
        const QString question = tr("Here s = 0. Is there a slide that keeps the nim-sum of the gaps within pairs at 0?");
        const QString statement = tr("Every slide makes t ≠ 0");
        if (step.right == 0)
            return {statement, tr("Only the left coin of a pair can slide here. It makes the gap within its pair larger and "
                                  "changes no other gap that counts, so the nim-sum does not stay 0."), question};
        if (step.left == 0)
            return {statement, tr("Only the right coin of a pair can slide here. It makes the gap within its pair smaller and "
                                  "changes no other gap that counts, so the nim-sum does not stay 0 (Lemma 1)."), question};
        return {statement, tr("Every slide changes exactly one gap that counts. The right coin of a pair makes it smaller, as in "
                              "Nim; the left coin makes it larger. When just one number changes, the nim-sum cannot stay 0 (as in "
                              "Lemma 1)."),
                question};
    }

    StepText operator()(const CoinBalance& step) const
    {
        //: %1 is the number of a coin, %2 the number of squares by which it slides, %3 a nim-sum such as "2 ⊕ 5", %4 the value of the
        //: nim-sum, 0
        const QString statement = tr("Slide coin %1 by %2 squares: t = %3 = <b>%4</b>", nullptr, pluralForm(step.move.taken))
                                      .arg(QString::number(step.move.heap + 1), number(step.move.taken), sumOf(step.counted, u'y'),
                                           number(step.t));
        //: %1 and %2 are numbers of squares, %3 is the number of a coin
        return {statement, tr("The gap on the left of coin %3 shrinks from %1 to %2: this is Nim's winning move on the gaps that "
                              "count (Lemma 2). The squares that become free on the right of coin %3 do not count.")
                               .arg(number(step.before), number(step.left), QString::number(step.move.heap + 1)),
                tr("Which right coin of a pair can slide so that the nim-sum of the gaps within pairs becomes 0?")};
    }

    StepText operator()(const CoinReply& step) const
    {
        const QString left = QString::number(step.coin + 1);
        const QString right = QString::number(step.coin + 2);
        //: %1, %2 and %3 are numbers of free squares between two coins; %4 and %5 are the numbers of these coins
        return {tr("Between coins %4 and %5: %1 + %2 = %3, and %3 − %2 = <b>%1</b>")
                    .arg(number(step.gap), number(step.squares), number(step.between), left, right),
                //: %1 and %2 are the numbers of the left coin and the right coin of a pair
                tr("Sliding a left coin does not help. When coin %1 slides, coin %2 follows by the same number of squares: the gap "
                   "between them is as before, and the nim-sum is 0 again. Coins only ever move to the left, so the game ends.")
                    .arg(left, right),
                //: %1 and %2 are the numbers of the left coin and the right coin of a pair
                tr("The nim-sum is 0, and coin %1 slides as far as it can. By how many squares must coin %2 follow to make the "
                   "nim-sum 0 again?").arg(left, right)};
    }

    StepText operator()(const CoinConclusion& step) const
    {
        const QString question = tr("So is it a P-position or an N-position?");
        if (step.outcome == Outcome::N)
            return {tr("s = %1: an <b>N-position</b>").arg(number(step.sum)),
                    tr("The player to move wins. One slide makes the nim-sum of the gaps within pairs 0. Every reply changes "
                       "exactly one of these gaps, and by Lemma 2 another slide makes the nim-sum 0 again. ■"), question};
        return {tr("s = %1: a <b>P-position</b>").arg(number(step.sum)),
                tr("The player to move loses. After every slide the nim-sum of the gaps within pairs is not 0, so by Lemma 2 the "
                   "opponent can make it 0 again. The opponent always has a reply. ■"), question};
    }
};

}  // namespace

StepText stepText(const CoinStep& step, const StepPlace&) { return std::visit(CoinWords(), step); }

std::vector<ProofPreset> coinPresets()
{
    return {
        //: Short names of positions that the user can try
        {CoinPresets::tr("Three coins"), "coins:1,4,9"},
        {CoinPresets::tr("Two pairs"), "coins:2,5,8,14"},
        {CoinPresets::tr("Two equal gaps"), "coins:3,6,10,13"},
        {CoinPresets::tr("Side by side in pairs"), "coins:3,4,8,9"},
        {CoinPresets::tr("A huge gap that does not count"), "coins:2,4,1000000,1000002"},
        {CoinPresets::tr("A single coin"), "coins:5"},
    };
}

ProofTable coinTable(const Proof& proof)
{
    const auto* const gaps = stepAs<CoinGaps>(proof.steps.front());
    if (!gaps)
        return {};
    ProofTable table;
    //: The caption above a table of coins, with the square of each coin and the gap on its left
    table.caption = CoinPresets::tr("The gaps within pairs and their nim-sum");
    //: The headings of the table of coins: the number of a coin, its square, and the number of free squares on its left
    table.columns = {CoinPresets::tr("Coin"), CoinPresets::tr("Square"), CoinPresets::tr("Gap"), CoinPresets::tr("Counts as")};
    const std::size_t coins = gaps->squares.size();
    for (std::size_t coin = 0; coin < coins; ++coin) {
        const QString gap = number(gaps->gaps[coin]);
        table.rows.push_back({QString::number(coin + 1), number(gaps->squares[coin]), gap,
                              (coins - coin) % 2 == 1 ? gap : QStringLiteral("–")});
    }
    table.rows.push_back({QStringLiteral("<i>s</i>"), QString(), QString(), QStringLiteral("<b>%1</b>").arg(gaps->sum)});
    return table;
}

}  // namespace nimstone::wording

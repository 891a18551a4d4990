// The steps of the proof about coins on a strip.
#include "app/wording/proofs/nim/figure_nim.h"
#include "app/wording/proofs/nim/nim_symbols.h"

namespace nimstone::wording {

using namespace proof;

namespace {

class CoinWords {
    Q_DECLARE_TR_FUNCTIONS(CoinWords)

public:
    Said operator()(const CoinGaps& step) const
    {
        return {QStringLiteral("s = %1"), {sumSymbol(u'x', step.counted, step.sum)},
                step.squares.size() == 1       ? tr("A single coin pairs with the left edge. The number s of free squares "
                                                    "between them counts as a Nim heap.")
                : step.squares.size() % 2 == 1 ? tr("Pair the coins from the right; the leftmost is left over and pairs with the "
                                                    "edge. Only the gaps within pairs count, each as a Nim heap; s is their "
                                                    "nim-sum. This is staircase Nim seen sideways: these gaps are the odd steps.")
                                               : tr("Pair the coins from the right. Only the gaps within pairs count, each as a "
                                                    "Nim heap; s is their nim-sum. This is staircase Nim seen sideways: these "
                                                    "gaps are the odd steps, and all other gaps are the even ones."),
                tr("A move slides one coin to the left, over one or more free squares. Pair the coins from the right; a leftmost "
                   "coin that is left over pairs with the edge, as the right one of a pair. Let x<sub>1</sub>, …, x<sub>n</sub> "
                   "be the numbers of free squares within the pairs. Only these gaps count, each as a Nim heap; s is their "
                   "nim-sum."),
                tr("Pair the coins from the right. What is s, the nim-sum of the gaps within the pairs?")};
    }

    Said operator()(const CoinUnbalances& step) const
    {
        return {tr("Every slide makes t ≠ 0"), {},
                step.right == 0  ? tr("Only the left coin of a pair can slide here. It makes the gap within its pair larger and "
                                      "changes no other gap that counts, so the nim-sum does not stay 0.")
                : step.left == 0 ? tr("Only the right coin of a pair can slide here. It makes the gap within its pair smaller "
                                      "and changes no other gap that counts, so the nim-sum does not stay 0 (Lemma 1).")
                                 : tr("Every slide changes exactly one gap that counts. The right coin of a pair makes it "
                                      "smaller, as in Nim; the left coin makes it larger. When just one number changes, the "
                                      "nim-sum cannot stay 0 (as in Lemma 1)."),
                tr("Let t be the nim-sum after a slide. Every coin belongs to exactly one pair: the right coin makes the gap "
                   "within its pair smaller, the left coin makes it larger, and no other pair changes. So exactly one of the "
                   "numbers in s changes. Because s = 0, t is the nim-sum of its old and its new value, as in Lemma 1; they are "
                   "different, so t ≠ 0."),
                tr("Here s = 0. Is there a slide that keeps the nim-sum of the gaps within pairs at 0?")};
    }

    Said operator()(const CoinBalance& step) const
    {
        const QString coin = QString::number(step.move.heap + 1);
        //: %1 is the number of a coin, %2 the number of squares by which it slides, %3 a nim-sum with its value, such as "2 ⊕ 5 = 7"
        return {counted(step.move.taken, [](int n) { return tr("Slide coin %1 by %2 squares: t = %3", nullptr, n); }),
                {{u"c + 1", coin}, takenSymbol(number(step.move.taken)), sumSymbol(u'y', step.counted, step.t)},
                //: %1 and %2 are numbers of squares, %3 is the number of a coin
                tr("The gap on the left of coin %3 shrinks from %1 to %2: this is Nim's winning move on the gaps that count "
                   "(Lemma 2). The squares that become free on the right of coin %3 do not count.")
                    .arg(number(step.before), number(step.left), coin),
                tr("Take the gaps as Nim heaps. By Lemma 2 some gap x<sub>k</sub> can be reduced to a smaller y<sub>k</sub>, and "
                   "the nim-sum t is then 0. Number the coins from the left, let coin c + 1 be the right one of that pair, and "
                   "slide it to the left by x<sub>k</sub> − y<sub>k</sub> squares: all of them are free. The squares that become "
                   "free on its right lie between two pairs, or beyond the last coin, and do not count. The other gaps stay as "
                   "they are, y<sub>j</sub> = x<sub>j</sub> for every j ≠ k."),
                tr("Which right coin of a pair can slide so that the nim-sum of the gaps within pairs becomes 0?")};
    }

    Said operator()(const CoinReply& step) const
    {
        const QString left = QString::number(step.coin + 1);
        const QString right = QString::number(step.coin + 2);
        //: %1 and %2 are the numbers of two coins; %3, %4 and %5 are numbers of free squares between them
        return {{tr("Between coins %1 and %2: %3 + %4 = %5, and %5 − %4 = <b>%3</b>"),
                 tr("Between coins %1 and %2: %3 + %4 − %4 = %3")},
                {{u"c", left}, {u"c + 1", right}, {u"x<sub>k</sub>", step.gap}, {u"m", step.squares}, {u"", step.between}},
                //: %1 and %2 are the numbers of the left coin and the right coin of a pair
                tr("Sliding a left coin does not help. When coin %1 slides, coin %2 follows by the same number of squares: the "
                   "gap between them is as before, and the nim-sum is 0 again. Coins only ever move to the left, so the game "
                   "ends.").arg(left, right),
                tr("Sliding a left coin does not help. Suppose the nim-sum is 0, and coin c from the left, the left one of a "
                   "pair, slides by m squares. So its gap x<sub>k</sub> grows by m. The reply slides coin c + 1, the right one "
                   "of the pair, by m squares too: the gap is as before, and the nim-sum is 0 again."),
                //: %1 and %2 are the numbers of the left coin and the right coin of a pair
                tr("The nim-sum is 0, and coin %1 slides as far as it can. By how many squares must coin %2 follow to make the "
                   "nim-sum 0 again?").arg(left, right)};
    }

    Said operator()(const CoinConclusion& step) const
    {
        const QString question = tr("So is it a P-position or an N-position?");
        if (step.outcome == Outcome::N)
            //: %1 is an inequality or an equation about s, such as "s = 6"
            return {tr("%1: an <b>N-position</b>"), {notZeroSymbol(step.sum)},
                    tr("The player to move wins. One slide makes the nim-sum of the gaps within pairs 0. Every reply changes "
                       "exactly one of these gaps, and by Lemma 2 another slide makes the nim-sum 0 again."),
                    tr("After that slide the nim-sum of the gaps within pairs is 0. Every coin belongs to exactly one pair, so "
                       "every reply changes exactly one of these gaps. As in Lemma 1, the nim-sum is then not 0, and by Lemma 2 "
                       "another slide makes it 0 again. Coins only ever move to the left, so the game ends, and the opponent is "
                       "the one who cannot move. So the player to move wins."), question};
        return {tr("s = 0: a <b>P-position</b>"), {},
                tr("The player to move loses. After every slide the nim-sum of the gaps within pairs is not 0, so by Lemma 2 the "
                   "opponent can make it 0 again. The opponent always has a reply."),
                tr("After every slide, if there is one, the nim-sum of the gaps within pairs is not 0. So by Lemma 2 the "
                   "opponent can make it 0 again. Coins only ever move to the left, so the game ends, and the opponent always "
                   "has a reply. So the player to move loses."), question};
    }
};

}  // namespace

Said said(const CoinStep& step, const StepPlace&) { return std::visit(CoinWords(), step); }

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

/// Returns a table of the coins: the square and the gap of each coin, whether the gap counts, and the nim-sum of the gaps that count.
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

// The general texts of the steps about the cold pairs of Wythoff's game, with letters instead of numbers.
#include "app/wording/proofs/golden/wythoff.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

QString usedNumbers(const std::vector<Count>& numbers)
{
    QStringList items;
    for (const Count value : numbers)
        items.push_back(number(value));
    return items.join(QStringLiteral(", "));
}

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class ColdPairLetters {
    Q_DECLARE_TR_FUNCTIONS(WythoffLetters)

public:
    const StepPlace& place;

    GeneralText operator()(const HeapPair& step) const
    {
        return {QStringLiteral("%1, %2"),
                tr("A move takes one or more stones from one heap, or the same positive number from both. The rules treat the two "
                   "heaps alike, so every position can be written (a, b) with a ≤ b. Its difference is d."),
                {{QStringLiteral("a ≤ b"),
                  QStringLiteral("a = <b>%1</b>, b = <b>%2</b>").arg(number(step.smaller), number(step.larger))},
                 {QStringLiteral("d = b − a"), QStringLiteral("d = b − a = <b>%1</b>").arg(number(step.difference))}}};
    }

    GeneralText operator()(const ColdOutcome& step) const
    {
        const bool isCold = step.outcome == Outcome::P;
        const bool isEnd = place.proof.theorem == Theorem::WythoffCold && step.larger == 0;
        //: %1 is a position in letters, (a, b)
        return {isCold ? tr("%1 is cold: <b>P</b>") : tr("%1 is hot: <b>N</b>"), whyCold(step, isCold),
                {{isEnd ? QStringLiteral("(0, 0)") : QStringLiteral("(a, b)"), pairText(step.smaller, step.larger)}}};
    }

    GeneralText operator()(const ColdOrigin&) const
    {
        return {QStringLiteral("(a<sub>0</sub>, b<sub>0</sub>) = <b>(0, 0)</b>"),
                tr("Nothing can be taken from empty heaps: the player to move has lost. So (0, 0) is a P-position. Call the "
                   "pairs of the theorem cold, and every other position hot. So (0, 0) is the first cold pair, with k = 0; the "
                   "next line builds the others by the mex rule. We prove by induction on a + b that the cold pairs are exactly "
                   "the P-positions.")};
    }

    GeneralText operator()(const ColdGrowth& step) const
    {
        const QString smaller = QStringLiteral("a<sub>%1</sub>").arg(number(step.index));
        const QString larger = QStringLiteral("b<sub>%1</sub>").arg(number(step.index));
        const QString used = usedNumbers(step.used);
        if (step.index == 1)
            return {QStringLiteral("%1 = mex{%2}, %3 = %4 + %5"),
                    tr("For k ≥ 1, a<sub>k</sub> is the least non-negative integer that is in none of the earlier pairs. It "
                       "exists, because those pairs have only finitely many numbers. And b<sub>k</sub> is k more than "
                       "a<sub>k</sub>, so the difference k is new too."),
                    {{QStringLiteral("a<sub>k</sub>"), smaller},
                     {QStringLiteral("a<sub>0</sub>, b<sub>0</sub>, …, a<sub>k−1</sub>, b<sub>k−1</sub>"), used},
                     {QStringLiteral("b<sub>k</sub>"), larger},
                     {QStringLiteral("a<sub>k</sub>"), number(step.smaller)},
                     {QStringLiteral("k"), number(step.index)}}};
        if (step.index == 2)
            return {QStringLiteral("%1 = mex{%2}, %3 = %4 + %5"),
                    tr("Both numbers grow with k. All numbers less than a<sub>k</sub> are in earlier pairs, and a<sub>k</sub> "
                       "is now used too, so a<sub>k+1</sub> &gt; a<sub>k</sub>. Hence b<sub>k+1</sub> = a<sub>k+1</sub> + k + "
                       "1 &gt; a<sub>k</sub> + k = b<sub>k</sub>."),
                    {{QStringLiteral("a<sub>k+1</sub>"), smaller},
                     {QStringLiteral("a<sub>0</sub>, b<sub>0</sub>, …, a<sub>k</sub>, b<sub>k</sub>"), used},
                     {QStringLiteral("b<sub>k+1</sub>"), larger},
                     {QStringLiteral("a<sub>k+1</sub>"), number(step.smaller)},
                     {QStringLiteral("(k + 1)"), number(step.index)}}};
        return {QStringLiteral("%1 = mex{%2}"),
                tr("No number n ≥ 0 is ever left out. The integers a<sub>0</sub> = 0, a<sub>1</sub>, a<sub>2</sub>, … increase "
                   "strictly, so a<sub>n+1</sub> ≥ n + 1 &gt; n. But a<sub>n+1</sub> is the least number missing from the pairs "
                   "before it, so n is in one of those pairs."),
                {{QStringLiteral("a<sub>n+1</sub>"), smaller},
                 {QStringLiteral("a<sub>0</sub>, b<sub>0</sub>, …, a<sub>n</sub>, b<sub>n</sub>"), used}}};
    }

    GeneralText operator()(const ColdTable& step) const
    {
        return rowOfPairs(step.rows,
                          tr("The rule goes on in this way for every k. Both numbers grow, so of two cold pairs the earlier "
                             "one has the smaller numbers: a<sub>j</sub> &lt; a<sub>k</sub> and b<sub>j</sub> &lt; "
                             "b<sub>k</sub> if j &lt; k. If k ≥ 1, also a<sub>k</sub> &lt; b<sub>k</sub>."));
    }

    GeneralText operator()(const ColdOnce& step) const
    {
        //: %1 is n, %2 a cold pair, %3 a difference, %4 the cold pair with this difference
        return {tr("%1 occurs only in %2, and the difference %3 only in %4"),
                tr("Every number n ≥ 0 is in some pair: let (a<sub>k</sub>, b<sub>k</sub>) be the first such pair. A later pair "
                   "repeats no number: its smaller number is new by the mex rule, and its larger number is greater than every "
                   "number before it. And only the pair with k = d has the difference d."),
                {{QStringLiteral("n"), number(step.smaller)},
                 {pairOf(u'k'), pairText(step.withSmaller)},
                 {QStringLiteral("d"), number(step.difference)},
                 {pairOf(u'd'), pairText(step.smallerOfDifference, Wide{step.smallerOfDifference} + step.difference)}}};
    }

    GeneralText operator()(const ColdStraight& step) const
    {
        //: %1 is a cold pair in letters
        return {tr("From %1, no move in one heap reaches another cold pair"),
                tr("Let k ≥ 1. Such a move keeps one of the numbers a<sub>k</sub> and b<sub>k</sub> and makes the other one "
                   "smaller. The only cold pair with the number that is kept is (a<sub>k</sub>, b<sub>k</sub>) itself. So the move "
                   "does not lead to a cold pair."),
                {{pairOf(u'k'), pairText(step.pair)}}};
    }

    GeneralText operator()(const ColdDiagonal& step) const
    {
        return {tr("From %1, no move in both heaps reaches one either"),
                tr("Such a move keeps the difference k and makes both numbers smaller. The only cold pair with this difference "
                   "is (a<sub>k</sub>, b<sub>k</sub>) itself. So no move leads from a cold pair to a cold pair."),
                {{pairOf(u'k'), pairText(step.pair)}}};
    }

    GeneralText operator()(const ColdKeepsNone& step) const
    {
        //: %1 + %2 = %3 are numbers of moves in letters
        return {tr("%1 + %2 = <b>%3</b> moves, all of them to hot positions"),
                tr("Let (a, b) be cold and not (0, 0). The number of moves in one heap is a + b, and the number of moves in "
                   "both heaps is a. As shown above, none of them reaches a cold pair. Every move leaves fewer stones, so by "
                   "the induction hypothesis the hot position that it reaches is an N-position."),
                {{QStringLiteral("(a + b)"), number(step.straight)},
                 {QStringLiteral("a"), number(step.diagonal)},
                 {QStringLiteral("2a + b"), decimal(Wide{step.straight} + step.diagonal)}}};
    }

    GeneralText operator()(const HotCase& step) const
    {
        const QString index = number(step.pair.index);
        const QString smaller = QStringLiteral("%1 = a<sub>%2</sub>").arg(number(step.smaller), index);
        const QString larger = QStringLiteral("%1 = b<sub>%2</sub>").arg(number(step.pair.larger), index);
        if (step.number == 1)
            return {QStringLiteral("a = b"), tr("Now let (a, b) be hot. Either a = b, or a &lt; b. If a &lt; b, then, as shown "
                                                "above, a is in exactly one cold pair: as its larger number b<sub>k</sub> with "
                                                "k ≥ 1, or as its smaller number a<sub>k</sub>. If a = a<sub>k</sub>, then b ≠ "
                                                "b<sub>k</sub>, because (a, b) is hot. The <b>first</b> of four cases: the "
                                                "heaps are equal. They are not empty, because (0, 0) is cold.")};
        if (step.number == 2)
            return {QStringLiteral("a = %1"),
                    tr("Now let (a, b) be hot. Either a = b, or a &lt; b. If a &lt; b, then, as shown above, a is in exactly "
                       "one cold pair: as its larger number b<sub>k</sub> with k ≥ 1, or as its smaller number a<sub>k</sub>. "
                       "If a = a<sub>k</sub>, then b ≠ b<sub>k</sub>, because (a, b) is hot. The <b>second</b> of four cases: a "
                       "&lt; b, and a is the larger number b<sub>k</sub> of its cold pair, with k ≥ 1. So the partner "
                       "a<sub>k</sub> of a is less than a, and less than b."),
                    {{QStringLiteral("b<sub>k</sub>"), larger}}};
        const std::vector<GeneralText::Letter> letters{{QStringLiteral("a<sub>k</sub>"), smaller},
                                                       {QStringLiteral("b<sub>k</sub>"), larger}};
        if (step.number == 3)
            return {QStringLiteral("a = %1, b &gt; %2"),
                    tr("Now let (a, b) be hot. Either a = b, or a &lt; b. If a &lt; b, then, as shown above, a is in exactly "
                       "one cold pair: as its larger number b<sub>k</sub> with k ≥ 1, or as its smaller number a<sub>k</sub>. "
                       "If a = a<sub>k</sub>, then b ≠ b<sub>k</sub>, because (a, b) is hot. The <b>third</b> of four cases: a "
                       "&lt; b, and a is the smaller number a<sub>k</sub> of its cold pair. And b is more than the partner "
                       "b<sub>k</sub> of a."),
                    letters};
        return {QStringLiteral("a = %1, b &lt; %2"),
                tr("Now let (a, b) be hot. Either a = b, or a &lt; b. If a &lt; b, then, as shown above, a is in exactly one "
                   "cold pair: as its larger number b<sub>k</sub> with k ≥ 1, or as its smaller number a<sub>k</sub>. If a = "
                   "a<sub>k</sub>, then b ≠ b<sub>k</sub>, because (a, b) is hot. The <b>fourth</b> of four cases: a &lt; b, "
                   "and a is the smaller number a<sub>k</sub> of its cold pair. But b is less than the partner b<sub>k</sub> of "
                   "a, so 1 ≤ d &lt; k."),
                letters};
    }

    GeneralText operator()(const HotToCold& step) const
    {
        const QString before = pairText(step.smaller, step.larger);
        if (step.number == 1)
            return {QStringLiteral("%1 → <b>(0, 0)</b>"),
                    tr("Everything may be taken in one move, because the heaps are equal. That leaves (0, 0), which is cold."),
                    {{QStringLiteral("(a, a)"), before}}};
        if (step.number == 2)
            return {QStringLiteral("%1 → <b>%2</b>"),
                    tr("Leave a as it is, and reduce b to a<sub>k</sub>, the partner of a. That leaves the cold pair that "
                       "contains a."),
                    {{QStringLiteral("(a, b)"), before}, {pairOf(u'k'), pairText(step.target)}}};
        if (step.number == 3)
            return {QStringLiteral("%1 → <b>%2</b>"),
                    tr("Leave a as it is, and reduce b to b<sub>k</sub>, the partner of a. That leaves the cold pair that "
                       "contains a."),
                    {{QStringLiteral("(a, b)"), before}, {pairOf(u'k'), pairText(step.target)}}};
        return {QStringLiteral("%1 → <b>%2</b>"),
                tr("Because d &lt; k, the cold pair with the difference d comes before the cold pair that contains a. So "
                   "a<sub>d</sub> &lt; a<sub>k</sub> = a, and a − a<sub>d</sub> stones can be taken from both heaps. That leaves "
                   "a<sub>d</sub> and b − (a − a<sub>d</sub>) = a<sub>d</sub> + d = b<sub>d</sub>."),
                {{QStringLiteral("(a, b)"), before}, {pairOf(u'd'), pairText(step.target)}}};
    }

    GeneralText operator()(const HotMoves& step) const
    {
        return {QStringLiteral("%1"),
                tr("By the theorem, a winning move is a move to a cold pair. A move in one heap keeps the other number, and "
                   "only its partner makes a cold pair with it. A move in both heaps keeps d, and only (a<sub>d</sub>, "
                   "b<sub>d</sub>) has that difference. So at most one winning move takes from a alone, one from b alone, and "
                   "one from both. Each exists exactly when its cold pair has fewer stones than (a, b)."),
                {{tr("At most three winning moves"), stepText(ColdStep{step}, place).statement}}};
    }

private:
    QString whyCold(const ColdOutcome& step, bool isCold) const
    {
        switch (place.proof.theorem) {
        case Theorem::WythoffGolden:
            return isCold ? tr("If a is dφ rounded down, (a, b) is the cold pair with k = d. By the theorem on the cold pairs, "
                               "exactly these pairs are the P-positions.")
                          : tr("If a is not dφ rounded down, (a, b) is not a cold pair, because only the one with k = d has "
                               "the difference d. By the theorem on the cold pairs, it is an N-position.");
        case Theorem::WythoffExact:
            if (step.smaller == step.larger)
                return isCold ? tr("If a = 0, this is the cold pair (0, 0). By the theorem on the cold pairs, it is a "
                                   "P-position.")
                              : tr("If a ≥ 1, (a, a) is not a cold pair. By the theorem on the cold pairs, it is an N-position.");
            return isCold ? tr("All three conditions hold, so a &lt; dφ &lt; a + 1, and (a, b) is a cold pair. By the theorem "
                               "on the cold pairs, it is a P-position.")
                          : tr("One of the three conditions fails, so a is not dφ rounded down, and (a, b) is not a cold pair. "
                               "By the theorem on the cold pairs, it is an N-position.");
        case Theorem::WythoffZeckendorf:
            return isCold ? tr("If a and b are partners, or both 0, (a, b) is a cold pair. By the theorem on the cold pairs, "
                               "it is a P-position.")
                          : tr("If a and b are not partners, and not both 0, (a, b) is not a cold pair. By the theorem on the "
                               "cold pairs, it is an N-position.");
        default: break;
        }
        if (step.larger == 0)
            return tr("With a = b = 0 nothing is left to take: the player to move has lost. The induction begins here.");
        return isCold ? tr("Every move leads to a hot position, and by the induction hypothesis the opponent wins there. So "
                           "the player to move loses.")
                      : tr("Some move leads to a cold pair, and by the induction hypothesis the opponent loses there. So the "
                           "player to move wins.");
    }
};

}  // namespace

QString pairOf(QChar index)
{
    return QStringLiteral("(a<sub>%1</sub>, b<sub>%1</sub>)").arg(index);
}

GeneralText rowOfPairs(const std::vector<ColdRow>& rows, const QString& reason)
{
    return {commaList({QStringLiteral("%1"), QStringLiteral("%2"), QStringLiteral("%3"), QStringLiteral("%4")}), reason,
            {{pairOf(u'0'), pairText(rows.at(0))},
             {pairOf(u'1'), pairText(rows.at(1))},
             {pairOf(u'2'), pairText(rows.at(2))},
             {QStringLiteral("…"), pairText(rows.back())}}};
}

GeneralText generalText(const WythoffStep& step, const StepPlace& place) { return std::visit(ColdPairLetters{place}, step); }
GeneralText generalText(const ColdStep& step, const StepPlace& place) { return std::visit(ColdPairLetters{place}, step); }

}  // namespace nimstone::wording

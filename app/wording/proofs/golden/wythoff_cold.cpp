// The steps about the cold pairs of Wythoff's game.
#include "app/wording/proofs/golden/wythoff.h"

#include <QCoreApplication>

#include "app/wording/play/moves.h"

namespace nimstone::wording {

using namespace proof;

namespace {

QString numbersText(const std::vector<Count>& numbers)
{
    QStringList items;
    for (const Count value : numbers)
        items.push_back(number(value));
    return items.join(QStringLiteral(", "));
}

QString moveWords(const Proof& proof, const Move& move)
{
    return moveText(proof.subject, {0, move});
}

class ColdPairWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffWords)

public:
    const StepPlace& place;

    Said operator()(const HeapPair& step) const
    {
        return {QStringLiteral("%1, %2"),
                {{u"a ≤ b", QStringLiteral("a = <b>%1</b>, b = <b>%2</b>").arg(number(step.smaller), number(step.larger))},
                 {u"d = b − a", QStringLiteral("d = b − a = <b>%1</b>").arg(number(step.difference))}},
                tr("A move takes from one heap, or the same number from both. The rules treat the two heaps alike, so call the "
                   "smaller one a. On the board, this is a queen that moves straight or diagonally toward the corner."),
                tr("A move takes one or more stones from one heap, or the same positive number from both. The rules treat the "
                   "two heaps alike, so every position can be written (a, b) with a ≤ b. Its difference is d.")};
    }

    Said operator()(const ColdOutcome& step) const
    {
        const bool cold = step.outcome == Outcome::P;
        const bool byInduction = place.proof.theorem == Theorem::WythoffCold;
        const bool isEnd = byInduction && step.larger == 0;
        const QString always = whyCold(step, cold);
        //: %1 is a position, such as (3, 5)
        const Said said{cold ? tr("%1 is cold: <b>P</b>") : tr("%1 is hot: <b>N</b>"),
                        {{isEnd ? u"(0, 0)" : u"(a, b)", pairText(step.smaller, step.larger)}}, {}, {},
                        tr("Who wins? Is this a P-position or an N-position?")};
        if (isEnd)
            return said.because(tr("Nothing is left to take: the player to move has lost. The induction begins here."), always);
        if (byInduction)
            return said.because(cold ? tr("Every move leads to a hot position, which the opponent wins. So the player to move "
                                          "loses.")
                                     : tr("Some move leads to a cold pair, and by induction the opponent loses there. So the "
                                          "player to move wins."),
                                always);
        return said.because(cold
            ? tr("These two numbers form a cold pair. Whatever is taken, the opponent can restore such a pair, so this is a "
                 "P-position.")
            : tr("The two numbers do not form a cold pair, so some move leads to one."), always);
    }

    Said operator()(const ColdOrigin& step) const
    {
        return {QStringLiteral("(a<sub>0</sub>, b<sub>0</sub>) = <b>%1</b>"), {{u"(0, 0)", pairText(step.first, step.second)}},
                tr("Nothing can be taken from empty heaps: the player to move has lost. So (0, 0) is the first cold pair, and "
                   "the mex rule builds the others. All other positions are called hot. The claim: the cold pairs are exactly "
                   "the P-positions."),
                tr("Nothing can be taken from empty heaps: the player to move has lost. So (0, 0) is a P-position. Call the "
                   "pairs of the theorem cold, and every other position hot. So (0, 0) is the first cold pair, with k = 0; the "
                   "next line builds the others by the mex rule. We prove by induction on a + b that the cold pairs are exactly "
                   "the P-positions.")};
    }

    Said operator()(const ColdGrowth& step) const
    {
        const auto kth = [](QChar letter, const QString& index) { return QStringLiteral("%1<sub>%2</sub>").arg(letter, index); };
        const QString index = step.index == 1 ? QStringLiteral("k") : step.index == 2 ? QStringLiteral("k+1") : QStringLiteral("n+1");
        const QString before = step.index == 1 ? QStringLiteral("k−1") : index.first(1);
        const QString line = QStringLiteral("%1 = mex{%2} = <b>%4</b>, %3 = %4 + %5 = <b>%6</b>");
        const QString own = number(step.index);
        const Said said{{line, step.index < 3 ? QStringLiteral("%1 = mex{%2}, %3 = %4 + %5") : QStringLiteral("%1 = mex{%2}")},
                        {{kth(u'a', index), kth(u'a', own)},
                         {QStringLiteral("a<sub>0</sub>, b<sub>0</sub>, …, %1, %2").arg(kth(u'a', before), kth(u'b', before)),
                          numbersText(step.used)},
                         {kth(u'b', index), kth(u'b', own)},
                         {kth(u'a', index), number(step.smaller)},
                         {step.index == 1 ? u"k" : u"(k + 1)", own},
                         {u"", step.larger}},
                        {}, {}, tr("What is the least number that no cold pair has yet?")};
        if (step.index == 1)
            return said.because(tr("From (0, y), (x, 0), and (x, x) with x, y ≥ 1, a move reaches (0, 0). So all of these are "
                                   "N-positions. A new cold pair needs new numbers and a new difference: take the least of each."),
                                tr("For k ≥ 1, a<sub>k</sub> is the least non-negative integer that is in none of the earlier "
                                   "pairs. It exists, because those pairs have only finitely many numbers. And b<sub>k</sub> is "
                                   "k more than a<sub>k</sub>, so the difference k is new too."));
        if (step.index == 2)
            return said.because(tr("Every position from which a move reaches (1, 2) is an N-position too. Again take the least "
                                   "number that no pair has yet, with the least new difference, 2."),
                                tr("Both numbers grow with k. All numbers less than a<sub>k</sub> are in earlier pairs, and "
                                   "a<sub>k</sub> is now used too, so a<sub>k+1</sub> &gt; a<sub>k</sub>. Hence b<sub>k+1</sub> "
                                   "= a<sub>k+1</sub> + k + 1 &gt; a<sub>k</sub> + k = b<sub>k</sub>."));
        return said.because(tr("%1 had been skipped, and the rule now comes back to it. So no number is ever left out.")
                                .arg(number(step.smaller)),
                            tr("No number n ≥ 0 is ever left out. The integers a<sub>0</sub> = 0, a<sub>1</sub>, a<sub>2</sub>, "
                               "… increase strictly, so a<sub>n+1</sub> ≥ n + 1 &gt; n. But a<sub>n+1</sub> is the least number "
                               "missing from the pairs before it, so n is in one of those pairs."));
    }

    Said operator()(const ColdTable& step) const
    {
        return {QStringLiteral("%1"), {rowOfPairs(step.rows)},
                step.whole ? tr("The rule goes on in this way: a<sub>k</sub> is the least missing number, and b<sub>k</sub> is k "
                                "more. On the board, the cold cells follow two lines, of slope φ ≈ 1.618 and 1/φ.")
                           : tr("The rule goes on in this way: a<sub>k</sub> is the least missing number, and b<sub>k</sub> is k "
                                "more. For large k you need not count that far: the k-th pair is k times φ, rounded down, and "
                                "that number plus k."),
                tr("The rule goes on in this way for every k. Both numbers grow, so of two cold pairs the earlier one has the "
                   "smaller numbers: a<sub>j</sub> &lt; a<sub>k</sub> and b<sub>j</sub> &lt; b<sub>k</sub> if j &lt; k. If k ≥ "
                   "1, also a<sub>k</sub> &lt; b<sub>k</sub>.")};
    }

    Said operator()(const ColdOnce& step) const
    {
        //: %1 is a number, %2 the cold pair with this number, %3 a difference, %4 the cold pair with this difference
        const QString line = tr("%1 occurs only in %2, and the difference %3 only in %4");
        return {{step.difference == 0 ? line : tr("%1 occurs only in %2, %5 only in %6, and the difference %3 only in %4"), line},
                {{u"n", step.smaller},
                 {pairOf(u'k'), pairText(step.withSmaller)},
                 {u"d", step.difference},
                 {pairOf(u'd'), pairText(step.smallerOfDifference, Wide{step.smallerOfDifference} + step.difference)},
                 {u"", step.larger},
                 {u"", pairText(step.withLarger)}},
                tr("a<sub>k</sub> is new by its rule. b<sub>k</sub> is greater than every number before it, because "
                   "a<sub>k</sub> and k have both grown. And only the k-th pair has the difference k."),
                tr("Every number n ≥ 0 is in some pair: let (a<sub>k</sub>, b<sub>k</sub>) be the first such pair. A later pair "
                   "repeats no number: its smaller number is new by the mex rule, and its larger number is greater than every "
                   "number before it. And only the pair with k = d has the difference d.")};
    }

    Said operator()(const ColdStraight& step) const
    {
        //: %1 is a cold pair
        return {tr("From %1, no move in one heap reaches another cold pair"), {{pairOf(u'k'), pairText(step.pair)}},
                //: %1 and %2 are the numbers of a cold pair
                tr("Such a move keeps one of the numbers, %1 or %2, and changes the other. But neither of them is in a second "
                   "cold pair.").arg(number(step.pair.smaller), number(step.pair.larger)),
                tr("Let k ≥ 1. Such a move keeps one of the numbers a<sub>k</sub> and b<sub>k</sub> and makes the other one "
                   "smaller. The only cold pair with the number that is kept is (a<sub>k</sub>, b<sub>k</sub>) itself. So the "
                   "move does not lead to a cold pair."),
                tr("From %1, can a move in one heap reach another cold pair?").arg(pairText(step.pair))};
    }

    Said operator()(const ColdDiagonal& step) const
    {
        //: %1 is a cold pair
        return {tr("From %1, no move in both heaps reaches one either"), {{pairOf(u'k'), pairText(step.pair)}},
                tr("Such a move keeps the difference, %1, and no second cold pair has this difference. So no move leads from a "
                   "cold pair to a cold pair.").arg(number(step.pair.index)),
                tr("Such a move keeps the difference k and makes both numbers smaller. The only cold pair with this difference "
                   "is (a<sub>k</sub>, b<sub>k</sub>) itself. So no move leads from a cold pair to a cold pair."),
                tr("From %1, can a move in both heaps reach another cold pair?").arg(pairText(step.pair))};
    }

    Said operator()(const ColdKeepsNone& step) const
    {
        //: %1 + %2 = %3 are numbers of moves
        return {tr("%1 + %2 = <b>%3</b> moves, all of them to hot positions"),
                {{u"(a + b)", step.straight}, {u"a", step.diagonal}, {u"2a + b", decimal(Wide{step.straight} + step.diagonal)}},
                tr("%1 moves take from one heap and %2 from both. The position itself is cold, so none of them reaches a cold "
                   "pair. By induction, the hot positions that they reach are all won.")
                    .arg(number(step.straight), number(step.diagonal)),
                tr("Let (a, b) be cold and not (0, 0). The number of moves in one heap is a + b, and the number of moves in both "
                   "heaps is a. As shown above, none of them reaches a cold pair. Every move leaves fewer stones, so by the "
                   "induction hypothesis the hot position that it reaches is an N-position.")};
    }

    Said operator()(const HotCase& step) const
    {
        const QString a = number(step.smaller);
        const QString k = number(step.pair.index);
        const QString pair = pairText(step.pair);
        const QString question = tr("Which is the first case that applies? 1: the heaps are equal. 2: a is the larger number of "
                                    "its cold pair. 3: a is the smaller number, and b is more than the partner of a. 4: a is the "
                                    "smaller number, and b is less than the partner of a.");
        if (step.number == 1)
            return {QStringLiteral("a = %1"), {{u"b", QStringLiteral("b = %1").arg(a)}},
                    tr("<b>Case 1</b> of four: the heaps are equal."),
                    tr("Now let (a, b) be hot. Either a = b, or a &lt; b. If a &lt; b, then, as shown above, a is in exactly one "
                       "cold pair: as its larger number b<sub>k</sub> with k ≥ 1, or as its smaller number a<sub>k</sub>. If a = "
                       "a<sub>k</sub>, then b ≠ b<sub>k</sub>, because (a, b) is hot. The <b>first</b> of four cases: the heaps "
                       "are equal. They are not empty, because (0, 0) is cold."), question};
        if (step.number == 2)
            return {QStringLiteral("a = %1"), {{u"b<sub>k</sub>", QStringLiteral("%1 = b<sub>%2</sub>").arg(a, k)}},
                    tr("<b>Case 2</b> of four: a is the larger number of its cold pair %1. So the partner of a is less than a, "
                       "and less than b.").arg(pair),
                    tr("Now let (a, b) be hot. Either a = b, or a &lt; b. If a &lt; b, then, as shown above, a is in exactly one "
                       "cold pair: as its larger number b<sub>k</sub> with k ≥ 1, or as its smaller number a<sub>k</sub>. If a = "
                       "a<sub>k</sub>, then b ≠ b<sub>k</sub>, because (a, b) is hot. The <b>second</b> of four cases: a &lt; b, "
                       "and a is the larger number b<sub>k</sub> of its cold pair, with k ≥ 1. So the partner a<sub>k</sub> of a "
                       "is less than a, and less than b."), question};
        const Said said{step.number == 3 ? QStringLiteral("a = %1, %2 &gt; %3") : QStringLiteral("a = %1, %2 &lt; %3"),
                        {{u"a<sub>k</sub>", QStringLiteral("%1 = a<sub>%2</sub>").arg(a, k)},
                         {u"b", QStringLiteral("b = %1").arg(step.larger)},
                         {u"b<sub>k</sub>", QStringLiteral("%1 = b<sub>%2</sub>").arg(number(step.pair.larger), k)}},
                        {}, {}, question};
        if (step.number == 3)
            return said.because(tr("<b>Case 3</b> of four: a is the smaller number of its cold pair %1, and b is more than the "
                                   "partner of a.").arg(pair),
                                tr("Now let (a, b) be hot. Either a = b, or a &lt; b. If a &lt; b, then, as shown above, a is in "
                                   "exactly one cold pair: as its larger number b<sub>k</sub> with k ≥ 1, or as its smaller "
                                   "number a<sub>k</sub>. If a = a<sub>k</sub>, then b ≠ b<sub>k</sub>, because (a, b) is hot. "
                                   "The <b>third</b> of four cases: a &lt; b, and a is the smaller number a<sub>k</sub> of its "
                                   "cold pair. And b is more than the partner b<sub>k</sub> of a."));
        return said.because(tr("<b>Case 4</b> of four: a is the smaller number of its cold pair %1, and b is less than the "
                               "partner of a. So the difference %2 is less than %3, the difference of that pair, and the pair "
                               "with difference %2 comes earlier in the table.").arg(pair, number(step.larger - step.smaller), k),
                            tr("Now let (a, b) be hot. Either a = b, or a &lt; b. If a &lt; b, then, as shown above, a is in "
                               "exactly one cold pair: as its larger number b<sub>k</sub> with k ≥ 1, or as its smaller number "
                               "a<sub>k</sub>. If a = a<sub>k</sub>, then b ≠ b<sub>k</sub>, because (a, b) is hot. The "
                               "<b>fourth</b> of four cases: a &lt; b, and a is the smaller number a<sub>k</sub> of its cold "
                               "pair. But b is less than the partner b<sub>k</sub> of a, so 1 ≤ d &lt; k."));
    }

    Said operator()(const HotToCold& step) const
    {
        const bool equal = step.number == 1;
        const Said said{QStringLiteral("%1 → <b>%2</b>"),
                        {{equal ? u"(a, a)" : u"(a, b)", pairText(step.smaller, step.larger)},
                         {equal ? QStringLiteral("(0, 0)") : pairOf(step.number == 4 ? u'd' : u'k'), pairText(step.target)}},
                        {}, {}, tr("How many stones must be taken from each heap that changes?")};
        if (equal)
            return said.because(tr("Everything may be taken in one move, because the heaps are equal. That leaves (0, 0), which "
                                   "is cold."));
        if (step.number != 4)
            return said.because(tr("Leave a as it is, and reduce b to the partner of a. That leaves the cold pair that contains "
                                   "a."),
                                step.number == 2
                                    ? tr("Leave a as it is, and reduce b to a<sub>k</sub>, the partner of a. That leaves the "
                                         "cold pair that contains a.")
                                    : tr("Leave a as it is, and reduce b to b<sub>k</sub>, the partner of a. That leaves the "
                                         "cold pair that contains a."));
        return said.because(tr("Taking the same number from both keeps the difference %1. The pair with this difference comes "
                               "earlier in the table than the pair of a, so both of its numbers are smaller.")
                                .arg(number(step.target.index)),
                            tr("Because d &lt; k, the cold pair with the difference d comes before the cold pair that contains "
                               "a. So a<sub>d</sub> &lt; a<sub>k</sub> = a, and a − a<sub>d</sub> stones can be taken from both "
                               "heaps. That leaves a<sub>d</sub> and b − (a − a<sub>d</sub>) = a<sub>d</sub> + d = b<sub>d</sub>."));
    }

    Said operator()(const HotMoves& step) const
    {
        std::vector<QString> moves;
        for (const Move& move : step.moves)
            moves.push_back(moves.empty() ? moveWords(place.proof, move) : movePhrase(place.proof.subject, {0, move}));
        QStringList ways;
        for (std::size_t way = 0; way < step.lines.size(); ++way) {
            const ColdLine& line = step.lines[way];
            if (way < 2) {
                //: %1 is "heap 2", %2 the size of this heap, %3 the size that the other heap would need, %4 the size that it has
                ways.push_back((line.reached ? tr("If %1 stays at %2, the other heap has to become %3. It is %4: a winning move.")
                                             : tr("If %1 stays at %2, the other heap has to become %3. It is only %4: no move."))
                                   .arg(heapName(1 - way), number(line.kept), number(line.wanted), number(line.now)));
            } else {
                //: %1 is a difference, %2 the size that the smaller heap would need, %3 the size that it has
                ways.push_back((line.reached ? tr("If the difference stays at %1, the smaller heap has to become %2. It is %3: a winning move.")
                                             : tr("If the difference stays at %1, the smaller heap has to become %2. It is only %3: no move."))
                                   .arg(number(line.kept), number(line.wanted), number(line.now)));
            }
        }
        return {QStringLiteral("%1"), {{tr("At most three winning moves"), listText(moves)}},
                //: Three sentences, one after another
                tr("%1 %2 %3").arg(ways.value(0), ways.value(1), ways.value(2)),
                tr("By the theorem, a winning move is a move to a cold pair. A move in one heap keeps the other number, and only "
                   "its partner makes a cold pair with it. A move in both heaps keeps d, and only (a<sub>d</sub>, b<sub>d</sub>) "
                   "has that difference. So at most one winning move takes from a alone, one from b alone, and one from both. "
                   "Each exists exactly when its cold pair has fewer stones than (a, b)."),
                tr("How many winning moves are there in all?")};
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

Symbol rowOfPairs(const std::vector<ColdRow>& rows)
{
    return {commaList({pairOf(u'0'), pairOf(u'1'), pairOf(u'2'), QStringLiteral("…")}), pairsText(rows)};
}

Said said(const WythoffStep& step, const StepPlace& place) { return std::visit(ColdPairWords{place}, step); }
Said said(const ColdStep& step, const StepPlace& place) { return std::visit(ColdPairWords{place}, step); }

}  // namespace nimstone::wording

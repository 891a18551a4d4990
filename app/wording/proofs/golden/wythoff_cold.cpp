// The texts of the steps about the cold pairs of Wythoff's game, with the numbers of the position.
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

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class ColdPairWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffWords)

public:
    const StepPlace& place;

    StepText operator()(const HeapPair& step) const
    {
        return {QStringLiteral("a = <b>%1</b>, b = <b>%2</b>, d = b − a = <b>%3</b>")
                    .arg(number(step.smaller), number(step.larger), number(step.difference)),
                tr("A move takes from one heap, or the same number from both. The rules treat the two heaps alike, so call the "
                   "smaller one a. On the board, this is a queen that moves straight or diagonally toward the corner.")};
    }

    StepText operator()(const ColdOutcome& step) const
    {
        const QString pair = pairText(step.smaller, step.larger);
        const bool cold = step.outcome == Outcome::P;
        const QString statement = (cold ? tr("%1 is cold: <b>P</b>") : tr("%1 is hot: <b>N</b>")).arg(pair);
        const QString question = tr("Who wins? Is this a P-position or an N-position?");
        if (place.proof.theorem != Theorem::WythoffCold)
            return {statement,
                    cold ? tr("These two numbers form a cold pair. Whatever is taken, the opponent can restore such a pair, so "
                              "this is a P-position. ■")
                         : tr("The two numbers do not form a cold pair, so some move leads to one. ■"),
                    question};
        if (step.larger == 0)
            return {statement, tr("Nothing is left to take: the player to move has lost. The induction begins here. ■"), question};
        return {statement,
                cold ? tr("Every move leads to a hot position, which the opponent wins. So the player to move loses. ■")
                     : tr("Some move leads to a cold pair, and by induction the opponent loses there. So the player to move wins. ■"),
                question};
    }

    StepText operator()(const ColdOrigin& step) const
    {
        return {QStringLiteral("(a<sub>0</sub>, b<sub>0</sub>) = <b>%1</b>").arg(pairText(step.first, step.second)),
                tr("Nothing can be taken from empty heaps: the player to move has lost. So (0, 0) is the first cold pair, and the "
                   "mex rule builds the others. All other positions are called hot. The claim: the cold pairs are exactly the "
                   "P-positions.")};
    }

    StepText operator()(const ColdGrowth& step) const
    {
        const QString statement = QStringLiteral("a<sub>%1</sub> = mex{%2} = <b>%3</b>, b<sub>%1</sub> = %3 + %1 = <b>%4</b>")
                                      .arg(number(step.index), numbersText(step.used), number(step.smaller), number(step.larger));
        const QString question = tr("What is the least number that no cold pair has yet?");
        if (step.index == 1)
            return {statement,
                    tr("From (0, y), (x, 0), and (x, x) with x, y ≥ 1, a move reaches (0, 0). So all of these are N-positions. A "
                       "new cold pair needs new numbers and a new difference: take the least of each."),
                    question};
        if (step.index == 2)
            return {statement,
                    tr("Every position from which a move reaches (1, 2) is an N-position too. Again take the least number that no "
                       "pair has yet, with the least new difference, 2."),
                    question};
        return {statement,
                tr("%1 had been skipped, and the rule now comes back to it. So no number is ever left out.").arg(number(step.smaller)),
                question};
    }

    StepText operator()(const ColdTable& step) const
    {
        if (step.whole)
            return {pairsText(step.rows),
                    tr("The rule goes on in this way: a<sub>k</sub> is the least missing number, and b<sub>k</sub> is k more. On "
                       "the board, the cold cells follow two lines, of slope φ ≈ 1.618 and 1/φ.")};
        return {pairsText(step.rows),
                tr("The rule goes on in this way: a<sub>k</sub> is the least missing number, and b<sub>k</sub> is k more. For "
                   "large k you need not count that far: the k-th pair is k times φ, rounded down, and that number plus k.")};
    }

    StepText operator()(const ColdOnce& step) const
    {
        const QString reason = tr("a<sub>k</sub> is new by its rule. b<sub>k</sub> is greater than every number before it, because "
                                  "a<sub>k</sub> and k have both grown. And only the k-th pair has the difference k.");
        const QString ofDifference = pairText(step.smallerOfDifference, Wide{step.smallerOfDifference} + step.difference);
        if (step.difference == 0)
            return {tr("%1 occurs only in %2, and the difference 0 only in %3").arg(number(step.smaller), pairText(step.withSmaller), ofDifference),
                    reason};
        return {tr("%1 occurs only in %2, %3 only in %4, and the difference %5 only in %6")
                    .arg(number(step.smaller), pairText(step.withSmaller), number(step.larger), pairText(step.withLarger),
                         number(step.difference), ofDifference),
                reason};
    }

    StepText operator()(const ColdStraight& step) const
    {
        //: %1 is a cold pair
        return {tr("From %1, no move in one heap reaches another cold pair").arg(pairText(step.pair)),
                //: %1 and %2 are the numbers of a cold pair
                tr("Such a move keeps one of the numbers, %1 or %2, and changes the other. But neither of them is in a second cold pair.")
                    .arg(number(step.pair.smaller), number(step.pair.larger)),
                tr("From %1, can a move in one heap reach another cold pair?").arg(pairText(step.pair))};
    }

    StepText operator()(const ColdDiagonal& step) const
    {
        return {tr("From %1, no move in both heaps reaches one either").arg(pairText(step.pair)),
                tr("Such a move keeps the difference, %1, and no second cold pair has this difference. So no move leads from a "
                   "cold pair to a cold pair.")
                    .arg(number(step.pair.index)),
                tr("From %1, can a move in both heaps reach another cold pair?").arg(pairText(step.pair))};
    }

    StepText operator()(const ColdKeepsNone& step) const
    {
        const QString all = decimal(Wide{step.straight} + step.diagonal);
        //: %1 + %2 = %3 are numbers of moves
        return {tr("%1 + %2 = <b>%3</b> moves, all of them to hot positions").arg(number(step.straight), number(step.diagonal), all),
                tr("%1 moves take from one heap and %2 from both. The position itself is cold, so none of them reaches a cold "
                   "pair. By induction, the hot positions that they reach are all won.")
                    .arg(number(step.straight), number(step.diagonal))};
    }

    StepText operator()(const HotCase& step) const
    {
        const QString a = number(step.smaller);
        const QString b = number(step.larger);
        const QString k = number(step.pair.index);
        const QString pair = pairText(step.pair);
        const QString question = tr("Which is the first case that applies? 1: the heaps are equal. 2: a is the larger number of "
                                    "its cold pair. 3: a is the smaller number, and b is more than the partner of a. 4: a is the "
                                    "smaller number, and b is less than the partner of a.");
        if (step.number == 1)
            return {QStringLiteral("a = b = %1").arg(a), tr("<b>Case 1</b> of four: the heaps are equal."), question};
        if (step.number == 2)
            return {QStringLiteral("a = %1 = b<sub>%2</sub>").arg(a, k),
                    tr("<b>Case 2</b> of four: a is the larger number of its cold pair %1. So the partner of a is less than a, and "
                       "less than b.")
                        .arg(pair),
                    question};
        if (step.number == 3)
            return {QStringLiteral("a = %1 = a<sub>%2</sub>, b = %3 &gt; %4 = b<sub>%2</sub>").arg(a, k, b, number(step.pair.larger)),
                    tr("<b>Case 3</b> of four: a is the smaller number of its cold pair %1, and b is more than the partner of a.").arg(pair),
                    question};
        return {QStringLiteral("a = %1 = a<sub>%2</sub>, b = %3 &lt; %4 = b<sub>%2</sub>").arg(a, k, b, number(step.pair.larger)),
                tr("<b>Case 4</b> of four: a is the smaller number of its cold pair %1, and b is less than the partner of a. So "
                   "the difference %2 is less than %3, the difference of that pair, and the pair with difference %2 comes earlier "
                   "in the table.")
                    .arg(pair, number(step.larger - step.smaller), k),
                question};
    }

    StepText operator()(const HotToCold& step) const
    {
        const QString statement = QStringLiteral("%1 → <b>%2</b>").arg(pairText(step.smaller, step.larger), pairText(step.target));
        const QString question = tr("How many stones must be taken from each heap that changes?");
        if (step.number == 1)
            return {statement, tr("Everything may be taken in one move, because the heaps are equal. That leaves (0, 0), which is cold."), question};
        if (step.number != 4)
            return {statement, tr("Leave a as it is, and reduce b to the partner of a. That leaves the cold pair that contains "
                                  "a."), question};
        return {statement,
                tr("Taking the same number from both keeps the difference %1. The pair with this difference comes earlier in the "
                   "table than the pair of a, so both of its numbers are smaller.")
                    .arg(number(step.target.index)),
                question};
    }

    StepText operator()(const HotMoves& step) const
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
        //: Three sentences, one after another
        return {listText(moves), tr("%1 %2 %3").arg(ways.value(0), ways.value(1), ways.value(2)),
                tr("How many winning moves are there in all?")};
    }
};

}  // namespace

StepText stepText(const WythoffStep& step, const StepPlace& place) { return std::visit(ColdPairWords{place}, step); }
StepText stepText(const ColdStep& step, const StepPlace& place) { return std::visit(ColdPairWords{place}, step); }

}  // namespace nimstone::wording

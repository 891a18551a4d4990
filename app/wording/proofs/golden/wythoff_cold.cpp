// The cold pairs of Wythoff's game in words.
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

/// One overload a kind of step and no catch-all: a new kind does not compile until it is worded.
class ColdPairWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffWords)

public:
    const StepPlace& place;

    StepText operator()(const HeapPair& step) const
    {
        return {QStringLiteral("a = <b>%1</b>, b = <b>%2</b>, d = b − a = <b>%3</b>")
                    .arg(number(step.smaller), number(step.larger), number(step.difference)),
                tr("A move takes from one heap, or as many from both. The rules treat the two heaps alike, so the smaller one "
                   "may be called a. On the board it is a queen that moves straight or diagonally towards the corner.")};
    }

    StepText operator()(const ColdOutcome& step) const
    {
        const QString pair = pairText(step.smaller, step.larger);
        const bool cold = step.outcome == Outcome::P;
        const QString statement = (cold ? tr("%1 is cold: <b>P</b>") : tr("%1 is hot: <b>N</b>")).arg(pair);
        const QString question = tr("Who wins: is it a P-position or an N-position?");
        if (place.proof.theorem != Theorem::WythoffCold)
            return {statement,
                    cold ? tr("These two numbers are the cold pair. Whatever is taken, the other player can restore such a pair. ■")
                         : tr("The two numbers are not a cold pair. So some move leads to one. ■"),
                    question};
        if (step.larger == 0)
            return {statement, tr("There is nothing left to take. This is where the induction begins. ■"), question};
        return {statement,
                cold ? tr("Every move leads to a hot position, and those are won for the other player. So the player to move loses. ■")
                     : tr("A move leads to a cold pair, from which the other player cannot reach one. So the player to move wins. ■"),
                question};
    }

    StepText operator()(const ColdOrigin& step) const
    {
        return {QStringLiteral("(a<sub>0</sub>, b<sub>0</sub>) = <b>%1</b>").arg(pairText(step.first, step.second)),
                tr("Nothing can be taken from empty heaps: the player to move has lost. Positions that are lost for the player to "
                   "move shall be called cold, all others hot.")};
    }

    StepText operator()(const ColdGrowth& step) const
    {
        const QString statement = QStringLiteral("a<sub>%1</sub> = mex{%2} = <b>%3</b>, b<sub>%1</sub> = %3 + %1 = <b>%4</b>")
                                      .arg(number(step.index), numbersText(step.used), number(step.smaller), number(step.larger));
        const QString question = tr("Which is the least number that no cold pair has yet?");
        if (step.index == 1)
            return {statement,
                    tr("From (0, y), (x, 0) and (x, x) a move reaches (0, 0), so all of them are hot. A new cold pair needs new "
                       "numbers and a new difference: the least of each."),
                    question};
        if (step.index == 2)
            return {statement,
                    tr("Every position from which (1, 2) can be reached is hot. Again the least number that no pair has yet, with "
                       "the least new difference, 2."),
                    question};
        return {statement,
                tr("%1 had been passed over, and the rule goes back for it. So no number is ever left out.").arg(number(step.smaller)),
                question};
    }

    StepText operator()(const ColdTable& step) const
    {
        if (step.whole)
            return {pairsText(step.rows),
                    tr("So it goes on: the least number that is missing, and k more. On the board the cold cells follow two lines, "
                       "of slope φ ≈ 1.618 and 1/φ.")};
        return {pairsText(step.rows),
                tr("So it goes on: the least number that is missing, and k more. Far out nobody has to count that far: the k-th "
                   "pair is k times φ, rounded down, and k more.")};
    }

    StepText operator()(const ColdOnce& step) const
    {
        const QString reason = tr("a<sub>k</sub> is new by its rule. b<sub>k</sub> is greater than every number before it, since "
                                  "both a<sub>k</sub> and k have grown. And k is the difference of the k-th pair alone.");
        const QString ofDifference = pairText(step.smallerOfDifference, Wide{step.smallerOfDifference} + step.difference);
        if (step.difference == 0)
            return {tr("%1 is in %2 alone, and the difference 0 belongs to %3 alone").arg(number(step.smaller), pairText(step.withSmaller), ofDifference),
                    reason};
        return {tr("%1 is in %2 alone, %3 in %4 alone, and the difference %5 belongs to %6 alone")
                    .arg(number(step.smaller), pairText(step.withSmaller), number(step.larger), pairText(step.withLarger),
                         number(step.difference), ofDifference),
                reason};
    }

    StepText operator()(const ColdStraight& step) const
    {
        //: %1 is a cold pair
        return {tr("From %1 no move in one heap reaches a cold pair").arg(pairText(step.pair)),
                //: %1 and %2 are the numbers of a cold pair
                tr("Such a move keeps one of the numbers, %1 or %2, and changes the other. But neither is in a second cold pair.")
                    .arg(number(step.pair.smaller), number(step.pair.larger)),
                tr("From %1, can a move in one heap reach another cold pair?").arg(pairText(step.pair))};
    }

    StepText operator()(const ColdDiagonal& step) const
    {
        return {tr("From %1 no move in both heaps reaches one either").arg(pairText(step.pair)),
                tr("Such a move keeps the difference, %1, and no second cold pair has it. So no move leads from a cold "
                   "pair to a cold pair.")
                    .arg(number(step.pair.index)),
                tr("From %1, can a move in both heaps reach another cold pair?").arg(pairText(step.pair))};
    }

    StepText operator()(const ColdKeepsNone& step) const
    {
        const QString all = decimal(Wide{step.straight} + step.diagonal);
        //: %1 + %2 = %3 are numbers of moves
        return {tr("%1 + %2 = <b>%3</b> moves, and all of them lead to hot positions").arg(number(step.straight), number(step.diagonal), all),
                tr("%1 moves take from one heap and %2 from both. The position is cold itself, so none of them reaches a cold pair; "
                   "and of smaller positions it is known already that hot ones are won.")
                    .arg(number(step.straight), number(step.diagonal))};
    }

    StepText operator()(const HotCase& step) const
    {
        const QString a = number(step.smaller);
        const QString b = number(step.larger);
        const QString k = number(step.pair.index);
        const QString pair = pairText(step.pair);
        const QString question = tr("Which case is it? 1: the heaps are equal. 2: a is the larger number of its cold pair. 3: a is the "
                                    "smaller one, and b is more than its partner. 4: a is the smaller one, and b is less than its partner.");
        if (step.number == 1)
            return {QStringLiteral("a = b = %1").arg(a), tr("<b>Case 1</b> of four: the heaps are equal."), question};
        if (step.number == 2)
            return {QStringLiteral("a = %1 = b<sub>%2</sub>").arg(a, k),
                    tr("<b>Case 2</b> of four: a is the larger number of its cold pair %1. So its partner is less than a, and less than b.")
                        .arg(pair),
                    question};
        if (step.number == 3)
            return {QStringLiteral("a = %1 = a<sub>%2</sub>, b = %3 &gt; %4 = b<sub>%2</sub>").arg(a, k, b, number(step.pair.larger)),
                    tr("<b>Case 3</b> of four: a is the smaller number of its cold pair %1, and b is more than its partner.").arg(pair),
                    question};
        return {QStringLiteral("a = %1 = a<sub>%2</sub>, b = %3 &lt; %4 = b<sub>%2</sub>").arg(a, k, b, number(step.pair.larger)),
                tr("<b>Case 4</b> of four: a is the smaller number of its cold pair %1, and b is less than its partner. So the "
                   "difference %2 is less than %3, and its pair comes earlier in the table.")
                    .arg(pair, number(step.larger - step.smaller), k),
                question};
    }

    StepText operator()(const HotToCold& step) const
    {
        //: %1 is a move, "Take 4 from heap 2", %2 the position before it, %3 the one after it
        const QString statement = tr("%1: %2 → <b>%3</b>")
                                      .arg(moveWords(place.proof, step.move), pairText(step.smaller, step.larger), pairText(step.target));
        const QString question = tr("How many stones have to be taken, from each heap that is touched?");
        if (step.number == 1)
            return {statement, tr("Everything may be taken at once, because the heaps are equal. That leaves (0, 0), which is cold."), question};
        if (step.number != 4)
            return {statement, tr("a stays, and b shrinks to the partner of a. That leaves the cold pair in which a is."), question};
        return {statement,
                tr("Taking the same from both keeps the difference %1. The pair that has it stands earlier in the table than the pair "
                   "of a, so both of its numbers are smaller.")
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
                //: %1 is "heap 2", %2 its size, %3 what the other heap would have to become, %4 what that heap is
                ways.push_back((line.reached ? tr("If %1 stays at %2, the other heap has to become %3. It is %4: a winning move.")
                                             : tr("If %1 stays at %2, the other heap has to become %3. It is only %4: no move."))
                                   .arg(heapName(1 - way), number(line.kept), number(line.wanted), number(line.now)));
            } else {
                //: %1 is a difference, %2 what the smaller heap would have to become, %3 what it is
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

// The texts of the steps of the theorem on Fibonacci Nim, with the numbers of the position.
#include "app/wording/proofs/golden/figure_fibonacci.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class QuotaWords {
    Q_DECLARE_TR_FUNCTIONS(FibonacciStepWords)

public:
    const StepPlace& place;

    StepText operator()(const QuotaParts& step) const
    {
        const QString statement =
            QStringLiteral("n = %1 = <b>%2</b>, q = %3").arg(number(step.n), shortSum(step.parts), number(step.quota));
        if (step.parts.size() == 1)
            //: %1 is a Fibonacci number, %2 the largest number of stones that may be taken
            return {statement, tr("%1 is a Fibonacci number: its only term, and so its smallest, is z<sub>1</sub> = %1. The quota "
                                  "is q = %2: at most that many may be taken now. After a move that takes m stones, the quota is "
                                  "2m.").arg(number(step.n), number(step.quota))};
        //: %1 is the smallest term, %2 the largest number of stones that may be taken
        return {statement, tr("By Zeckendorf's theorem, n is a sum of different Fibonacci numbers, no two consecutive, in exactly one way; "
                              "the smallest term is z<sub>1</sub> = %1. The quota is q = %2: at most that many may be taken now. "
                              "After a move that takes m stones, the quota is 2m.")
                               .arg(number(step.parts.front()), number(step.quota))};
    }

    StepText operator()(const QuotaReach& step) const
    {
        const QString question =
            //: %1 is the smallest term, %2 the largest number of stones that may be taken
            tr("The smallest term is %1, and at most %2 may be taken. Can the whole of that term be taken in one move?")
                .arg(number(step.smallest), number(step.quota));
        if (step.reaches)
            return {QStringLiteral("q = %1 ≥ <b>%2</b> = z<sub>1</sub>").arg(number(step.quota), number(step.smallest)),
                    tr("The quota reaches the smallest term, so it can be taken whole. That should win; the next lines show how."), question};
        return {QStringLiteral("q = %1 &lt; <b>%2</b> = z<sub>1</sub>").arg(number(step.quota), number(step.smallest)),
                tr("The quota is less than the smallest term, so no move takes it whole. That should lose; the next lines show why."), question};
    }

    StepText operator()(const NothingToTake& step) const
    {
        if (step.n == 0)
            return {QStringLiteral("n = <b>0</b>"),
                    tr("No stone is left: whoever took the last one has won. There are no terms, so the quota cannot reach a "
                       "smallest one.")};
        return {QStringLiteral("q = <b>0</b>"),
                //: %1 is the number of stones that are left
                tr("Nothing may be taken, though %1 stones are left: the player to move has no move and has lost.", nullptr, pluralForm(step.n))
                    .arg(number(step.n))};
    }

    StepText operator()(const TakeSmallestPart& step) const
    {
        if (step.rest == 0)
            return {tr("Take all <b>%1</b> stones", nullptr, pluralForm(step.taken)).arg(number(step.taken)),
                    tr("The smallest term is the only one, and the quota allows it: the last stone is taken, and the game is won.")};
        return {QStringLiteral("%1 − z<sub>1</sub> = %1 − <b>%2</b> = %3 = %4")
                    .arg(number(step.before), number(step.taken), number(step.rest), shortSum(step.left)),
                //: %1 is the smallest term, %2 is 2 · %1
                tr("Take z<sub>1</sub> = %1. The other terms stay as they are, and still no two of them are consecutive. The "
                   "opponent may take at most 2 · %1 = %2.").arg(number(step.taken), number(step.quota)),
                //: %1 is the smallest term
                tr("The smallest term, %1, is taken. How many may the opponent take at most?").arg(number(step.taken))};
    }

    StepText operator()(const NextPartBeyond& step) const
    {
        const QString least = QStringLiteral("%1 = %2 + %3 &gt; %3 + %3 = <b>%4</b>")
                                  .arg(number(step.second), number(step.neighbour), number(step.smallest), number(step.twice));
        return {(step.next == step.second ? QStringLiteral("z<sub>2</sub> = ")
                                          : QStringLiteral("z<sub>2</sub> = %1 &gt; ").arg(number(step.next))) + least,
                //: %1 is the smallest term, %2 the Fibonacci number after %1, %3 the Fibonacci number after %2
                tr("z<sub>2</sub> is not %2, the Fibonacci number after z<sub>1</sub> = %1. So it is at least the next one, %3 = "
                   "%2 + %1, which is more than twice %1. So the opponent cannot take the whole of z<sub>2</sub>.")
                    .arg(number(step.smallest), number(step.neighbour), number(step.second))};
    }

    StepText operator()(const BreakSmallestPart& step) const
    {
        const QString sum = step.broken.size() > 1 ? QStringLiteral("%1 − %2 = %3 = <b>%4</b>") : QStringLiteral("%1 − %2 = <b>%3</b>");
        QString statement = QStringLiteral("%1 − m = ").arg(brokenPart());
        statement += step.broken.size() > 1
            ? sum.arg(number(step.smallest), number(step.taken), number(step.left), shortSum(step.broken))
            : sum.arg(number(step.smallest), number(step.taken), number(step.left));
        const QString reason = isOpponents()
            //: %1 is the largest number of stones that may be taken, %2 is "z2", %3 the number of stones that are taken, %4 a sum
            ? tr("The opponent takes at most %1 and so only breaks %2; say m = %3. The terms of %2 − m are smaller than %2, so "
                 "none of them is consecutive with a larger term of the heap. So the representation of what is left is %4.")
            //: %1 is the largest number of stones that may be taken, %2 is "z1", %3 the number of stones that are taken, %4 a sum
            : tr("A move takes at most %1 and so only breaks %2; say m = %3. The terms of %2 − m are smaller than %2, so none of "
                 "them is consecutive with a larger term of the heap. So the representation of what is left is %4.");
        return {statement, reason.arg(number(step.quota), brokenPart(), number(step.taken), shortSum(step.rest))};
    }

    StepText operator()(const AnswerFits& step) const
    {
        //: %1 is "z1" or "z2", %2 its value, %3 the Fibonacci number just below w
        return {QStringLiteral("w = <b>%1</b> ≤ 2 · %2 ≤ 2 · m = <b>%3</b>").arg(number(step.answer), number(step.below), number(step.twice)),
                tr("Let w be the smallest term of %1 − m. If all terms of m were too small to be consecutive with w, they and the "
                   "terms of %1 − m would be a second representation of %1 = %2. But the only representation of a Fibonacci number "
                   "is the number itself. So m is at least %3, the Fibonacci number before w (or 1, if w = 1). And w is at most "
                   "twice that: w may be taken. This argument holds for every m.")
                    .arg(brokenPart(), number(step.smallest), number(step.below))};
    }

    StepText operator()(const EveryTake& step) const
    {
        QStringList answers;
        for (const TakeAnswer& row : step.rows)
            answers << QStringLiteral("%1 → <b>%2</b>").arg(number(row.taken), number(row.answer));
        //: %1 is a list of amounts, each with the reply to it, such as "1 → 2; 2 → 3"
        return {tr("Taken → answer: %1").arg(semicolonList(answers)),
                //: %1 is "z1" or "z2"
                tr("Here are all amounts that may be taken. Each is answered with the smallest term that it leaves of %1. This is "
                   "at most twice the amount, so it may be taken.").arg(brokenPart())};
    }

    StepText operator()(const QuotaConclusion& step) const
    {
        if (step.outcome == Outcome::N)
            return {tr("q = %1 ≥ %2: an <b>N-position</b>").arg(number(step.quota), number(step.smallest)),
                    tr("Taking the smallest term ends the game or leaves a smallest term beyond the opponent's quota. Whatever the "
                       "opponent then takes, a smallest term is within reach again. The heap shrinks each time, so the player to "
                       "move takes the last stone.")};
        if (step.smallest == 0)
            return {tr("n = 0: a <b>P-position</b>"), tr("The player to move cannot move, and has lost. ■")};
        if (step.quota == 0)
            return {tr("q = 0 &lt; %1: a <b>P-position</b>").arg(number(step.smallest)),
                    tr("The player to move cannot move, and has lost. ■")};
        return {tr("q = %1 &lt; %2: a <b>P-position</b>").arg(number(step.quota), number(step.smallest)),
                tr("After every move the opponent can take the smallest term. That ends the game or leaves a smallest term beyond "
                   "the quota again. The heap shrinks each time, so the opponent takes the last stone. ■")};
    }

    StepText operator()(const QuotaWinningMoves& step) const
    {
        std::vector<QString> moves;
        for (const Count move : step.moves)
            moves.push_back(QStringLiteral("<b>%1</b>").arg(number(move)));
        //: %1 is an amount, or a list of amounts such as "1 and 4"
        return {tr("Winning moves: %1").arg(listText(moves)),
                tr("A winning m takes everything or leaves a smallest term of more than 2m. So no term of m is consecutive with "
                   "that one. The terms of m and of what is left are then the representation of n, and m is the sum of its "
                   "smallest terms. Such an m wins when q allows it and the next term, if there is one, is more than 2m. ■"),
                tr("How many different moves win here?")};
    }

private:
    /// True for the steps after the player has taken z₁. In these steps the opponent moves.
    bool isOpponents() const { return place.earlier<TakeSmallestPart>() != nullptr; }
    /// Returns the name of the smallest term of the heap, which the move breaks up: z₁, or z₂ if the opponent moves.
    QString brokenPart() const { return indexed(u'z', isOpponents() ? 1 : 0); }
};

}  // namespace

StepText stepText(const QuotaStep& step, const StepPlace& place) { return std::visit(QuotaWords{place}, step); }

}  // namespace nimstone::wording

// The steps of the theorem on Fibonacci Nim.
#include "app/wording/proofs/golden/figure_fibonacci.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

class QuotaWords {
    Q_DECLARE_TR_FUNCTIONS(FibonacciStepWords)

public:
    const StepPlace& place;

    Said operator()(const QuotaParts& step) const
    {
        return {{QStringLiteral("n = %2 = <b>%1</b>, q = %3"), QStringLiteral("n = %1")},
                {{u"z<sub>1</sub> + … + z<sub>p</sub>", shortSum(step.parts)}, {u"", step.n}, {u"", step.quota}},
                step.parts.size() == 1
                    //: %1 is a Fibonacci number, %2 the largest number of stones that may be taken
                    ? tr("%1 is a Fibonacci number: its only term, and so its smallest, is z<sub>1</sub> = %1. The quota is q = "
                         "%2: at most that many may be taken now. After a move that takes m stones, the quota is 2m.")
                          .arg(number(step.n), number(step.quota))
                    //: %1 is the smallest term, %2 the largest number of stones that may be taken
                    : tr("By Zeckendorf's theorem, n is a sum of different Fibonacci numbers, no two consecutive, in exactly one "
                         "way; the smallest term is z<sub>1</sub> = %1. The quota is q = %2: at most that many may be taken now. "
                         "After a move that takes m stones, the quota is 2m.")
                          .arg(number(step.parts.front()), number(step.quota)),
                tr("Let n ≥ 1 stones be left, and let q ≥ 0 be the quota: at most q may be taken now. After a move that takes m "
                   "stones, the quota is 2m. By Zeckendorf's theorem, n is in exactly one way a sum of Fibonacci numbers "
                   "z<sub>1</sub> &lt; … &lt; z<sub>p</sub>, no two consecutive. Write F<sub>1</sub> = 1, F<sub>2</sub> = 2, "
                   "F<sub>3</sub> = 3, … for the Fibonacci numbers, and F<sub>0</sub> = 1. There are two cases: q &lt; "
                   "z<sub>1</sub>; q ≥ z<sub>1</sub>.")};
    }

    Said operator()(const QuotaReach& step) const
    {
        const Said said{step.reaches ? QStringLiteral("%1 ≥ %2") : QStringLiteral("%1 &lt; %2"),
                        {quota(step.quota), {u"z<sub>1</sub>", QStringLiteral("<b>%1</b> = z<sub>1</sub>").arg(step.smallest)}}, {}, {},
                        //: %1 is the smallest term, %2 the largest number of stones that may be taken
                        tr("The smallest term is %1, and at most %2 may be taken. Can the whole of that term be taken in one "
                           "move?").arg(number(step.smallest), number(step.quota))};
        if (step.reaches)
            return said.because(tr("The quota reaches the smallest term, so it can be taken whole. That should win; the next "
                                   "lines show how."),
                                tr("Here the quota reaches the smallest term, so it can be taken whole. The claim is that this "
                                   "wins."));
        return said.because(tr("The quota is less than the smallest term, so no move takes it whole. That should lose; the next "
                               "lines show why."),
                            tr("Here the quota is less than the smallest term, so no move takes it whole. The claim is that the "
                               "player to move loses."));
    }

    Said operator()(const NothingToTake& step) const
    {
        if (step.n == 0)
            return {{QStringLiteral("n = <b>0</b>"), QStringLiteral("n = 0")}, {},
                    tr("No stone is left: whoever took the last one has won. There are no terms, so the quota cannot reach a "
                       "smallest one."),
                    tr("No stone is left: the player to move has no move and has lost.")};
        return {{QStringLiteral("q = <b>0</b>"), QStringLiteral("q = 0")}, {},
                //: %1 is the number of stones that are left
                tr("Nothing may be taken, though %1 stones are left: the player to move has no move and has lost.",
                   nullptr, pluralForm(step.n)).arg(number(step.n)),
                tr("If q = 0, nothing may be taken, though stones are left: the player to move has no move and has lost.")};
    }

    Said operator()(const TakeSmallestPart& step) const
    {
        if (step.rest == 0)
            //: %1 is a number of stones
            return {counted(step.taken, [](int n) { return tr("Take all %1 stones", nullptr, n); }), {{u"n", bold(step.taken)}},
                    tr("The smallest term is the only one, and the quota allows it: the last stone is taken, and the game is won."),
                    tr("If p = 1, the smallest term is the only one, n = z<sub>1</sub> ≤ q: the last stone is taken, and the "
                       "game is won.")};
        const QString rest = QStringLiteral("%1 − <b>%2</b> = %3 = %4")
                                 .arg(number(step.before), number(step.taken), number(step.rest), shortSum(step.left));
        return {QStringLiteral("%1 − z<sub>1</sub> = %2"), {{u"n", step.before}, {u"z<sub>2</sub> + … + z<sub>p</sub>", rest}},
                //: %1 is the smallest term, %2 is 2 · %1
                tr("Take z<sub>1</sub> = %1. The other terms stay as they are, and still no two of them are consecutive. The "
                   "opponent may take at most 2 · %1 = %2.").arg(number(step.taken), number(step.quota)),
                tr("If p ≥ 2, take z<sub>1</sub>. The other terms stay as they are, and still no two of them are consecutive: "
                   "they are the representation of what is left. The opponent may take at most 2z<sub>1</sub>."),
                //: %1 is the smallest term
                tr("The smallest term, %1, is taken. How many may the opponent take at most?").arg(number(step.taken))};
    }

    Said operator()(const NextPartBeyond& step) const
    {
        const QString second = step.next == step.second ? QStringLiteral("= %1").arg(step.second)
                                                        : QStringLiteral("= %1 &gt; %2").arg(step.next).arg(step.second);
        return {QStringLiteral("z<sub>2</sub> %1 = %2 + %3 &gt; %3 + %3 = %4"),
                {{u"≥ F<sub>i+2</sub>", second}, {u"F<sub>i+1</sub>", step.neighbour}, {u"z<sub>1</sub>", step.smallest},
                 {u"2z<sub>1</sub>", bold(step.twice)}},
                //: %1 is the smallest term, %2 the Fibonacci number after %1, %3 the Fibonacci number after %2
                tr("z<sub>2</sub> is not %2, the Fibonacci number after z<sub>1</sub> = %1. So it is at least the next one, %3 = "
                   "%2 + %1, which is more than twice %1. So the opponent cannot take the whole of z<sub>2</sub>.")
                    .arg(number(step.smallest), number(step.neighbour), number(step.second)),
                tr("Let z<sub>1</sub> = F<sub>i</sub>. The larger term z<sub>2</sub> is not consecutive with it, so it is not "
                   "F<sub>i+1</sub>, but at least F<sub>i+2</sub> = F<sub>i+1</sub> + F<sub>i</sub>. This is more than "
                   "2z<sub>1</sub>, so the opponent cannot take the whole of z<sub>2</sub>.")};
    }

    Said operator()(const BreakSmallestPart& step) const
    {
        const QString left = step.broken.size() > 1 ? QStringLiteral("%1 = <b>%2</b>").arg(number(step.left), shortSum(step.broken))
                                                    : bold(step.left);
        const QString here = isOpponents()
            //: %1 is the largest number of stones that may be taken, %2 is "z2", %3 the number of stones that are taken, %4 a sum
            ? tr("The opponent takes at most %1 and so only breaks %2; say m = %3. The terms of %2 − m are smaller than %2, so "
                 "none of them is consecutive with a larger term of the heap. So the representation of what is left is %4.")
            //: %1 is the largest number of stones that may be taken, %2 is "z1", %3 the number of stones that are taken, %4 a sum
            : tr("A move takes at most %1 and so only breaks %2; say m = %3. The terms of %2 − m are smaller than %2, so none of "
                 "them is consecutive with a larger term of the heap. So the representation of what is left is %4.");
        return {brokenPart() + QStringLiteral(" − m = %1"),
                {{u"w + …", QStringLiteral("%1 − %2 = %3").arg(number(step.smallest), number(step.taken), left)}},
                here.arg(number(step.quota), brokenPart(), number(step.taken), shortSum(step.rest)),
                isOpponents()
                    ? tr("Let the opponent take m stones, 1 ≤ m ≤ 2z<sub>1</sub> &lt; z<sub>2</sub>: this only breaks "
                         "z<sub>2</sub>. The terms w, … of z<sub>2</sub> − m are smaller than z<sub>2</sub>, so none of them is "
                         "consecutive with a larger term of the heap. So w, …, together with those, represent what is left, and "
                         "w is the smallest term.")
                    : tr("Let q ≥ 1, and let a move take m stones, 1 ≤ m ≤ q &lt; z<sub>1</sub>: this only breaks z<sub>1</sub>. "
                         "The terms w, … of z<sub>1</sub> − m are smaller than z<sub>1</sub>, so none of them is consecutive "
                         "with a larger term of the heap. So together with those they are the representation of what is left, "
                         "and w is its smallest term.")};
    }

    Said operator()(const AnswerFits& step) const
    {
        return {QStringLiteral("w = %1 ≤ 2 · %2 ≤ 2 · %3"),
                {{u"F<sub>h</sub>", bold(step.answer)}, {u"F<sub>h−1</sub>", step.below},
                 {u"m", QStringLiteral("m = <b>%1</b>").arg(step.twice)}},
                //: %1 is "z1" or "z2", %2 its value, %3 the Fibonacci number just below w
                tr("Let w be the smallest term of %1 − m. If all terms of m were too small to be consecutive with w, they and "
                   "the terms of %1 − m would be a second representation of %1 = %2. But the only representation of a Fibonacci "
                   "number is the number itself. So m is at least %3, the Fibonacci number before w (or 1, if w = 1). And w is "
                   "at most twice that: w may be taken. This argument holds for every m.")
                    .arg(brokenPart(), number(step.smallest), number(step.below)),
                //: %1 is "z1" or "z2"
                tr("Let w = F<sub>h</sub>. If all terms of m, in its own Zeckendorf representation, were less than "
                   "F<sub>h−1</sub>, none would be consecutive with a term of %1 − m. Then all these terms together would be a "
                   "second representation of %1. But a Fibonacci number has only one representation: itself. So m ≥ "
                   "F<sub>h−1</sub>, and F<sub>h</sub> ≤ 2F<sub>h−1</sub> always holds: w may be taken.").arg(brokenPart())};
    }

    Said operator()(const EveryTake& step) const
    {
        QStringList answers;
        for (const TakeAnswer& row : step.rows)
            answers << QStringLiteral("%1 → <b>%2</b>").arg(number(row.taken), number(row.answer));
        //: %1 is a list of amounts, each with the reply to it, such as "1 → 2; 2 → 3"
        return {tr("Taken → answer: %1"), {{u"m → w", semicolonList(answers)}},
                //: %1 is "z1" or "z2"
                tr("Here are all amounts that may be taken. Each is answered with the smallest term that it leaves of %1. This "
                   "is at most twice the amount, so it may be taken.").arg(brokenPart()),
                //: %1 is "z1" or "z2"
                tr("The two lines before hold for every m that may be taken. So each is answered with w, the smallest term that "
                   "it leaves of %1: w ≤ 2m, so it may be taken.").arg(brokenPart())};
    }

    Said operator()(const QuotaConclusion& step) const
    {
        const Symbol smallest{u"z<sub>1</sub>", step.smallest};
        if (step.outcome == Outcome::N)
            //: %1 is "q", or the quota q with its value, "q = 19"; %2 is the smallest term
            return {tr("%1 ≥ %2: an <b>N-position</b>"), {quota(step.quota), smallest},
                    tr("Taking the smallest term ends the game or leaves a smallest term beyond the opponent's quota. Whatever "
                       "the opponent then takes, a smallest term is within reach again. The heap shrinks each time, so the "
                       "player to move takes the last stone."),
                    tr("By induction on n. Taking z<sub>1</sub> ends the game or leaves a smallest term beyond the opponent's "
                       "quota. Whatever m the opponent then takes, a smallest term w ≤ 2m is within reach again. This is the "
                       "same case with fewer stones, so the player to move wins.")};
        if (step.smallest == 0)
            return {tr("n = 0: a <b>P-position</b>"), {}, tr("The player to move cannot move, and has lost."),
                    tr("The theorem is about n ≥ 1; here the rules alone decide.")};
        if (step.quota == 0)
            //: %1 is the smallest term
            return {tr("q = 0 &lt; %1: a <b>P-position</b>"), {smallest}, tr("The player to move cannot move, and has lost."),
                    tr("This is what the theorem says, because 0 is less than z<sub>1</sub>.")};
        //: %1 is "q", or the quota q with its value, "q = 1"; %2 is the smallest term
        return {tr("%1 &lt; %2: a <b>P-position</b>"), {quota(step.quota), smallest},
                tr("After every move the opponent can take the smallest term. That ends the game or leaves a smallest term "
                   "beyond the quota again. The heap shrinks each time, so the opponent takes the last stone."),
                tr("By induction on n. Whatever m is taken, the opponent can take w = F<sub>h</sub> ≤ 2m, the smallest term. "
                   "That ends the game, or the next term is now the smallest. It is not consecutive with w, so it is at least "
                   "F<sub>h+2</sub> = F<sub>h+1</sub> + F<sub>h</sub> &gt; 2w: the same case with fewer stones. So the opponent "
                   "takes the last stone.")};
    }

    Said operator()(const QuotaWinningMoves& step) const
    {
        std::vector<QString> moves;
        for (const Count move : step.moves)
            moves.push_back(bold(move));
        //: %1 is an amount, or a list of amounts such as "1 and 4"
        return {tr("Winning moves: %1"), {{u"z<sub>1</sub> + … + z<sub>i</sub>", listText(moves)}},
                tr("A winning m takes everything or leaves a smallest term of more than 2m. So no term of m is consecutive with "
                   "that one. The terms of m and of what is left are then the representation of n, and m is the sum of its "
                   "smallest terms. Such an m wins when q allows it and the next term, if there is one, is more than 2m."),
                tr("By the theorem, m ≤ q wins exactly when it takes everything or leaves a smallest term y &gt; 2m. If stones "
                   "are left, no term of m is consecutive with y, because the Fibonacci number before y is at least y/2 &gt; m. "
                   "So the terms of m and of what is left are the representation of n, and m = z<sub>1</sub> + … + "
                   "z<sub>i</sub>. Conversely, such an m wins when m ≤ q, and i = p or z<sub>i+1</sub> &gt; 2m."),
                tr("How many different moves win here?")};
    }

private:
    static Symbol quota(Count quota) { return {u"q", QStringLiteral("q = %1").arg(quota)}; }
    /// True for the steps after the player has taken z₁. In these steps the opponent moves.
    bool isOpponents() const { return place.earlier<TakeSmallestPart>() != nullptr; }
    /// Returns the name of the smallest term of the heap, which the move breaks up: z₁, or z₂ if the opponent moves.
    QString brokenPart() const { return indexed(u'z', isOpponents() ? 1 : 0); }
};

}  // namespace

Said said(const QuotaStep& step, const StepPlace& place) { return std::visit(QuotaWords{place}, step); }

}  // namespace nimstone::wording

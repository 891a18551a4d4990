// The general texts of the steps of the theorem on Fibonacci Nim, with letters instead of numbers.
#include "app/wording/proofs/golden/figure_fibonacci.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class QuotaLetters {
    Q_DECLARE_TR_FUNCTIONS(QuotaLetters)

public:
    const StepPlace& place;

    GeneralText operator()(const QuotaParts& step) const
    {
        return {QStringLiteral("n = %1"),
                tr("Let n ≥ 1 stones be left, and let q ≥ 0 be the quota: at most q may be taken now. After a move that takes "
                   "m stones, the quota is 2m. By Zeckendorf's theorem, n is in exactly one way a sum of Fibonacci numbers "
                   "z<sub>1</sub> &lt; … &lt; z<sub>p</sub>, no two consecutive. Write F<sub>1</sub> = 1, F<sub>2</sub> = 2, "
                   "F<sub>3</sub> = 3, … for the Fibonacci numbers, and F<sub>0</sub> = 1. There are two cases: q &lt; "
                   "z<sub>1</sub>; q ≥ z<sub>1</sub>."),
                {{sumOf("z<sub>1</sub>", "z<sub>p</sub>"), shortSum(step.parts)}}};
    }

    GeneralText operator()(const QuotaReach& step) const
    {
        if (step.reaches)
            return {QStringLiteral("q ≥ z<sub>1</sub>"),
                    tr("Here the quota reaches the smallest term, so it can be taken whole. The claim is that this wins.")};
        return {QStringLiteral("q &lt; z<sub>1</sub>"),
                tr("Here the quota is less than the smallest term, so no move takes it whole. The claim is that the player to "
                   "move loses.")};
    }

    GeneralText operator()(const NothingToTake& step) const
    {
        if (step.n == 0)
            return {QStringLiteral("n = 0"), tr("No stone is left: the player to move has no move and has lost.")};
        return {QStringLiteral("q = 0"), tr("If q = 0, nothing may be taken, though stones are left: the player to move has no "
                                            "move and has lost.")};
    }

    GeneralText operator()(const TakeSmallestPart& step) const
    {
        if (step.rest == 0)
            //: %1 is a number of stones, or the letter n
            return {tr("Take all %1 stones"),
                    tr("If p = 1, the smallest term is the only one, n = z<sub>1</sub> ≤ q: the last stone is taken, and the "
                       "game is won."),
                    {{QStringLiteral("n"), number(step.taken)}}};
        return {QStringLiteral("%1 − z<sub>1</sub> = %2"),
                tr("If p ≥ 2, take z<sub>1</sub>. The other terms stay as they are, and still no two of them are consecutive: "
                   "they are the representation of what is left. The opponent may take at most 2z<sub>1</sub>."),
                {{QStringLiteral("n"), number(step.before)}, {sumOf("z<sub>2</sub>", "z<sub>p</sub>"), shortSum(step.left)}}};
    }

    GeneralText operator()(const NextPartBeyond& step) const
    {
        const QString least = QStringLiteral("= %1").arg(number(step.second));
        return {QStringLiteral("z<sub>2</sub> %1 = %2 + %3 &gt; %3 + %3 = %4"),
                tr("Let z<sub>1</sub> = F<sub>i</sub>. The larger term z<sub>2</sub> is not consecutive with it, so it is not "
                   "F<sub>i+1</sub>, but at least F<sub>i+2</sub> = F<sub>i+1</sub> + F<sub>i</sub>. This is more than "
                   "2z<sub>1</sub>, so the opponent cannot take the whole of z<sub>2</sub>."),
                {{QStringLiteral("≥ F<sub>i+2</sub>"),
                  step.next == step.second ? least : QStringLiteral("= %1 &gt; %2").arg(number(step.next), number(step.second))},
                 {QStringLiteral("F<sub>i+1</sub>"), number(step.neighbour)},
                 {QStringLiteral("z<sub>1</sub>"), number(step.smallest)},
                 {QStringLiteral("2z<sub>1</sub>"), number(step.twice)}}};
    }

    GeneralText operator()(const BreakSmallestPart& step) const
    {
        const std::vector<GeneralText::Letter> letters{{QStringLiteral("w + …"), shortSum(step.broken)}};
        if (isOpponents())
            return {QStringLiteral("z<sub>2</sub> − m = %1"),
                    tr("Let the opponent take m stones, 1 ≤ m ≤ 2z<sub>1</sub> &lt; z<sub>2</sub>: this only breaks "
                       "z<sub>2</sub>. The terms w, … of z<sub>2</sub> − m are smaller than z<sub>2</sub>, so none of them is "
                       "consecutive with a larger term of the heap. So w, …, together with those, represent what is left, and "
                       "w is the smallest term."),
                    letters};
        return {QStringLiteral("z<sub>1</sub> − m = %1"),
                tr("Let q ≥ 1, and let a move take m stones, 1 ≤ m ≤ q &lt; z<sub>1</sub>: this only breaks z<sub>1</sub>. The "
                   "terms w, … of z<sub>1</sub> − m are smaller than z<sub>1</sub>, so none of them is consecutive with a "
                   "larger term of the heap. So together with those they are the representation of what is left, and w is its "
                   "smallest term."),
                letters};
    }

    GeneralText operator()(const AnswerFits& step) const
    {
        //: %1 is "z1" or "z2"
        return {QStringLiteral("w = %1 ≤ 2 · %2 ≤ 2 · m"),
                tr("Let w = F<sub>h</sub>. If all terms of m, in its own Zeckendorf representation, were less than "
                   "F<sub>h−1</sub>, none would be consecutive with a term of %1 − m. Then all these terms together would be a "
                   "second representation of %1. But a Fibonacci number has only one representation: itself. So m ≥ "
                   "F<sub>h−1</sub>, and F<sub>h</sub> ≤ 2F<sub>h−1</sub> always holds: w may be taken.")
                    .arg(brokenPart()),
                {{QStringLiteral("F<sub>h</sub>"), number(step.answer)},
                 {QStringLiteral("F<sub>h−1</sub>"), number(step.below)}}};
    }

    GeneralText operator()(const EveryTake& step) const
    {
        const TakeAnswer& first = step.rows.front();
        //: %1 is an amount with the reply to it, "m → w"
        return {tr("Taken → answer: %1"),
                //: %1 is "z1" or "z2"
                tr("The two lines before hold for every m that may be taken. So each is answered with w, the smallest term "
                   "that it leaves of %1: w ≤ 2m, so it may be taken.").arg(brokenPart()),
                {{QStringLiteral("m → w"), QStringLiteral("%1 → %2").arg(number(first.taken), number(first.answer))}}};
    }

    GeneralText operator()(const QuotaConclusion& step) const
    {
        const std::vector<GeneralText::Letter> letters{{QStringLiteral("z<sub>1</sub>"), number(step.smallest)}};
        if (step.outcome == Outcome::N)
            //: %1 is "z1"
            return {tr("q ≥ %1: an <b>N-position</b>"),
                    tr("By induction on n. Taking z<sub>1</sub> ends the game or leaves a smallest term beyond the opponent's "
                       "quota. Whatever m the opponent then takes, a smallest term w ≤ 2m is within reach again. This is the "
                       "same case with fewer stones, so the player to move wins."),
                    letters};
        if (step.smallest == 0)
            return {tr("n = 0: a <b>P-position</b>"), tr("The theorem is about n ≥ 1; here the rules alone decide.")};
        if (step.quota == 0)
            //: %1 is "z1"
            return {tr("q = 0 &lt; %1: a <b>P-position</b>"), tr("This is what the theorem says, because 0 is less than z<sub>1</sub>."), letters};
        //: %1 is "z1"
        return {tr("q &lt; %1: a <b>P-position</b>"),
                tr("By induction on n. Whatever m is taken, the opponent can take w = F<sub>h</sub> ≤ 2m, the smallest term. "
                   "That ends the game, or the next term is now the smallest. It is not consecutive with w, so it is at least "
                   "F<sub>h+2</sub> = F<sub>h+1</sub> + F<sub>h</sub> &gt; 2w: the same case with fewer stones. So the "
                   "opponent takes the last stone."),
                letters};
    }

    GeneralText operator()(const QuotaWinningMoves& step) const
    {
        std::vector<QString> moves;
        for (const Count move : step.moves)
            moves.push_back(number(move));
        //: %1 is an amount, or a list of amounts such as "1 and 4"
        return {tr("Winning moves: %1"),
                tr("By the theorem, m ≤ q wins exactly when it takes everything or leaves a smallest term y &gt; 2m. If stones "
                   "are left, no term of m is consecutive with y, because the Fibonacci number before y is at least y/2 &gt; "
                   "m. So the terms of m and of what is left are the representation of n, and m = z<sub>1</sub> + … + "
                   "z<sub>i</sub>. Conversely, such an m wins when m ≤ q, and i = p or z<sub>i+1</sub> &gt; 2m."),
                {{sumOf("z<sub>1</sub>", "z<sub>i</sub>"), listText(moves)}}};
    }

private:
    static QString sumOf(const char* first, const char* last)
    {
        return QStringLiteral("%1 + … + %2").arg(QString::fromUtf8(first), QString::fromUtf8(last));
    }
    /// True for the steps after the player has taken z₁. In these steps the opponent moves.
    bool isOpponents() const { return place.earlier<TakeSmallestPart>() != nullptr; }
    /// Returns the name of the smallest term of the heap, which the move breaks up: z₁, or z₂ if the opponent moves.
    QString brokenPart() const { return indexed(u'z', isOpponents() ? 1 : 0); }
};

}  // namespace

GeneralText generalText(const QuotaStep& step, const StepPlace& place) { return std::visit(QuotaLetters{place}, step); }

}  // namespace nimstone::wording

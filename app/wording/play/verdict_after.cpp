// Why the position after a move is lost for the other player, or won.
#include "app/wording/play/verdict_parts.h"

#include <QCoreApplication>

#include "app/wording/names.h"
#include "app/wording/play/places.h"
#include "app/wording/play/moves.h"

namespace nimstone::wording {

namespace {

Mover nextPlayer(const play::SumVerdict& verdict)
{
    return moverOf(opponent(verdict.move.move.cutter));
}

/// What the reason of the same kind said before the move, if it was of the same kind.
template <class R>
const R* before(const play::SumVerdict& verdict)
{
    return std::get_if<R>(&verdict.reasonBefore);
}

/// One overload a reason and no catch-all.
class LostAfter {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Verdicts)

public:
    explicit LostAfter(const play::SumVerdict& verdict) : m_verdict(verdict) {}

    QString operator()(const reason::None&) const
    {
        return tr("It left a position that the other player cannot win.");
    }
    QString operator()(const reason::End&) const { return (*this)(reason::None()); }
    QString operator()(const reason::OnePart&) const { return (*this)(reason::None()); }

    QString operator()(const reason::Columns&) const
    {
        const auto* was = before<reason::Columns>(m_verdict);
        if (!was)
            return (*this)(reason::None());
        //: %1 is s, the nim-sum before the move
        return tr("It turned s = %1 into t = 0: every column holds an even number of 1s, and whatever the other player "
                  "does will make one of them odd.").arg(number(was->sum));
    }

    QString operator()(const reason::Misere& misere) const
    {
        if (misere.large == 0 && misere.ones == 1)
            return tr("It left one stone: the other player has to take it, and who takes the last stone loses.");
        if (misere.large == 0) {
            return tr("It left %n heap(s) of one, an odd number: they are taken one by one, and the last, which loses, falls "
                      "to the other player.", nullptr, pluralForm(misere.ones));
        }
        const auto* was = before<reason::Misere>(m_verdict);
        if (!was)
            return (*this)(reason::None());
        //: %1 is the nim-sum before the move
        return tr("It turned the nim-sum %1 into 0 and left several heaps of two or more: with these, misère Nim is decided "
                  "as Nim is, and every move makes the nim-sum different from 0.").arg(number(was->sum));
    }

    QString operator()(const reason::MooreColumn& column) const
    {
        const auto* was = before<reason::MooreColumn>(m_verdict);
        if (!was)
            return (*this)(reason::None());
        //: %1 is "the 32s column", %2 a number of 1s, %3 is k + 1, at least 2
        return tr("In %1 the number of 1s was %2, no multiple of %3. Now it is a multiple of %3 in every column, and every "
                  "move ends that.").arg(columnName(was->weight), number(was->ones), number(column.k + 1));
    }

    QString operator()(const reason::Residue& residue) const
    {
        //: %1 is the heap, %2 a number of blocks, %3 the size of a block, m + 1
        return tr("It left %1 = %2 × %3: every move of k has an answer of %3 − k, which leaves whole blocks of %3 again.")
            .arg(number(residue.n), number(residue.blocks), number(residue.most + 1));
    }

    QString operator()(const reason::ColdPair& pair) const
    {
        //: %1 is a pair of numbers, %2 a number
        return tr("It left %1, the cold pair with the difference %2. No move leads from one cold pair to another: a move in "
                  "one heap keeps the other number, a move in both keeps the difference, and no two cold pairs have a number "
                  "or a difference in common.").arg(pairText(pair.smaller, pair.larger), number(pair.difference));
    }

    QString operator()(const reason::Zeckendorf& form) const
    {
        if (form.parts.size() == 1) {
            //: %1 is the heap, %2 the quota
            return tr("It left %1, a Fibonacci number, of which at most %2 may be taken now: whatever is taken, the smallest "
                      "part of the rest can be taken in answer.").arg(number(form.n), number(form.quota));
        }
        //: %1 is a number, %2 the sum of its parts, such as 1 + 3 + 55; %3 is the smallest part, %4 the quota
        return tr("It left %1 = %2 (Fibonacci numbers, no two of them neighbours). At most %4 may be taken now, less than "
                  "the smallest part, %3: whatever is taken, the smallest part of the rest can be taken in answer.")
            .arg(number(form.n), additionText(form.parts), number(form.parts.front()), number(form.quota));
    }

    QString operator()(const reason::HeapsWithin& within) const
    {
        const auto* was = before<reason::HeapsWithin>(m_verdict);
        if (!was)
            return (*this)(reason::None());
        const NimHeapsWords& words = *nimHeapsWords(*within.game);
        return NimHeapsWords::tr(words.madeZero).arg(nimSumEquation(was->heaps, was->sum), nimSumEquation(within.heaps, within.sum));
    }

    QString operator()(const reason::GoldenRatio& ratio) const
    {
        //: %1 and %2 are the numbers, %3 and %4 the two products, %5 is %1 − %2
        return tr("It left %1 and %2. %1 × (%1 − %2) = %3 is less than %2<sup>2</sup> = %4, so %1 is less than the golden "
                  "ratio times %2: the other player can only subtract %2 once, which leaves %2 and %5, and %2 is more than "
                  "the golden ratio times %5.")
            .arg(number(ratio.a), number(ratio.b), decimal(ratio.left), decimal(ratio.right), number(ratio.a - ratio.b));
    }

    QString operator()(const reason::Values& values) const
    {
        const QString now = nimSumEquation(values.values, values.sum);
        const auto* was = before<reason::Values>(m_verdict);
        if (!was) {
            //: %1 is a nim-sum such as "2 ⊕ 2 = 0"
            return tr("The Grundy values of the parts now have the nim-sum %1, and every move makes it different from 0.")
                .arg(now);
        }
        const QString then = nimSumEquation(was->values, was->sum);
        if (values.ofParts) {
            //: %1 and %2 are nim-sums such as "7 ⊕ 2 = 5"
            return tr("The Grundy values of the parts had the nim-sum %1, now they have %2, and every move makes it "
                      "different from 0.").arg(then, now);
        }
        if (values.values.size() == 1 && was->values.size() == 1) {
            //: %1 is a number
            return tr("The Grundy value was %1 and is now 0, and every move leads to another value.").arg(then);
        }
        if (was->values.size() == 1) {
            //: %1 is a number, %2 a nim-sum such as "2 ⊕ 2 = 0"; a heap was split
            return tr("The Grundy value was %1; the pieces have values with the nim-sum %2, and every move makes it "
                      "different from 0.").arg(then, now);
        }
        //: %1 and %2 are nim-sums such as "7 ⊕ 2 = 5"
        return tr("The Grundy values had the nim-sum %1, now they have %2, and every move makes it different from 0.")
            .arg(then, now);
    }

    QString operator()(const reason::Blocks& blocks) const
    {
        const auto* was = before<reason::Blocks>(m_verdict);
        if (!was)
            return (*this)(reason::None());
        if (blocks.sum == 0) {
            //: %1 is an integer, over 0 where Left is ahead; %2 is Left or Right, who cuts next
            return tr("The cake was worth %1 to Left, counted in cuts, and is now worth 0. Every cut costs its player at "
                      "least 1: %2, who has to cut, loses.").arg(decimal(was->sum), moverName(nextPlayer(m_verdict)));
        }
        //: %1 and %2 are integers, over 0 where Left is ahead; %3 is Left or Right, who moved
        return tr("The cake was worth %1 to Left, counted in cuts, and is now worth %2: %3 is still ahead, and wins, whoever "
                  "cuts next.")
            .arg(decimal(was->sum), decimal(blocks.sum), moverName(moverOf(m_verdict.move.move.cutter)));
    }

private:
    const play::SumVerdict& m_verdict;
};

/// One overload a reason and no catch-all.
class WonAfter {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Verdicts)

public:
    explicit WonAfter(const play::SumVerdict& verdict) : m_verdict(verdict) {}

    QString operator()(const reason::None&) const { return tr("It left a position that the other player can win."); }
    QString operator()(const reason::End&) const { return (*this)(reason::None()); }

    QString operator()(const reason::Columns& columns) const
    {
        //: %1 is t, the nim-sum after the move; %2 is "the 4s and 2s columns"
        return tr("Now t = %1, with an odd number of 1s in %2.").arg(number(columns.sum), columnNames(columns.sum));
    }

    QString operator()(const reason::Misere& misere) const
    {
        const int ones = pluralForm(misere.ones);
        if (misere.large == 0) {
            return tr("It left %n heap(s) of one, an even number: they are taken one by one, and the last, which loses, "
                      "falls to the player who left them.", nullptr, ones);
        }
        if (misere.large == 1 && misere.ones == 0)
            return tr("It left only one heap, of two or more: the other player can take all of it but one stone.");
        if (misere.large == 1) {
            return tr("It left one heap of two or more, beside %n heap(s) of one: the other player can leave an odd number "
                      "of heaps of one.", nullptr, ones);
        }
        //: %1 is the nim-sum
        return tr("It left several heaps of two or more, and the nim-sum %1, which the other player can make 0.")
            .arg(number(misere.sum));
    }

    QString operator()(const reason::MooreColumn& column) const
    {
        //: %1 is "the 32s column", %2 a number of 1s, %3 is k + 1, at least 2
        return tr("Now the number of 1s in %1 is %2, no multiple of %3.")
            .arg(columnName(column.weight), number(column.ones), number(column.k + 1));
    }

    QString operator()(const reason::Residue& residue) const
    {
        if (residue.blocks == 0)
            return tr("It left %1, and one move can be as large as that.").arg(number(residue.n));
        //: %1 is the heap, %2 a number of blocks, %3 the size of a block, %4 the remainder
        return tr("It left %1 = %2 × %3 + %4: a move of %4 leaves whole blocks of %3.")
            .arg(number(residue.n), number(residue.blocks), number(residue.most + 1), number(residue.rest));
    }

    QString operator()(const reason::ColdPair& pair) const
    {
        //: %1 and %3 are pairs of numbers, %2 is a number
        return tr("It left %1, which is not cold: the cold pair with the difference %2 is %3.")
            .arg(pairText(pair.smaller, pair.larger), number(pair.difference), pairText(pair.coldSmaller, pair.coldLarger));
    }

    QString operator()(const reason::Zeckendorf& form) const
    {
        if (form.quota == form.n)
            return tr("It left %1, and all of it may be taken at once.").arg(number(form.n));
        //: %1 is a number, %2 the sum of its parts, such as 1 + 3 + 55; %3 is the smallest part, %4 the quota
        return tr("It left %1 = %2 (Fibonacci numbers, no two of them neighbours). At most %4 may be taken now, and that "
                  "is enough for the smallest part, %3, after which the next cannot be taken whole.")
            .arg(number(form.n), additionText(form.parts), number(form.parts.front()), number(form.quota));
    }

    QString operator()(const reason::HeapsWithin& within) const
    {
        const NimHeapsWords& words = *nimHeapsWords(*within.game);
        return NimHeapsWords::tr(words.isNow).arg(nimSumEquation(within.heaps, within.sum));
    }

    QString operator()(const reason::GoldenRatio& ratio) const
    {
        if (ratio.a == ratio.b)
            return tr("It left two equal numbers, %1 and %1.").arg(number(ratio.a));
        //: %1 and %2 are the numbers, %3 and %4 the two products
        return tr("It left %1 and %2. %1 × (%1 − %2) = %3 is more than %2<sup>2</sup> = %4, so %1 is more than the golden "
                  "ratio times %2.")
            .arg(number(ratio.a), number(ratio.b), decimal(ratio.left), decimal(ratio.right));
    }

    QString operator()(const reason::Values& values) const
    {
        const QString now = nimSumEquation(values.values, values.sum);
        if (values.ofParts) {
            //: %1 is a nim-sum such as "7 ⊕ 2 = 5"
            return tr("The Grundy values of the parts now have the nim-sum %1.").arg(now);
        }
        //: %1 is a number
        return values.values.size() == 1 ? tr("The Grundy value is now %1.").arg(now)
                                         //: %1 is a nim-sum such as "7 ⊕ 2 = 5"
                                         : tr("The Grundy values now have the nim-sum %1.").arg(now);
    }

    QString operator()(const reason::Blocks& blocks) const
    {
        const auto* was = before<reason::Blocks>(m_verdict);
        if (!was)
            return (*this)(reason::None());
        const SignedWide cost = was->sum > blocks.sum ? was->sum - blocks.sum : blocks.sum - was->sum;
        //: %1 is a number, %2 an integer, over 0 where Left is ahead; %3 is Left or Right
        return tr("This cut cost %1: the cake is now worth %2 to Left, and %3 is ahead.")
            .arg(decimal(cost), decimal(blocks.sum), moverName(nextPlayer(m_verdict)));
    }

    QString operator()(const reason::OnePart& one) const
    {
        return tr("The nim-sum of the other parts is 0, so part %1 alone decides, and it can be won.").arg(one.part + 1);
    }

private:
    const play::SumVerdict& m_verdict;
};

}  // namespace

QString whyLostAfter(const play::SumVerdict& verdict)
{
    return std::visit(LostAfter(verdict), verdict.reasonAfter);
}

QString whyWonAfter(const play::SumVerdict& verdict)
{
    return std::visit(WonAfter(verdict), verdict.reasonAfter);
}

}  // namespace nimstone::wording

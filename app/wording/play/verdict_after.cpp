// The sentences that explain why the other player loses, or wins, in the position after a move.
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

/// Returns the reason for the outcome before the move if this reason has the type R; otherwise null.
template <class R>
const R* before(const play::SumVerdict& verdict)
{
    return std::get_if<R>(&verdict.reasonBefore);
}

/// A function object that explains why the other player cannot win, with an overload for each kind of reason and no generic one.
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
        return tr("It turned s = %1 into t = 0: every column has an even number of 1s, and any move of the other player makes one "
                  "of them odd.").arg(number(was->sum));
    }

    QString operator()(const reason::Misere& misere) const
    {
        if (misere.large == 0 && misere.ones == 1)
            return tr("It left one stone: the other player has to take it, and whoever takes the last stone loses.");
        if (misere.large == 0) {
            return tr("It left %n heap(s) of one, an odd number. They are taken one by one, and the last, which loses, falls to "
                      "the other player.", nullptr, pluralForm(misere.ones));
        }
        const auto* was = before<reason::Misere>(m_verdict);
        if (!was)
            return (*this)(reason::None());
        //: %1 is the nim-sum before the move
        return tr("It turned the nim-sum %1 into 0 and left several heaps of two or more. There misère Nim has the same winner as "
                  "Nim, and every move makes the nim-sum different from 0.").arg(number(was->sum));
    }

    QString operator()(const reason::ColumnResidue& column) const
    {
        const auto* was = before<reason::ColumnResidue>(m_verdict);
        if (!was)
            return (*this)(reason::None());
        //: %1 is "the 32s column", %2 a number of 1s, %3 is k + 1, at least 2
        return tr("In %1 the number of 1s was %2, not a multiple of %3. Now it is a multiple of %3 in every column, and every move "
                  "destroys that.").arg(columnName(was->weight), number(was->ones), number(column.k + 1));
    }

    QString operator()(const reason::Residue& residue) const
    {
        //: %1 is the size of the heap, %2 a number of blocks, %3 the size of a block, m + 1
        return tr("It left %1 = %2 × %3: the reply to a move of k is %3 − k, which leaves only whole blocks of %3 again.")
            .arg(number(residue.n), number(residue.blocks), number(residue.most + 1));
    }

    QString operator()(const reason::ColdPair& pair) const
    {
        //: %1 is a pair of numbers, %2 a number
        return tr("It left %1, the cold pair with the difference %2. No move leads from one cold pair to another: a move in one "
                  "heap keeps the other number, and a move in both keeps the difference. No two cold pairs share a number or a "
                  "difference.").arg(pairText(pair.smaller, pair.larger), number(pair.difference));
    }

    QString operator()(const reason::Zeckendorf& form) const
    {
        if (form.parts.size() == 1) {
            //: %1 is the size of the heap, %2 the quota
            return tr("It left %1, a Fibonacci number, and at most %2 may be taken now. Whatever is taken, the reply is to take "
                      "the smallest term of what is left.").arg(number(form.n), number(form.quota));
        }
        //: %1 is a number, %2 its sum of Fibonacci terms, such as 1 + 3 + 55; %3 is the smallest term, %4 the quota
        return tr("It left %1 = %2 (Fibonacci numbers, no two consecutive). At most %4 may be taken now, less than the smallest "
                  "term, %3. Whatever is taken, the reply is to take the smallest term of what is left.")
            .arg(number(form.n), additionText(form.parts), number(form.parts.front()), number(form.quota));
    }

    QString operator()(const reason::InnerNimHeaps& within) const
    {
        const auto* was = before<reason::InnerNimHeaps>(m_verdict);
        if (!was)
            return (*this)(reason::None());
        const NimHeapsWords& words = *nimHeapsWords(*within.game);
        return NimHeapsWords::tr(words.madeZero).arg(nimSumEquation(was->heaps, was->sum), nimSumEquation(within.heaps, within.sum));
    }

    QString operator()(const reason::GoldenRatio& ratio) const
    {
        //: %1 and %2 are the numbers, %3 and %4 the two products, %5 is %1 − %2
        return tr("It left %1 and %2. %1 × (%1 − %2) = %3 is less than %2<sup>2</sup> = %4, so %1 is less than the golden ratio "
                  "times %2. The other player can only subtract %2 once. That leaves %2 and %5, and %2 is more than the golden "
                  "ratio times %5.")
            .arg(number(ratio.a), number(ratio.b), decimal(ratio.left), decimal(ratio.right), number(ratio.a - ratio.b));
    }

    QString operator()(const reason::Values& values) const
    {
        const QString now = nimSumEquation(values.values, values.sum);
        const auto* was = before<reason::Values>(m_verdict);
        if (!was) {
            //: %1 is a nim-sum such as "2 ⊕ 2 = 0"
            return tr("The Grundy values of the components now have the nim-sum %1, and every move makes it different from 0.")
                .arg(now);
        }
        const QString then = nimSumEquation(was->values, was->sum);
        if (values.ofParts) {
            //: %1 and %2 are nim-sums such as "7 ⊕ 2 = 5"
            return tr("The Grundy values of the components had the nim-sum %1. Now they have %2, and every move makes it different "
                      "from 0.").arg(then, now);
        }
        if (values.values.size() == 1 && was->values.size() == 1) {
            //: %1 is a number
            return tr("The Grundy value was %1 and is now 0, and every move makes it different from 0.").arg(then);
        }
        if (was->values.size() == 1) {
            //: %1 is a number, %2 a nim-sum such as "2 ⊕ 2 = 0"; the move has split a heap
            return tr("The Grundy value was %1. The values of the pieces have the nim-sum %2, and every move makes it different from 0.").arg(then, now);
        }
        //: %1 and %2 are nim-sums such as "7 ⊕ 2 = 5"
        return tr("The Grundy values had the nim-sum %1. Now they have %2, and every move makes it different from 0.")
            .arg(then, now);
    }

    QString operator()(const reason::Blocks& blocks) const
    {
        const auto* was = before<reason::Blocks>(m_verdict);
        if (!was)
            return (*this)(reason::None());
        if (blocks.sum == 0) {
            //: %1 is an integer, positive if Left is ahead; %2 is the player who cuts next, Left or Right
            return tr("Counted in cuts, the cake was worth %1 to Left and is now worth 0. Every cut costs its player at least 1, "
                      "and %2 has to cut: %2 loses.").arg(signedNumber(was->sum), moverName(nextPlayer(m_verdict)));
        }
        //: %1 and %2 are integers, positive if Left is ahead; %3 is the player who moved, Left or Right
        return tr("Counted in cuts, the cake was worth %1 to Left and is now worth %2. %3 is still ahead and wins, whoever cuts next.")
            .arg(signedNumber(was->sum), signedNumber(blocks.sum), moverName(moverOf(m_verdict.move.move.cutter)));
    }

private:
    const play::SumVerdict& m_verdict;
};

/// A function object that explains why the other player can win, with an overload for each kind of reason and no generic one.
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
            return tr("It left %n heap(s) of one, an even number. They are taken one by one, and the last, which loses, falls to "
                      "the player who left them.", nullptr, ones);
        }
        if (misere.large == 1 && misere.ones == 0)
            return tr("It left a single heap of two or more stones: the other player can take all but one of them.");
        if (misere.large == 1) {
            return tr("It left one heap of two or more, and %n heap(s) of one besides: the other player can leave an odd number of "
                      "heaps of one.", nullptr, ones);
        }
        //: %1 is the nim-sum
        return tr("It left several heaps of two or more, and the nim-sum is %1: the other player can make it 0.")
            .arg(number(misere.sum));
    }

    QString operator()(const reason::ColumnResidue& column) const
    {
        //: %1 is "the 32s column", %2 a number of 1s, %3 is k + 1, at least 2
        return tr("Now the number of 1s in %1 is %2, not a multiple of %3.")
            .arg(columnName(column.weight), number(column.ones), number(column.k + 1));
    }

    QString operator()(const reason::Residue& residue) const
    {
        if (residue.blocks == 0)
            return tr("It left %1, which the other player can finish in one move.").arg(number(residue.n));
        //: %1 is the size of the heap, %2 a number of blocks, %3 the size of a block, %4 the remainder
        return tr("It left %1 = %2 × %3 + %4: a move of %4 leaves only whole blocks of %3.")
            .arg(number(residue.n), number(residue.blocks), number(residue.most + 1), number(residue.rest));
    }

    QString operator()(const reason::ColdPair& pair) const
    {
        //: %1 and %3 are pairs of numbers, %2 is a number
        return tr("It left %1, which is not a cold pair: the one with the difference %2 is %3.")
            .arg(pairText(pair.smaller, pair.larger), number(pair.difference), pairText(pair.coldSmaller, pair.coldLarger));
    }

    QString operator()(const reason::Zeckendorf& form) const
    {
        if (form.quota == form.n)
            return tr("It left %1, which can be taken in a single move.").arg(number(form.n));
        //: %1 is a number, %2 its sum of Fibonacci terms, such as 1 + 3 + 55; %3 is the smallest term, %4 the quota
        return tr("It left %1 = %2 (Fibonacci numbers, no two consecutive). Up to %4 may be taken now, so the other player can "
                  "take the smallest term, %3. After that, the next term cannot be taken whole.")
            .arg(number(form.n), additionText(form.parts), number(form.parts.front()), number(form.quota));
    }

    QString operator()(const reason::InnerNimHeaps& within) const
    {
        const NimHeapsWords& words = *nimHeapsWords(*within.game);
        return NimHeapsWords::tr(words.isNow).arg(nimSumEquation(within.heaps, within.sum));
    }

    QString operator()(const reason::GoldenRatio& ratio) const
    {
        if (ratio.a == ratio.b)
            return tr("It left two equal numbers, %1 and %1.").arg(number(ratio.a));
        //: %1 and %2 are the numbers in the game, %3 and %4 the two products in the sentence
        return tr("It left %1 and %2. %1 × (%1 − %2) = %3 is more than %2<sup>2</sup> = %4, so %1 is more than the golden "
                  "ratio times %2.")
            .arg(number(ratio.a), number(ratio.b), decimal(ratio.left), decimal(ratio.right));
    }

    QString operator()(const reason::Values& values) const
    {
        const QString now = nimSumEquation(values.values, values.sum);
        if (values.ofParts) {
            //: %1 is a nim-sum such as "7 ⊕ 2 = 5"
            return tr("The Grundy values of the components now have the nim-sum %1.").arg(now);
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
        //: %1 is a number; %2 is an integer, positive if Left is ahead; %3 is Left or Right
        return tr("This cut cost %1. Counted in cuts, the cake is now worth %2 to Left, and %3 is ahead.")
            .arg(signedNumber(cost), signedNumber(blocks.sum), moverName(nextPlayer(m_verdict)));
    }

    QString operator()(const reason::OnePart& one) const
    {
        return tr("The nim-sum of the other components' Grundy values is 0, so component %1 decides alone, and the other player "
                  "can win it.").arg(one.part + 1);
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

// The sentences about the position before a move: why it was lost, or which move would have won.
#include "app/wording/play/verdict_parts.h"

#include <QCoreApplication>

#include "app/wording/names.h"
#include "app/wording/play/places.h"
#include "app/wording/play/moves.h"
#include "app/wording/play/verdicts.h"

namespace nimstone::wording {

namespace {

/// A function object that explains why every move lost, with one overload for each kind of reason and no generic overload.
class EveryMoveLost {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Verdicts)

public:
    QString operator()(const reason::None&) const
    {
        return tr("The position was lost: every move leaves one that the other player can win.");
    }
    QString operator()(const reason::End&) const { return (*this)(reason::None()); }
    QString operator()(const reason::OnePart&) const { return (*this)(reason::None()); }

    QString operator()(const reason::Columns&) const
    {
        return tr("Every column had an even number of 1s (s = 0), and any move makes one of them odd.");
    }

    QString operator()(const reason::Misere& misere) const
    {
        if (misere.large == 0 && misere.ones == 1)
            return tr("There was only one stone, and whoever takes the last stone loses.");
        if (misere.large == 0) {
            return tr("There were %n heap(s) of one, an odd number. They are taken one by one, and the last, which loses, falls to "
                      "whoever took the first.", nullptr, pluralForm(misere.ones));
        }
        return tr("With several heaps of two or more, misère Nim has the same winner as Nim: the nim-sum was 0, and every move "
                  "makes it different from 0.");
    }

    QString operator()(const reason::ColumnResidue& column) const
    {
        //: %1 is k + 1, at least 2
        return tr("In every column the number of 1s was a multiple of %1, and every move destroys that.").arg(number(column.k + 1));
    }

    QString operator()(const reason::Residue& residue) const
    {
        //: %1 is the size of the heap, %2 a number of blocks, %3 the size of a block, m + 1
        return tr("%1 = %2 × %3: the reply to a move of k is %3 − k, which leaves only whole blocks of %3 again.").arg(number(residue.n), number(residue.blocks), number(residue.most + 1));
    }

    QString operator()(const reason::ColdPair& pair) const
    {
        //: %1 is a pair of numbers, %2 a number
        return tr("%1 is the cold pair with the difference %2, and no move leads from one cold pair to another.")
            .arg(pairText(pair.smaller, pair.larger), number(pair.difference));
    }

    QString operator()(const reason::Zeckendorf& form) const
    {
        if (form.parts.size() == 1) {
            //: %1 is the size of the heap, %2 the quota
            return tr("%1 is a Fibonacci number, and at most %2 could be taken. Whatever is taken, the reply is to take the "
                      "smallest term of what is left.").arg(number(form.n), number(form.quota));
        }
        //: %1 is a number, %2 its sum of Fibonacci terms, such as 1 + 3 + 55; %3 is the smallest term, %4 the quota
        return tr("%1 = %2 (Fibonacci numbers, no two consecutive). At most %4 could be taken, less than the smallest term, %3. "
                  "Whatever is taken, the reply is to take the smallest term of what is left.")
            .arg(number(form.n), additionText(form.parts), number(form.parts.front()), number(form.quota));
    }

    QString operator()(const reason::InnerNimHeaps& within) const
    {
        const NimHeapsWords& words = *nimHeapsWords(*within.game);
        return NimHeapsWords::tr(words.wasZero).arg(nimSumEquation(within.heaps, within.sum));
    }

    QString operator()(const reason::GoldenRatio& ratio) const
    {
        //: %1 and %2 are the numbers in the game, %3 and %4 the two products in the sentence
        return tr("%1 × (%1 − %2) = %3 is less than %2<sup>2</sup> = %4, so %1 was less than the golden ratio times %2: "
                  "the only move was to subtract %2 once.")
            .arg(number(ratio.a), number(ratio.b), decimal(ratio.left), decimal(ratio.right));
    }

    QString operator()(const reason::Values& values) const
    {
        if (values.values.size() == 1)
            return tr("The Grundy value was 0, and every move makes it different from 0.");
        const QString sum = nimSumEquation(values.values, values.sum);
        //: %1 is a nim-sum such as "2 ⊕ 2 = 0"
        return values.ofParts
            ? tr("The Grundy values of the components had the nim-sum %1, and every move makes it different from 0.").arg(sum)
            //: %1 is a nim-sum such as "2 ⊕ 2 = 0"
            : tr("The Grundy values had the nim-sum %1, and every move makes it different from 0.").arg(sum);
    }

    QString operator()(const reason::Blocks& blocks) const
    {
        if (blocks.sum == 0)
            return tr("Counted in cuts, the cake was worth 0. Every cut costs its player at least 1, so whoever has to cut loses.");
        //: %1 is an integer, positive if Left is ahead; %2 is Left or Right
        return tr("Counted in cuts, the cake was worth %1 to Left. So %2 was ahead and wins, whoever cuts first.")
            .arg(signedNumber(blocks.sum), moverName(blocks.sum > 0 ? Mover::Left : Mover::Right));
    }
};

/// A function object that names a move that would have won, with one overload for each kind of reason and no generic overload.
class WouldHaveWon {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Verdicts)

public:
    WouldHaveWon(const play::SumVerdict& verdict, std::optional<Count> countedTo)
        : m_verdict(verdict), m_move(moveWithItsPair(verdict.before, *verdict.better, countedTo))
    {
    }

    /// Returns the sentence for a move that would have ended the game and so would have won immediately.
    QString atOnce() const
    {
        //: %1 is a move such as "take 2 from heap 1"
        return tr("A move could have won the game immediately: %1.").arg(m_move);
    }

    QString operator()(const reason::None&) const
    {
        //: %1 is a move such as "take 2 from heap 1"
        return tr("There was a winning move: %1.").arg(m_move);
    }
    QString operator()(const reason::End&) const { return (*this)(reason::None()); }

    QString operator()(const reason::Columns& columns) const
    {
        //: %1 is the nim-sum s, %2 a move such as "take 2 from heap 1"
        return tr("A move could have turned s = %1 into 0: %2.").arg(number(columns.sum), m_move);
    }

    QString operator()(const reason::Misere& misere) const
    {
        if (misere.large == 0)
            return (*this)(reason::None());
        if (misere.large == 1) {
            //: %1 is a move such as "take 2 from heap 1"
            return tr("Only one heap had two or more stones, and a move could have left an odd number of heaps of one: %1.")
                .arg(m_move);
        }
        //: %1 is the nim-sum, %2 a move such as "take 2 from heap 1"
        return tr("The nim-sum was %1, and a move could have made it 0: %2.").arg(number(misere.sum), m_move);
    }

    QString operator()(const reason::ColumnResidue& column) const
    {
        //: %1 is "the 32s column", %2 a number of 1s, %3 is k + 1, at least 2; %4 is a move such as "take 2 from heap 1"
        return tr("In %1 the number of 1s was %2, not a multiple of %3. A move could have made it a multiple of %3 in every column: %4.")
            .arg(columnName(column.weight), number(column.ones), number(column.k + 1), m_move);
    }

    QString operator()(const reason::Residue& residue) const
    {
        //: %1 is the size of the heap, %2 a number of blocks, %3 the size of a block, %4 the remainder; %5 is a move
        return tr("%1 = %2 × %3 + %4, and a move could have left only whole blocks of %3: %5.")
            .arg(number(residue.n), number(residue.blocks), number(residue.most + 1), number(residue.rest), m_move);
    }

    QString operator()(const reason::ColdPair& pair) const
    {
        //: %1 is a pair of numbers, %2 a move such as "take 2 from heap 1, which leaves (1, 2)"
        return tr("%1 was not a cold pair, and a move could have left one: %2.")
            .arg(pairText(pair.smaller, pair.larger), m_move);
    }

    QString operator()(const reason::Zeckendorf& form) const
    {
        if (m_verdict.better->move.taken != form.parts.front())
            return (*this)(reason::None());
        //: %1 is a number, %2 its sum of Fibonacci terms, such as 1 + 3 + 55; %3 is a move such as "take 2 from heap 1"
        return tr("%1 = %2 (Fibonacci numbers, no two consecutive). A move could have taken the smallest term, after which the "
                  "next cannot be taken whole: %3.")
            .arg(number(form.n), additionText(form.parts), m_move);
    }

    QString operator()(const reason::InnerNimHeaps& within) const
    {
        const NimHeapsWords& words = *nimHeapsWords(*within.game);
        return NimHeapsWords::tr(words.couldBeZero).arg(nimSumEquation(within.heaps, within.sum), m_move);
    }

    QString operator()(const reason::GoldenRatio& ratio) const
    {
        if (ratio.a == ratio.b)
            return (*this)(reason::None());
        //: %1 and %2 are numbers, %3 a move such as "subtract 21 from 55, which leaves (34, 21)"
        return tr("%1 was more than the golden ratio times %2, and a move could have left the other player a losing pair: %3.")
            .arg(number(ratio.a), number(ratio.b), m_move);
    }

    QString operator()(const reason::Values& values) const
    {
        const QString sum = nimSumEquation(values.values, values.sum);
        if (values.ofParts) {
            //: %1 is a nim-sum such as "7 ⊕ 2 = 5", %2 a move
            return tr("The Grundy values of the components had the nim-sum %1, and a move could have made it 0: %2.")
                .arg(sum, m_move);
        }
        if (values.values.size() == 1) {
            //: %1 is a number, %2 a move such as "take 2 from heap 1"
            return tr("The Grundy value was %1, and a move could have made it 0: %2.").arg(sum, m_move);
        }
        //: %1 is a nim-sum such as "7 ⊕ 2 = 5", %2 a move such as "take 2 from heap 1"
        return tr("The Grundy values had the nim-sum %1, and a move could have made it 0: %2.").arg(sum, m_move);
    }

    QString operator()(const reason::Blocks& blocks) const
    {
        //: %1 is an integer, positive if Left is ahead; %2 is Left or Right; %3 is a move
        return tr("Counted in cuts, the cake was worth %1 to Left. A cut could have kept %2 from falling behind: %3.")
            .arg(signedNumber(blocks.sum), moverName(moverOf(m_verdict.move.move.cutter)), m_move);
    }

    QString operator()(const reason::OnePart& one) const
    {
        //: %1 is the number of a component, %2 a move
        return tr("The nim-sum of the other components' Grundy values was 0, so component %1 decided alone. A move could have won it: %2.")
            .arg(QString::number(one.part + 1), m_move);
    }

private:
    const play::SumVerdict& m_verdict;
    QString m_move;
};

}  // namespace

QString whyEveryMoveLost(const play::SumVerdict& verdict)
{
    return std::visit(EveryMoveLost(), verdict.reasonBefore);
}

QString whatWouldHaveWon(const play::SumVerdict& verdict, std::optional<Count> countedTo)
{
    if (!verdict.better)
        return winNotFound();
    const WouldHaveWon would(verdict, countedTo);
    if (!verdict.before.isMisere() && isLastMove(verdict.before, *verdict.better))
        return would.atOnce();
    return std::visit(would, verdict.reasonBefore);
}

}  // namespace nimstone::wording

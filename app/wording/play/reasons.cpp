// The sentences that explain why a position is lost or won, with the numbers of the position.
#include "app/wording/analysis.h"

#include <QCoreApplication>

#include "app/wording/names.h"
#include "app/wording/play/places.h"

namespace nimstone::wording {

namespace {

struct Reasons {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Reasons)
};

/// Returns the values as texts. If there are more than 12 values, "…" replaces the middle of the list; the last value is always shown.
std::vector<QString> valuesShown(const std::vector<std::int64_t>& values)
{
    constexpr std::size_t most = 12;
    std::vector<QString> shown;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values.size() > most && i == most - 2) {
            shown.push_back(QStringLiteral("…"));
            i = values.size() - 1;
        }
        shown.push_back(signedNumber(values[i]));
    }
    return shown;
}

class Reasoning {
public:
    Reasoning(const GameSum& gameSum, const Analysis& analysis) : m_sum(gameSum), m_analysis(analysis) {}

    QString operator()(const reason::None&) const
    {
        return Reasons::tr("This position is too large for its Grundy value to be computed.");
    }

    QString operator()(const reason::End& end) const
    {
        if (end.misere)
            return Reasons::tr("No stone is left: in misère play the player to move has won.");
        if (m_sum.components().front().rules.entry().name == "euclid")
            return Reasons::tr("One of the numbers is 0, so nothing can be subtracted: the player to move has lost.");
        const bool noMove = end.stones || m_sum.components().front().rules.entry().ending == Ending::NoMove;
        return noMove ? Reasons::tr("No move is left: the player to move has lost.")
                      : Reasons::tr("No stone is left: the player to move cannot move, and has lost.");
    }

    QString operator()(const reason::Columns&) const
    {
        WinningMoves winning{m_analysis.winning.count, {}, m_analysis.winning.stopped};
        for (const MoveInSum& move : m_analysis.winning.listed)
            winning.listed.push_back(move.move);
        return outcomeReason(m_sum.components().front().position, winning);
    }

    QString operator()(const reason::Misere& misere) const
    {
        const int ones = pluralForm(misere.ones);
        if (misere.large == 0 && misere.ones % 2 == 1) {
            return Reasons::tr("Only heaps of one are left, %n of them, an odd number: the player to move takes the last stone and loses.", nullptr, ones);
        }
        if (misere.large == 0) {
            return Reasons::tr("Only heaps of one are left, %n of them, an even number: the opponent takes the last stone and loses.", nullptr, ones);
        }
        if (misere.large > 1 && misere.sum == 0)
            return Reasons::tr("With several heaps of two or more, misère Nim has the same winner as Nim: the nim-sum is 0, and "
                               "every move makes it different from 0.");
        if (misere.large > 1)
            return Reasons::tr("With at least two heaps of two or more stones, misère Nim is played like Nim: the nim-sum is %1, "
                               "and the winning moves make it 0.").arg(number(misere.sum));
        if (misere.ones % 2 == 0)
            return Reasons::tr("Exactly one heap has two or more stones, and there are %n heap(s) of one. The winning move leaves "
                               "one stone of the large heap, so that the number of heaps of one becomes odd.", nullptr, ones);
        return Reasons::tr("Exactly one heap has two or more stones, and there are %n heap(s) of one. The winning move takes the "
                           "large heap whole, so that the number of heaps of one stays odd.", nullptr, ones);
    }

    QString operator()(const reason::ColumnResidue& column) const
    {
        if (column.weight == 0) {
            //: %1 is k + 1, at least 2
            return Reasons::tr("In every column the number of 1s is a multiple of %1, and every move destroys that.")
                .arg(number(column.k + 1));
        }
        //: %1 is "the 32s column", %2 a number of 1s, %3 is k + 1, at least 2, and %4 is k
        return Reasons::tr("In %1 the number of 1s is %2, not a multiple of %3, and this is the highest such column. Some move in "
                           "at most %4 heap(s) makes the number of 1s in every column a multiple of %3.", nullptr,
                           pluralForm(column.k))
            .arg(columnName(column.weight), number(column.ones), number(column.k + 1), number(column.k));
    }

    QString operator()(const reason::Residue& residue) const
    {
        const QString n = number(residue.n);
        const QString blocks = number(residue.blocks);
        const QString size = number(residue.most + 1);
        if (residue.rest == 0) {
            //: %1 is the size of the heap, %2 a number of blocks, %3 the size of a block, m + 1
            return Reasons::tr("%1 = %2 × %3: after any move, which takes at most %4, the opponent can make the two moves add up "
                               "to %3. Then only whole blocks of %3 are left again.").arg(n, blocks, size, number(residue.most));
        }
        //: %1 is the size of the heap, %2 a number of blocks, %3 the size of a block, %4 the remainder
        return Reasons::tr("%1 = %2 × %3 + %4: taking the remainder, %4, leaves only whole blocks of %3.")
            .arg(n, blocks, size, number(residue.rest));
    }

    QString operator()(const reason::ColdPair& pair) const
    {
        const QString cold = pairText(pair.coldSmaller, pair.coldLarger);
        if (pair.smaller == pair.coldSmaller) {
            //: %1 is a pair of numbers, %2 a number
            return Reasons::tr("%1 is a cold pair, the one with the difference %2. Every move from a cold pair leads to a pair "
                               "that is not cold.").arg(cold, number(pair.difference));
        }
        //: %1 and %3 are pairs of numbers, %2 is a number
        return Reasons::tr("%1 is not a cold pair: the one with the difference %2 is %3. From a pair that is not cold, some move "
                           "always leads to a cold pair.").arg(pairText(pair.smaller, pair.larger), number(pair.difference), cold);
    }

    QString operator()(const reason::Zeckendorf& form) const
    {
        const Count smallest = form.parts.front();
        const QString n = number(form.n);
        const QString sum = additionText(form.parts);
        if (form.quota >= smallest && form.quota == form.n)
            return Reasons::tr("A single move may take the whole heap of %1.").arg(n);
        if (form.parts.size() == 1)
            return Reasons::tr("%1 is a Fibonacci number, and at most %2 may be taken. Whatever is taken, the opponent may then "
                               "take the smallest term of what is left, and wins.").arg(n, number(form.quota));
        //: %1 is a number, %2 its sum of Fibonacci terms, such as 1 + 3 + 55; %3 is the smallest term, %4 the quota
        return form.quota < smallest
            ? Reasons::tr("The Zeckendorf representation is %1 = %2 (Fibonacci numbers, no two consecutive). At most %4 may be "
                          "taken, less than the smallest term, %3. Whatever is taken, the opponent may then take the smallest term "
                          "of what is left, and wins.").arg(n, sum, number(smallest), number(form.quota))
            : Reasons::tr("The Zeckendorf representation is %1 = %2 (Fibonacci numbers, no two consecutive). Up to %4 may be "
                          "taken, so the smallest term, %3, can be. The next term is more than twice as large, so the opponent "
                          "cannot take it whole.").arg(n, sum, number(smallest), number(form.quota));
    }

    QString operator()(const reason::InnerNimHeaps& within) const
    {
        const NimHeapsWords& words = *nimHeapsWords(*within.game);
        return NimHeapsWords::tr(within.sum == 0 ? words.isZero : words.isNotZero).arg(nimSumEquation(within.heaps, within.sum));
    }

    QString operator()(const reason::GoldenRatio& ratio) const
    {
        const QString a = number(ratio.a);
        const QString b = number(ratio.b);
        if (ratio.a == ratio.b)
            return Reasons::tr("The numbers are equal: subtracting one from the other makes it 0, and wins.");
        const QString left = decimal(ratio.left);
        const QString right = decimal(ratio.right);
        //: %1 and %2 are the numbers in the game, %3 and %4 the two products in the sentence
        return ratio.left > ratio.right
            ? Reasons::tr("%1 × (%1 − %2) = %3 is more than %2<sup>2</sup> = %4, so %1 is more than the golden ratio times %2. "
                          "Then some move leaves the opponent a losing pair.").arg(a, b, left, right)
            : Reasons::tr("%1 × (%1 − %2) = %3 is less than %2<sup>2</sup> = %4, so %1 is less than the golden ratio times %2. "
                          "Then the only move leaves the opponent a winning pair.").arg(a, b, left, right);
    }

    QString operator()(const reason::Values& values) const
    {
        const QString sum = nimSumText(values.values);
        const QString total = number(values.sum);
        if (values.values.size() == 1) {
            return values.sum == 0
                ? Reasons::tr("Its Grundy value is 0: every move leads to a position whose value is not 0.")
                : Reasons::tr("Its Grundy value is %1, not 0: some move leads to a position of value 0.").arg(total);
        }
        if (values.ofParts) {
            //: %1 is a nim-sum such as 7 ⊕ 0 ⊕ 2
            return values.sum == 0
                ? Reasons::tr("Each component counts as a Nim heap of the size of its Grundy value. The nim-sum of these values is "
                              "%1 = 0, and every move makes it different from 0.").arg(sum)
                : Reasons::tr("Each component counts as a Nim heap of the size of its Grundy value. The nim-sum of these values is "
                              "%1 = %2, and some move makes it 0.").arg(sum, total);
        }
        //: %1 is a nim-sum such as 7 ⊕ 0 ⊕ 2
        return values.sum == 0
            ? Reasons::tr("Each heap counts as a Nim heap of the size of its Grundy value. The nim-sum of these values is %1 = 0, "
                          "and every move makes it different from 0.").arg(sum)
            : Reasons::tr("Each heap counts as a Nim heap of the size of its Grundy value. The nim-sum of these values is %1 = %2, "
                          "and some move makes it 0.").arg(sum, total);
    }

    QString operator()(const reason::Blocks& blocks) const
    {
        const QString sum = signedNumber(blocks.sum);
        if (blocks.values.size() == 1) {
            //: %1 is an integer; it is positive if Left is ahead
            return Reasons::tr("Counted in cuts, the block is worth %1 to Left. Left wins if this is positive, Right if it is "
                               "negative; at 0 the player to move loses.").arg(sum);
        }
        //: %1 is a list of numbers such as "2, -1 and 0", %2 the sum of these numbers
        return Reasons::tr("Counted in cuts, the blocks are worth %1 to Left, and together %2. Left wins if the total is positive, "
                           "Right if it is negative; at 0 the player to move loses.")
            .arg(listText(valuesShown(blocks.values)), sum);
    }

    QString operator()(const reason::OnePart& one) const
    {
        return Reasons::tr("The nim-sum of the other components' Grundy values is 0, so component %1 decides alone. The player to "
                           "move can win it, and its winning moves win the sum.").arg(one.part + 1);
    }

private:
    const GameSum& m_sum;
    const Analysis& m_analysis;
};

}  // namespace

QString outcomeReason(const GameSum& gameSum, const Analysis& analysis)
{
    return std::visit(Reasoning(gameSum, analysis), analysis.reason);
}

}  // namespace nimstone::wording

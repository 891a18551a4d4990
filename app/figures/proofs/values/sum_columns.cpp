#include "app/figures/proofs/values/sum_columns.h"

#include <algorithm>
#include <bit>

#include "app/figures/scene/text_metrics.h"
#include "app/wording/proofs/values/figure_sums.h"

namespace nimstone::figures {

using namespace proof;

QString sumDiffers(Count value) { return QStringLiteral("<i>v</i> ≠ %1").arg(value); }

QString sumNeverLarger(Count value) { return QStringLiteral("<i>v</i> &lt; %1").arg(value); }

QString sumRaised(const SumRaise& raise, bool isTakenBack)
{
    const QString there = QStringLiteral("%1 → <b>%2</b>").arg(raise.before).arg(raise.raised);
    return isTakenBack ? QStringLiteral("%1 → <b>%2</b>").arg(there).arg(raise.before) : there;
}

QString sumSmaller(Count before, Count after)
{
    return QStringLiteral("%1 ⊕ %2 = <b>%3</b> &lt; %1").arg(before).arg(before ^ after).arg(after);
}

SumFigureFacts::SumFigureFacts(const Proof& proof)
    : subject(proof.subject), values(*stepAs<SumValues>(proof.steps.front())), raise(firstStep<SumRaise>(proof)), choice(firstStep<SumChoice>(proof)),
      move(firstStep<SumMove>(proof)), every(firstStep<SumEveryValue>(proof))
{
    Count all = values.sum;
    for (const Count value : values.values)
        all |= value;
    if (raise)
        all |= raise->raised | raise->sum;
    columns = std::max(1, static_cast<int>(std::bit_width(all)));
    if (raise && raise->possible) {
        raised = subject.play({raise->part, raise->move}).value_or(subject);
        takenBack = raised.play({raise->part, raise->reply}).value_or(subject);
    }
    after = move ? subject.play({move->part, move->move}).value_or(subject) : subject;
}

std::size_t sumChips(const SumFigureFacts& facts) { return facts.every ? facts.every->reached.size() + 2 : 0; }

std::optional<SumColumnsLayout> layOutSumColumns(const SumFigureFacts& facts, const FigureScenes& scenes)
{
    constexpr double margin = 16;
    SumColumnsLayout layout;
    layout.type = scenes.type("small");
    const QSizeF size = scenes.size();
    const double line = layout.type * lineHeight;
    const double above = 1.1 * line;
    const double below = (facts.every ? 3.2 * line : 0) + 2 * line;
    const auto rows = static_cast<double>(facts.parts() + 1);
    layout.row = std::min(54 * scenes.textScale(), (size.height() - 2 * margin - above - below) / rows);
    layout.bit = std::min(layout.row, 44 * scenes.textScale());
    double notes = 0;
    for (const Count value : facts.values.values)
        notes = std::max(notes, labelWidth(sumDiffers(value), layout.type));
    if (facts.raise && facts.raise->possible)
        notes = std::max(notes, labelWidth(sumRaised(*facts.raise, true), layout.type));
    if (facts.choice)
        notes = std::max(notes, labelWidth(sumSmaller(facts.choice->before, facts.choice->after), layout.type));
    const double values = labelWidth(QStringLiteral("<b>8888</b>"), scenes.type("body"));
    const double columns = facts.columns * layout.bit;
    const double cards = std::min(size.width() - 2 * margin - notes - values - columns - 3 * sumGap, 340 * scenes.textScale());
    if (layout.row < line * 1.15 || cards < labelWidth(wording::figurePart(11), layout.type) + 2 * sumGap)
        return std::nullopt;
    // Center the whole table in the figure.
    const double width = cards + values + columns + notes + 3 * sumGap;
    const double left = (size.width() - width) / 2;
    const double height = above + rows * layout.row + below;
    const double top = (size.height() - height) / 2 + above;
    layout.weights = top - 0.5 * line;
    layout.cards = QRectF(left, top, cards, layout.row * static_cast<double>(facts.parts()));
    layout.value = left + cards + sumGap + values / 2;
    layout.bits = left + cards + values + 2 * sumGap;
    layout.notes = layout.bits + columns + sumGap + notes / 2;
    layout.sum = top + (rows - 0.5) * layout.row;
    layout.reached = top + rows * layout.row + 0.9 * line;
    layout.chips = layout.reached + 1.3 * line;
    layout.foot = top + height - above - 0.8 * line;
    if (facts.every) {
        layout.chip = std::min(1.9 * line, (size.width() - 2 * margin) / static_cast<double>(sumChips(facts) + 1));
        if (layout.chip < labelWidth(QStringLiteral("8888"), layout.type))
            return std::nullopt;
    }
    return layout;
}

}  // namespace nimstone::figures

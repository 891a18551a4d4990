// The figure of the theorem on Fibonacci Nim: the heap is a bar that consists of its Zeckendorf terms. The smallest
// term is at the right end, where stones are taken, and the quota is above it. There is one bar for the heap, and one
// bar for each move of the proof.
#include "app/figures/proofs/golden/golden_figures.h"

#include <algorithm>
#include <array>

#include "app/figures/proofs/golden/quota_slots.h"
#include "app/figures/scene/figure_scenes.h"
#include "app/wording/proofs/golden/figure_fibonacci.h"
#include "core/games/golden/fibonacci_nim.h"

namespace nimstone::figures {

using namespace proof;

namespace {

std::vector<Count> partsOf(const Proof& proof)
{
    const auto* parts = stepAs<QuotaParts>(proof.steps.front());
    return parts ? parts->parts : std::vector<Count>{};
}

class QuotaScenes {
public:
    QuotaScenes(const Proof& proof, QSizeF size, double textScale)
        : m_proof(proof), m_scenes(size, textScale), m_n(proof.position().heaps[0]),
          m_quota(std::min(proof.position().quota, m_n)), m_small(m_scenes.type("small")), m_line(m_small * lineHeight),
          m_strip(std::max(8.0, m_line * 0.45)), m_slots(partsOf(proof), margin, size.width() - margin)
    {
        const double body = m_scenes.type("body") * lineHeight;
        const double table = 3 * m_line + gap;
        const double fixed = 2 * margin + body + gap + table + bars * (m_line + m_strip + gap);
        m_bar = std::min((size.height() - fixed) / bars, 3.2 * m_line);
        const double spare = size.height() - fixed - bars * m_bar;
        double top = margin + spare / 4;
        for (Bar& bar : m_bars) {
            bar.top = top;
            top += m_line + m_strip + m_bar + gap + spare / 8;
        }
        m_tableTop = top + gap / 2;
        m_captionY = size.height() - margin - spare / 8 - body / 2;
    }

    bool fits() const { return m_bar >= m_line; }

    ProofFigure draw() &&
    {
        addPieces();
        showHeap(m_bars[0], wording::figureHeapAndQuota(m_n, m_quota), 0);
        m_scenes.stop();
        showSteps<QuotaStep>(m_proof, m_scenes, [this](const auto& kind) { show(kind); });
        if (m_slots.slots().size() > 1 && !m_slots.toScale())
            m_scenes.setNote(wording::figureScaleNote(m_slots.leavesOut(), m_sumsLeftOut));
        return std::move(m_scenes).finish();
    }

private:
    static constexpr double margin = 12;
    static constexpr double gap = 8;
    static constexpr std::size_t bars = 3;

    /// A bar: the heap at one point of the proof.
    struct Bar {
        int heading = 0;
        int most = 0;   ///< the piece of the label above the quota
        int quota = 0;  ///< the strip above the bar that shows the quota
        std::vector<int> tiles;  ///< one tile for each slot
        /// The pieces of a term that a move breaks: broken[1] is the answer to the move, broken[2] are the taken
        /// stones, and broken[0] is the rest of the term.
        std::array<int, 3> broken{};
        double top = 0;
    };

    double barY(const Bar& bar) const { return bar.top + m_line + m_strip + m_bar / 2; }

    QRectF slotRect(const Bar& bar, std::size_t slot) const
    {
        const QuotaSlot& at = m_slots.slots()[slot];
        return {at.left, bar.top + m_line + m_strip, at.right - at.left, m_bar};
    }

    void addPieces()
    {
        const auto tile = [this](const QString& name, double z) {
            return m_scenes.add(PieceKind::Tile, name,
                                {.x = m_scenes.size().width() / 2, .y = m_scenes.size().height() / 2, .opacity = 0, .z = z});
        };
        for (std::size_t index = 0; index < bars; ++index) {
            Bar& bar = m_bars[index];
            bar.heading = m_scenes.addHiddenLabel(QStringLiteral("heading%1").arg(index + 1));
            bar.most = m_scenes.addHiddenLabel(QStringLiteral("most%1").arg(index + 1));
            bar.quota = tile(QStringLiteral("quota%1").arg(index + 1), 2);
            for (std::size_t slot = 0; slot < m_slots.slots().size(); ++slot)
                bar.tiles.push_back(tile(QStringLiteral("part%1-%2").arg(index + 1).arg(slot + 1), 1));
            for (std::size_t piece = 0; piece < bar.broken.size(); ++piece)
                bar.broken[piece] = tile(QStringLiteral("broken%1-%2").arg(index + 1).arg(piece + 1), 1.5);
        }
        for (const Step& step : m_proof.steps) {
            if (const auto* every = stepAs<EveryTake>(step)) {
                for (std::size_t column = 0; column <= every->rows.size(); ++column) {
                    m_table.emplace_back();
                    for (std::size_t row = 0; row < 3; ++row)
                        m_table.back()[row] = m_scenes.addHiddenLabel(QStringLiteral("answer%1-%2").arg(column).arg(row + 1));
                }
            } else if (const auto* moves = stepAs<QuotaWinningMoves>(step)) {
                for (std::size_t sum = 0; sum < m_slots.own(); ++sum) {
                    m_sums.push_back(tile(QStringLiteral("sum%1").arg(sum + 1), 2));
                    m_sumWords.push_back(m_scenes.addHiddenLabel(QStringLiteral("sumWords%1").arg(sum + 1)));
                    const PartialSum& row = moves->rows[sum];
                    if (!row.allowed)
                        continue;
                    m_scenes.addEdit(m_sums.back(), m_proof.subject, FibonacciNim::withQuota(m_n - row.sum, 2 * row.sum));
                }
            }
        }
        m_scenes.placeCaption(centered({m_scenes.size().width() / 2, m_captionY}, m_scenes.type("body"), m_scenes.size().width() - 2 * margin));
    }

    /// Shows the heap. The slots of the `gone` smallest terms are hidden.
    void showHeap(Bar& bar, const QString& heading, std::size_t gone)
    {
        m_scenes.write(bar.heading,
              {margin, bar.top + m_line / 2, m_small, (m_scenes.size().width() - 2 * margin) * 0.55, Anchor::Left}, heading, Tone::Heading);
        for (std::size_t slot = 0; slot < bar.tiles.size(); ++slot) {
            const QRectF rect = slotRect(bar, slot);
            const QuotaSlot& held = m_slots.slots()[slot];
            m_scenes.put(bar.tiles[slot], rect, Tone::Plain, slot >= gone).text =
                held.parts > 1 ? QStringLiteral("…") : tileText(QString::number(held.value), rect);
        }
    }

    /// Shows the quota above the stones that may be taken next. The last `before` stones are already taken.
    void showQuota(Bar& bar, Count quota, Count before)
    {
        const double right = m_slots.xOf(before);
        layQuota(bar, quota, m_slots.xOf(std::min(before + quota, m_n)), right);
    }

    void layQuota(Bar& bar, Count quota, double left, double right)
    {
        m_scenes.put(bar.quota, {left, bar.top + m_line, std::max(right - left, 2.0), m_strip}, Tone::Chosen, quota != 0);
        // The label ends at the right end of the quota. If the label would then overlap the heading, it is farther to
        // the right.
        const QString words = wording::figureMayTake(quota);
        const double free = m_scenes.pose(bar.heading).rect().right() + gap;
        const double end = m_scenes.size().width() - margin;
        const double wanted = labelWidth(words, m_small);
        m_scenes.write(bar.most,
                       {std::min(end, std::max(right, free + wanted)), bar.top + m_line / 2, m_small, end - free,
                        Anchor::Right}, words,
              Tone::Chosen);
    }

    void hideBar(Bar& bar) { m_scenes.hide(bar.heading, bar.most, bar.quota, bar.tiles, bar.broken); }

    void toneSlot(std::size_t slot, Tone tone)
    {
        if (slot < m_bars[m_last].tiles.size())
            m_scenes.pose(m_bars[m_last].tiles[slot]).tone = tone;
    }

    void show(const QuotaParts& step)
    {
        showHeap(m_bars[0], wording::figureHeapAndQuota(step.n, step.quota), 0);
    }

    void show(const QuotaReach& step)
    {
        showQuota(m_bars[0], step.quota, 0);
        m_scenes.push(0.7);
        toneSlot(0, step.reaches ? Tone::Even : Tone::Odd);
        m_scenes.caption(wording::figureReach(step.quota, step.smallest), step.reaches ? Tone::Even : Tone::Odd);
        m_scenes.push(0.5);
    }

    void show(const NothingToTake&) { m_scenes.push(); }

    void show(const TakeSmallestPart& step)
    {
        m_last = 1;
        Bar& bar = m_bars[m_last];
        showHeap(bar, wording::figureAfterTaking(step.taken, step.rest), 0);
        toneSlot(0, Tone::Taken);
        m_scenes.push();
        m_scenes.hide(bar.tiles[0]);
        if (step.rest != 0)
            showQuota(bar, step.quota, step.taken);
        m_scenes.caption(QString());
        m_scenes.push(0.7);
    }

    void show(const NextPartBeyond& step)
    {
        toneSlot(1, Tone::Odd);
        m_scenes.caption(wording::figureNextPart(step.next, step.twice), Tone::Odd);
    }

    void show(const BreakSmallestPart& step)
    {
        const bool opponents = m_last == 1;
        m_brokenSlot = opponents ? 1 : 0;
        m_last = opponents ? 2 : 1;
        Bar& bar = m_bars[m_last];
        showHeap(bar, wording::figureAfterTaking(step.taken, step.n - step.taken), m_brokenSlot);
        m_scenes.push(0.7);
        const QRectF whole = slotRect(bar, m_brokenSlot);
        const Count answer = step.broken.front();
        const Count above = step.left - answer;
        const std::array<Count, 3> values{above, answer, step.taken};
        std::array<double, 3> shares{};
        double total = 0;
        for (std::size_t piece = 0; piece < 3; ++piece) {
            const double least = m_slots.toScale() ? 0 : 0.16;
            shares[piece] = values[piece] == 0 ? 0 : std::max(least, static_cast<double>(values[piece]) / static_cast<double>(step.smallest));
            total += shares[piece];
        }
        m_scenes.hide(bar.tiles[m_brokenSlot]);
        double left = whole.left();
        for (std::size_t piece = 0; piece < 3; ++piece) {
            const double width = whole.width() * shares[piece] / total;
            const QRectF rect(left, whole.top(), std::max(width, 1.0), whole.height());
            m_scenes.put(bar.broken[piece], rect, piece == 2 ? Tone::Taken : Tone::Plain, values[piece] != 0).text =
                piece == 0 && step.broken.size() > 2 ? QStringLiteral("…") : tileText(QString::number(values[piece]), rect);
            left += width;
        }
        m_scenes.caption(QString());
    }

    void show(const AnswerFits& step)
    {
        Bar& bar = m_bars[m_last];
        // Hide the taken stones. The answer is then at the right end of the bar, so draw the new quota above it.
        const QRectF answer = m_scenes.pose(bar.broken[1]).rect();
        Pose& taken = m_scenes.pose(bar.broken[2]);
        taken.opacity = 0;
        const double beyond = m_slots.toScale() ? (m_slots.xOf(0) - m_slots.xOf(1)) * static_cast<double>(step.twice - step.answer)
                            : step.twice > step.answer ? 10 : 0;
        layQuota(bar, step.twice, std::max(answer.left() - beyond, margin), answer.right());
        m_scenes.push(0.7);
        m_scenes.pose(bar.broken[1]).tone = Tone::Even;
        m_scenes.caption(wording::figureQuotaAnswer(step.answer, step.twice), Tone::Even);
        m_scenes.push(0.5);
    }

    void show(const EveryTake& step)
    {
        const double width = m_scenes.size().width() - 2 * margin;
        const std::array<QString, 3> heads{wording::figureTakenHead(), wording::figureAnswerHead(), wording::figureTwiceHead()};
        const double head = widestLabel(heads, m_small);
        const double column = std::min((width - head - gap) / static_cast<double>(step.rows.size()), 4 * m_small);
        const auto cell = [&](std::size_t index, std::size_t row, const QString& text, Tone tone) {
            const double y = m_tableTop + (static_cast<double>(row) + 0.5) * m_line;
            const double x = margin + head + gap + (static_cast<double>(index) - 0.5) * column;
            m_scenes.write(m_table[index][row],
                           index == 0 ? Line{margin, y, m_small, head, Anchor::Left} : Line{x, y, m_small, column - 2,
                                                                                               Anchor::Middle},
                  text, tone);
        };
        for (std::size_t row = 0; row < 3; ++row)
            cell(0, row, heads[row], Tone::Heading);
        for (std::size_t index = 0; index < step.rows.size(); ++index) {
            const TakeAnswer& answer = step.rows[index];
            cell(index + 1, 0, QString::number(answer.taken), Tone::Plain);
            cell(index + 1, 1, bold(answer.answer), Tone::Even);
            cell(index + 1, 2, QString::number(answer.twice), Tone::Dim);
        }
    }

    void show(const QuotaConclusion& step)
    {
        m_scenes.caption(wording::figureQuotaOutcome(step.outcome), toneOf(step.outcome));
    }

    void show(const QuotaWinningMoves& step)
    {
        m_sumsLeftOut = step.rows.size() - m_sums.size();
        hideBar(m_bars[1]);
        hideBar(m_bars[2]);
        m_scenes.hide(m_table);
        m_scenes.caption(QString());
        m_scenes.push(0.6);
        const double top = m_bars[1].top;
        const double room = m_captionY - m_line - top;
        const double row = std::min(room / static_cast<double>(m_sums.size()), 1.7 * m_line);
        const double width = m_scenes.size().width() - 2 * margin;
        for (std::size_t index = 0; index < m_sums.size(); ++index) {
            const PartialSum& sum = step.rows[index];
            const double left = m_slots.xOf(sum.sum);
            const double y = top + (static_cast<double>(index) + 0.5) * row;
            m_scenes.put(m_sums[index], {left, y - row * 0.42, margin + width - left, row * 0.84}, sum.wins ? Tone::Even : Tone::Dim);
            const QString words = wording::figurePartialSum(sum.sum, sum.next, sum.allowed, sum.wins);
            const double beside = left - margin - gap;
            const double inside = margin + width - left - 2 * gap;
            const Tone tone = sum.wins ? Tone::Even : Tone::Dim;
            const double size = std::min(m_small, row * 0.8 / lineHeight);
            if (beside >= std::min(inside, labelWidth(words, size)))
                m_scenes.write(m_sumWords[index], {left - gap, y, size, beside, Anchor::Right}, words, tone);
            else
                m_scenes.write(m_sumWords[index], {left + gap, y, size, inside, Anchor::Left}, words, tone);
            m_scenes.push(0.5);
        }
        m_scenes.caption(wording::figureWinningAmounts(step.moves), Tone::Odd);
        m_scenes.push(0.5);
    }

    const Proof& m_proof;
    FigureScenes m_scenes;
    Count m_n;
    Count m_quota;
    double m_small;
    double m_line;
    double m_strip;
    double m_bar = 0;
    double m_tableTop = 0;
    double m_captionY = 0;
    QuotaSlots m_slots;
    std::array<Bar, bars> m_bars;
    std::size_t m_last = 0;       ///< the index of the bar that was drawn last, from 0
    std::size_t m_brokenSlot = 0;
    std::vector<std::array<int, 3>> m_table;  ///< the labels of a table, by column: first its headings, and then a column for each amount
    std::vector<int> m_sums;
    std::vector<int> m_sumWords;
    std::size_t m_sumsLeftOut = 0;
};
}  // namespace

ProofFigure quotaFigure(const Proof& proof, QSizeF size, double textScale)
{
    return drawIfItFits(QuotaScenes(proof, size, textScale));
}

}  // namespace nimstone::figures

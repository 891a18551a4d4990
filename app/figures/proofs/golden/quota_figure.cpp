// The figure of the theorem on Fibonacci Nim: the heap is a bar that consists of its Zeckendorf terms. The smallest
// term is at the right end, where stones are taken, and the quota is above it. There is one bar for the heap, and one
// bar for each move of the proof.
#include "app/figures/proofs/figures.h"

#include <algorithm>
#include <array>

#include "app/figures/objects/part_slots.h"
#include "app/figures/objects/stack.h"
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

class QuotaScenes : public FigureScenes {
public:
    QuotaScenes(const Proof& proof, const Sheet& sheet)
        : FigureScenes(proof, sheet), m_n(proof.position().heaps[0]), m_quota(std::min(proof.position().quota, m_n)),
          m_room(QRectF({}, sheet.size).adjusted(margin, margin, -margin, -margin)),
          m_stack(m_room), m_slots(partsOf(proof), m_room.left(), m_room.right(), {.type = type("body"), .shares = {1.1, 1.6, 0.9}})
    {
        for (Bar& bar : m_bars) {
            bar.heading = m_stack.add(m_line);
            bar.quota = m_stack.add(std::max(8.0, m_line * 0.45));
            bar.tiles = m_stack.add(m_line, 3.2 * m_line);
            m_stack.add(gap);
            m_stack.spring();
        }
        m_table = m_stack.add(3 * m_line);
        m_stack.add(gap);
        m_stack.spring();
        placeCaption(lineIn(m_stack[m_stack.add(type("body") * lineHeight)], type("body")));
        m_fits = m_stack.fits();
    }

    void play()
    {
        showHeap(0, wording::figureHeapAndQuota(m_n, m_quota), 0);
        stop();
        showSteps<QuotaStep>(*this);
        if (m_slots.slots().size() > 1 && !m_slots.toScale())
            setNote(wording::figureScaleNote(m_slots.leavesOut(), m_sumsLeftOut));
    }

    void operator()(const QuotaParts& step) { showHeap(0, wording::figureHeapAndQuota(step.n, step.quota), 0); }

    void operator()(const QuotaReach& step)
    {
        showQuota(step.quota, 0);
        push(0.7);
        setTone(nameOf(0), step.reaches ? Tone::Even : Tone::Odd);
        caption(wording::figureReach(step.quota, step.smallest), step.reaches ? Tone::Even : Tone::Odd);
        push(0.5);
        m_ownPieces = pieceCount();
    }

    void operator()(const NothingToTake&) { push(); }

    void operator()(const TakeSmallestPart& step)
    {
        showHeap(1, wording::figureAfterTaking(step.taken, step.rest), 0);
        setTone(nameOf(0), Tone::Taken);
        push();
        hide(nameOf(0));
        if (step.rest != 0)
            showQuota(step.quota, step.taken);
        caption(QString());
        push(0.7);
    }

    void operator()(const NextPartBeyond& step)
    {
        setTone(nameOf(1), Tone::Odd);
        caption(wording::figureNextPart(step.next, step.twice), Tone::Odd);
    }

    void operator()(const BreakSmallestPart& step)
    {
        const std::size_t broken = m_shown == 1 ? 1 : 0;
        showHeap(m_shown + 1, wording::figureAfterTaking(step.taken, step.n - step.taken), broken);
        push(0.7);
        const QRectF whole = slotRect(m_shown, broken);
        const Count answer = step.broken.front();
        const std::array<Count, 3> values{step.left - answer, answer, step.taken};
        std::array<double, 3> shares{};
        double total = 0;
        for (std::size_t piece = 0; piece < 3; ++piece) {
            const double least = m_slots.toScale() ? 0 : 0.16;
            shares[piece] = values[piece] == 0 ? 0 : std::max(least, static_cast<double>(values[piece]) / static_cast<double>(step.smallest));
            total += shares[piece];
        }
        hide(nameOf(broken));
        double left = whole.left();
        for (std::size_t piece = 0; piece < 3; ++piece) {
            const double width = whole.width() * shares[piece] / total;
            const QString text = piece == 0 && step.broken.size() > 2 ? QStringLiteral("…") : QString::number(values[piece]);
            tile(brokenName(static_cast<int>(piece) + 1), {left, whole.top(), std::max(width, 1.0), whole.height()},
                 piece == 2 ? Tone::Taken : Tone::Plain, 1.5, text).opacity = values[piece] != 0;
            left += width;
        }
        caption(QString());
    }

    void operator()(const AnswerFits& step)
    {
        // Hide the taken stones. The answer is then at the right end of the bar, so draw the new quota above it.
        const QRectF answer = pose(find(brokenName(2))).rect();
        hide(brokenName(3));
        const double beyond = m_slots.toScale() ? (m_slots.xOf(0) - m_slots.xOf(1)) * static_cast<double>(step.twice - step.answer)
                            : step.twice > step.answer ? 10 : 0;
        layQuota(step.twice, std::max(answer.left() - beyond, m_room.left()), answer.right());
        push(0.7);
        setTone(brokenName(2), Tone::Even);
        caption(wording::figureQuotaAnswer(step.answer, step.twice), Tone::Even);
        push(0.5);
    }

    void operator()(const EveryTake& step)
    {
        const std::array<QString, 3> heads{wording::figureTakenHead(), wording::figureAnswerHead(), wording::figureTwiceHead()};
        const double head = widestLabel(heads, m_small);
        const double column = std::min((m_room.width() - head - gap) / static_cast<double>(step.rows.size()), 4 * m_small);
        const QRectF table = m_stack[m_table];
        const auto cell = [&](std::size_t index, int row, const QString& text, Tone tone) {
            const double x = index == 0 ? table.left() : table.left() + head + gap + static_cast<double>(index - 1) * column;
            const QRectF rect(x, table.top() + row * m_line, index == 0 ? head : column - 2, m_line);
            write({"answer", index, row + 1}, lineIn(rect, m_small, index == 0 ? Anchor::Left : Anchor::Middle), text, tone);
        };
        for (int row = 0; row < 3; ++row)
            cell(0, row, heads[static_cast<std::size_t>(row)], Tone::Heading);
        for (std::size_t index = 0; index < step.rows.size(); ++index) {
            const TakeAnswer& answer = step.rows[index];
            cell(index + 1, 0, QString::number(answer.taken), Tone::Plain);
            cell(index + 1, 1, bold(answer.answer), Tone::Even);
            cell(index + 1, 2, QString::number(answer.twice), Tone::Dim);
        }
    }

    void operator()(const QuotaConclusion& step) { caption(wording::figureQuotaOutcome(step.outcome), toneOf(step.outcome)); }

    void operator()(const QuotaWinningMoves& step)
    {
        m_sumsLeftOut = step.rows.size() - m_slots.own();
        hideFrom(m_ownPieces);
        caption(QString());
        push(0.6);
        const double top = m_stack[m_bars[1].heading].top();
        const double row = std::min((m_stack[m_table].bottom() - top) / static_cast<double>(m_slots.own()), 1.7 * m_line);
        for (std::size_t index = 0; index < m_slots.own(); ++index) {
            const PartialSum& sum = step.rows[index];
            const QRectF room(m_room.left(), top + static_cast<double>(index) * row, m_room.width(), row);
            QRectF bar = room.adjusted(0, row * 0.08, 0, -row * 0.08);
            bar.setLeft(m_slots.xOf(sum.sum));
            const Tone tone = sum.wins ? Tone::Even : Tone::Dim;
            tile({"sum", index + 1}, bar, tone, 2);
            if (sum.allowed)
                addEdit(find({"sum", index + 1}), m_proof.subject, FibonacciNim::withQuota(m_n - sum.sum, 2 * sum.sum));
            const QString words = wording::figurePartialSum(sum.sum, sum.next, sum.allowed, sum.wins);
            const double size = std::min(m_small, row * 0.8 / lineHeight);
            const QRectF beside(room.left(), room.top(), bar.left() - gap - room.left(), row);
            const QRectF inside = bar.adjusted(gap, 0, -gap, 0);
            const bool isBeside = beside.width() >= std::min(inside.width(), labelWidth(words, size));
            write({"sumWords", index + 1}, isBeside ? lineIn(beside, size, Anchor::Right) : lineIn(inside, size, Anchor::Left), words, tone);
            push(0.5);
        }
        caption(wording::figureWinningAmounts(step.moves), Tone::Odd);
        push(0.5);
    }

private:
    static constexpr double margin = 12;
    static constexpr double gap = 8;

    /// The bands of a bar: the heap at one point of the proof. Pieces of the bar with index 0 have names with a 1.
    struct Bar {
        std::size_t heading = 0;
        std::size_t quota = 0;
        std::size_t tiles = 0;
    };

    QRectF slotRect(std::size_t bar, std::size_t slot) const
    {
        const PartSlot& at = m_slots.slots()[slot];
        const QRectF band = m_stack[m_bars[bar].tiles];
        return {at.left, band.top(), at.width(), band.height()};
    }

    /// Shows the heap. The slots of the `gone` smallest terms are hidden.
    void showHeap(std::size_t bar, const QString& heading, std::size_t gone)
    {
        m_shown = bar;
        QRectF head = m_stack[m_bars[bar].heading];
        head.setWidth(head.width() * 0.55);
        m_heading = write({"heading", bar + 1}, lineIn(head, m_small, Anchor::Left), heading, Tone::Heading);
        for (std::size_t slot = 0; slot < m_slots.slots().size(); ++slot) {
            Pose& tile = this->tile(nameOf(slot), slotRect(bar, slot), Tone::Plain, 1, m_slots.slots()[slot].text());
            tile.opacity = slot >= gone ? 1 : 0;
        }
    }

    /// The name of a slot's tile in the bar that was shown last.
    PieceName nameOf(std::size_t slot) const { return {"part", m_shown + 1, slot + 1}; }
    PieceName brokenName(int piece) const { return {"broken", m_shown + 1, piece}; }

    /// Shows the quota above the stones that may be taken next. The last `before` stones are already taken.
    void showQuota(Count quota, Count before) { layQuota(quota, m_slots.xOf(std::min(before + quota, m_n)), m_slots.xOf(before)); }

    void layQuota(Count quota, double left, double right)
    {
        const QRectF strip = m_stack[m_bars[m_shown].quota];
        tile({"quota", m_shown + 1}, {left, strip.top(), std::max(right - left, 2.0), strip.height()}, Tone::Chosen, 2).opacity = quota != 0;
        // The label ends at the right end of the quota. If the label would then overlap the heading, it is farther to
        // the right.
        const QString words = wording::figureMayTake(quota);
        const double free = pose(m_heading).rect().right() + gap;
        const double end = std::min(m_room.right(), std::max(right, free + labelWidth(words, m_small)));
        write({"most", m_shown + 1}, {end, m_stack[m_bars[m_shown].heading].center().y(), m_small, m_room.right() - free, Anchor::Right},
              words, Tone::Chosen);
    }

    Count m_n;
    Count m_quota;
    QRectF m_room;
    Stack m_stack;
    PartSlots m_slots;
    std::array<Bar, 3> m_bars;
    std::size_t m_table = 0;
    std::size_t m_shown = 0;      ///< the index of the bar that was shown last
    int m_heading = -1;           ///< the heading of that bar
    int m_ownPieces = 0;          ///< the number of pieces of the first bar and the caption
    std::size_t m_sumsLeftOut = 0;
};
}  // namespace

ProofFigure quotaFigure(const Proof& proof, const Sheet& sheet)
{
    return drawIfItFits<QuotaScenes>(proof, sheet);
}

}  // namespace nimstone::figures

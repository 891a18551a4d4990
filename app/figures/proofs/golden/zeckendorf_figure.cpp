// The figure of Zeckendorf's theorem: a bar for each Fibonacci number, below the bar of n. A line at the end of n shows
// which Fibonacci numbers fit. The largest one that fits moves up to the bar of n, and the smaller ones then begin at
// its end. All bars of a scene have the same scale; a bar that would extend beyond the figure has a scale break. If
// little of n is left, the figure shows only this rest of n, at a larger scale.
#include "app/figures/proofs/golden/golden_figures.h"

#include <algorithm>

#include "app/figures/scene/figure_scenes.h"
#include "app/wording/proofs/golden/figure_fibonacci.h"
#include "core/games/golden/fibonacci_nim.h"

namespace nimstone::figures {

using namespace proof;

namespace {

/// The visible range of n and its scale.
struct View {
    Count origin = 0;  ///< the number of stones to the left of the visible range
    Count span = 1;    ///< the number of stones in the visible range
    std::size_t top = 1;  ///< the index of the Fibonacci number in the first row
};

class ZeckendorfScenes {
public:
    ZeckendorfScenes(const Proof& proof, QSizeF size, double textScale)
        : m_proof(proof), m_scenes(size, textScale), m_list(*stepAs<FibonacciNumbers>(proof.steps.front())),
          m_rowsSeen(std::min(mostRows, m_list.numbers.size() + 1)), m_small(m_scenes.type("small")), m_line(m_small * lineHeight)
    {
        for (const Step& step : proof.steps) {
            if (const auto* round = stepAs<GreedyPart>(step))
                m_rounds.push_back(round);
        }
        View view{0, m_list.beyond, m_list.numbers.size() + 1};
        for (const GreedyPart* round : m_rounds) {
            if (round->before < view.span / leastShare || view.top - placeOf(round->part) > m_rowsSeen - 2)
                view = {m_list.n - round->before, round->above, placeOf(round->part) + 1};
            m_views.push_back(view);
        }
        double widest = 0;
        for (const Count each : m_list.numbers)
            widest = std::max(widest, labelWidth(bold(each), m_small));
        widest = std::max({widest, labelWidth(bold(m_list.beyond), m_small), labelWidth(bold(m_list.n), m_small)});
        m_labels = margin + widest;
        m_bars = {m_labels + 8, 0, size.width() - margin - m_labels - 8, size.height()};
        // The height is divided among the rows, the bar of n, the bar below it, and a line of text.
        const double rows = static_cast<double>(m_rowsSeen) + 2.8;
        m_row = std::min((size.height() - 2 * margin - 1.4 * m_line) / rows, 2.4 * m_line);
        const double spare = size.height() - 2 * margin - 1.4 * m_line - rows * m_row;
        m_wholeY = margin + spare / 2 + m_row * 0.6;
        m_withoutY = m_wholeY + 1.2 * m_row;
        m_rowsTop = m_withoutY + 0.8 * m_row;
        m_captionY = m_rowsTop + static_cast<double>(m_rowsSeen) * m_row + 0.9 * m_line;
    }

    bool fits() const { return m_row >= m_line; }

    ProofFigure draw() &&
    {
        addPieces();
        const double size = m_scenes.type("body");
        const double room = m_scenes.size().width() - 2 * margin;
        m_view = m_views.front();
        pose(0, m_list.n);
        m_scenes.stop();
        std::size_t taken = 0;
        std::vector<Count> parts;
        for (const Step& step : m_proof.steps) {
            if (stepAs<FibonacciNumbers>(step)) {
                m_scenes.caption(QStringLiteral("%1 &lt; %2").arg(bold(m_list.n)).arg(m_list.beyond));
                push();
            } else if (const auto* round = stepAs<GreedyPart>(step)) {
                m_view = m_views[taken];
                pose(taken, round->before);
                m_scenes.pose(m_rows[placeOf(round->part) - 1]).tone = Tone::Lit;
                push(0.6);
                parts.push_back(round->part);
                pose(++taken, round->rest);
                m_scenes.caption(firstThatFits(wording::figureForm(m_list.n, parts, round->rest == 0), size, room));
                push();
            } else if (const auto* most = stepAs<MostWithout>(step)) {
                showWithout(*most);
            } else if (const auto* forced = stepAs<ForcedParts>(step)) {
                showForced(*forced);
            } else {
                m_view = m_views.front();
                pose(taken, 0);
                m_scenes.setTone(m_parts, Tone::Even);
                const bool last = stepAs<OnlyForm>(step) != nullptr;
                m_scenes.caption(firstThatFits(last ? wording::figureOnlyForm(m_list.n, parts) : wording::figureForm(m_list.n, parts, true), size, room),
                        last ? Tone::Even : Tone::Plain);
                push();
            }
            m_scenes.stop();
        }
        if (m_list.numbers.size() + 1 > m_rowsSeen)
            m_scenes.setNote(wording::figureRowsNote(m_rowsSeen, m_list.numbers.size() + 1));
        return std::move(m_scenes).finish();
    }

private:
    static constexpr double margin = 12;
    static constexpr std::size_t mostRows = 11;
    static constexpr std::size_t mostSummands = 8;
    /// The figure zooms in on the rest of n if the rest is less than 1/leastShare of the stones in the visible range.
    static constexpr Count leastShare = 40;

    Count numberAt(std::size_t place) const { return place > m_list.numbers.size() ? m_list.beyond : m_list.numbers[place - 1]; }
    std::size_t placeOf(Count number) const
    {
        return static_cast<std::size_t>(std::ranges::lower_bound(m_list.numbers, number) - m_list.numbers.begin()) + 1;
    }
    double widthOf(Count stones) const { return static_cast<double>(stones) / static_cast<double>(m_view.span) * m_bars.width(); }
    double xOf(Count stones) const { return stones <= m_view.origin ? m_bars.left() : m_bars.left() + widthOf(stones - m_view.origin); }
    double rowY(std::size_t place) const { return m_rowsTop + (static_cast<double>(m_view.top - place) + 0.5) * m_row; }
    bool isSeen(std::size_t place) const { return place <= m_view.top && m_view.top - place < m_rowsSeen; }

    Line numberLine(double y) const { return {m_labels, y, m_small, m_labels - margin, Anchor::Right}; }

    QRectF lineRect(Count from, Count stones, double y) const
    {
        const double left = xOf(from);
        const double right = std::min(xOf(from + stones), m_bars.right());
        return {left, y - m_row * 0.5, std::max(right - left, 1.0), m_row};
    }

    void addPieces()
    {
        const auto tile = [this](const QString& name, Tone tone, double z) {
            return m_scenes.add(PieceKind::Tile, name, {.opacity = 0, .z = z, .tone = tone});
        };
        m_whole = tile(QStringLiteral("whole"), Tone::Dim, 1);
        m_edge = m_scenes.add(PieceKind::Rule, QStringLiteral("edge"), {.opacity = 0, .z = 4});
        for (std::size_t place = 1; place <= m_list.numbers.size() + 1; ++place) {
            m_rows.push_back(tile(QStringLiteral("bar%1").arg(place), Tone::Plain, 2));
            m_numbers.push_back(m_scenes.addHiddenLabel(QStringLiteral("number%1").arg(place)));
            m_tears.push_back(m_scenes.addScaleBreak(QStringLiteral("tear%1").arg(place)));
            if (place <= m_list.numbers.size())
                m_scenes.addEdit(m_rows.back(), m_proof.subject, FibonacciNim::fresh(numberAt(place)));
        }
        for (std::size_t part = 1; part <= m_rounds.size(); ++part)
            m_parts.push_back(tile(QStringLiteral("part%1").arg(part), Tone::Lit, 3));
        for (std::size_t summand = 1; summand <= mostSummands; ++summand)
            m_summands.push_back(tile(QStringLiteral("summand%1").arg(summand), Tone::Taken, 3));
        m_short = tile(QStringLiteral("short"), Tone::Odd, 3);
        m_most = tile(QStringLiteral("most"), Tone::Taken, 3);
        m_wholeNumber = m_scenes.addHiddenLabel(QStringLiteral("length"));
        m_leftNumber = m_scenes.addHiddenLabel(QStringLiteral("left"));
        m_withoutNumber = m_scenes.addHiddenLabel(QStringLiteral("without"));
        m_scenes.placeCaption(centered({m_scenes.size().width() / 2, m_captionY}, m_scenes.type("body"), m_scenes.size().width() - 2 * margin));
    }

    /// Places all pieces in the current view, in their state after `taken` rounds, when `left` stones are left.
    void pose(std::size_t taken, Count left)
    {
        const Count n = m_list.n;
        m_scenes.put(m_whole, lineRect(m_view.origin, n - m_view.origin, m_wholeY), Tone::Dim);
        const double top = m_wholeY - m_row * 0.5;
        m_scenes.put(m_edge, {xOf(n) - 0.75, top, 1.5, m_rowsTop + static_cast<double>(m_rowsSeen) * m_row - top}, Tone::Plain);
        m_scenes.write(m_wholeNumber, numberLine(m_wholeY), bold(n - m_view.origin));
        writeLeft(left == n - m_view.origin ? 0 : left);
        Count from = 0;
        for (std::size_t part = 0; part < m_rounds.size(); ++part) {
            const Count size = m_rounds[part]->part;
            Pose& tile = m_scenes.pose(m_parts[part]);
            const bool there = part < taken;
            const QRectF rect = there ? lineRect(from, size, m_wholeY)
                                      : QRectF(xOf(from), rowY(std::min(placeOf(size), m_view.top)) - m_row * 0.4, 1, m_row * 0.8);
            if (there || isSeen(placeOf(size)))
                tile.cover(there ? rect : QRectF(rect.left(), rect.top(),
                                                 std::max(1.0, std::min(widthOf(size), m_bars.right() - rect.left())),
                                                 rect.height()));
            tile.opacity = there && from + size > m_view.origin ? 1 : 0;
            tile.tone = part + 1 == taken ? Tone::Lit : Tone::Even;
            tile.text = there ? tileText(QString::number(size), rect) : QString();
            from += size;
        }
        poseRows(taken, left);
        m_scenes.hide(m_summands, m_short, m_most, m_withoutNumber);
    }

    /// Writes the number `left` on the end of the bar of n, or beside the bar. If the number does not fit in either
    /// place, it is hidden.
    void writeLeft(Count left)
    {
        const double from = xOf(m_list.n - left);
        const double end = xOf(m_list.n);
        const QString text = left == 0 ? QString() : bold(left);
        const double wanted = labelWidth(text, m_small) + 4;
        if (wanted <= end - from)
            m_scenes.write(m_leftNumber, {(from + end) / 2, m_wholeY, m_small, end - from, Anchor::Middle}, text);
        else if (end + 4 + wanted <= m_scenes.size().width())
            m_scenes.write(m_leftNumber, {end + 6, m_wholeY, m_small, wanted, Anchor::Left}, text);
        else
            m_scenes.hide(m_leftNumber);
    }

    void poseRows(std::size_t taken, Count left)
    {
        const Count begin = m_list.n - left;
        for (std::size_t place = 1; place <= m_rows.size(); ++place) {
            Pose& bar = m_scenes.pose(m_rows[place - 1]);
            const int number = m_numbers[place - 1];
            bar.opacity = isSeen(place) ? 1 : 0;
            if (!isSeen(place)) {
                m_scenes.hide(number, m_tears[place - 1].first, m_tears[place - 1].second);
                continue;
            }
            const Count value = numberAt(place);
            const bool isPart = std::any_of(m_rounds.begin(), m_rounds.begin() + static_cast<std::ptrdiff_t>(taken),
                                            [value](const GreedyPart* round) { return round->part == value; });
            const bool fits = value <= left;
            const double x = xOf(left == 0 ? m_view.origin : begin);
            const double width = std::clamp(widthOf(value), 1.0, m_bars.right() - x);
            bar.cover({x, rowY(place) - m_row * 0.4, width, m_row * 0.8});
            m_scenes.tear(m_tears[place - 1], bar.rect(), std::max(m_bars.right() - m_row * 0.5, x + width / 2),
                          widthOf(value) > m_bars.right() - x + 0.5);
            bar.tone = isPart ? Tone::Even : fits || left == 0 ? Tone::Plain : Tone::Dim;
            m_scenes.write(number, {x - 8, rowY(place), m_small, m_labels - margin, Anchor::Right},
                  isPart ? bold(value) : QString::number(value), isPart ? Tone::Even : fits ? Tone::Plain : Tone::Dim);
        }
    }

    void showWithout(const MostWithout& step)
    {
        m_view = m_views.front();
        pose(m_rounds.size(), 0);
        const auto count = std::min(step.summands.size(), mostSummands);
        for (std::size_t index = 0; index < count; ++index) {
            Pose& tile = m_scenes.pose(m_summands[index]);
            const std::size_t at = placeOf(step.summands[index]);
            if (isSeen(at))
                tile.cover({m_bars.left(), rowY(at) - m_row * 0.4, std::max(1.0, widthOf(step.summands[index])), m_row * 0.8});
        }
        for (std::size_t part = 0; part < m_parts.size(); ++part)
            m_scenes.pose(m_parts[part]).tone = part == 0 ? Tone::Lit : Tone::Dim;
        push(0.6);
        Count from = 0;
        for (std::size_t index = 0; index < count; ++index) {
            const QRectF rect = lineRect(from, step.summands[index], m_withoutY);
            m_scenes.put(m_summands[index], rect, Tone::Taken).text = tileText(QString::number(step.summands[index]), rect);
            from += step.summands[index];
            if (index < 3 || index + 1 == count)
                push(0.5);
        }
        const double end = xOf(step.part);
        const double begin = std::min(xOf(step.most), end - 3);
        const double left = std::max(begin, m_bars.left());
        const QRectF rect(left, m_withoutY - m_row * 0.5, end - left, m_row);
        m_scenes.put(m_short, rect, Tone::Odd).text = tileText(QStringLiteral("1"), rect);
        m_scenes.write(m_withoutNumber, numberLine(m_withoutY), bold(step.most), Tone::Odd);
        m_scenes.caption(wording::figureWithout(step.part, step.most));
        push(0.6);
    }

    void showForced(const ForcedParts& step)
    {
        for (std::size_t round = 0; round < step.rows.size(); ++round) {
            const ForcedPart& row = step.rows[round];
            m_view = m_views[round];
            pose(round + 1, row.left - row.part);
            const QRectF most = lineRect(m_list.n - row.left, row.most, m_withoutY);
            m_scenes.put(m_most, most, Tone::Taken, row.most != 0).text = tileText(QString::number(row.most), most);
            m_scenes.write(m_withoutNumber, numberLine(m_withoutY), bold(row.most), Tone::Odd);
            m_scenes.caption(wording::figureForced(row.left, row.most, row.part));
            push(round == 0 ? 1 : 0.7);
        }
    }

    void push(double duration = 1) { m_scenes.push(duration); }

    const Proof& m_proof;
    FigureScenes m_scenes;
    const FibonacciNumbers& m_list;
    std::size_t m_rowsSeen;
    std::vector<const GreedyPart*> m_rounds;
    std::vector<View> m_views;  ///< the view of each round, and then the view of the whole heap
    View m_view;
    double m_small;
    double m_line;  ///< the height of a line of small text, in pixels
    double m_row = 0;
    double m_labels = 0;  ///< the x coordinate at which the numbers beside the bars end
    double m_wholeY = 0;
    double m_withoutY = 0;
    double m_captionY = 0;
    double m_rowsTop = 0;
    QRectF m_bars;
    std::vector<int> m_rows;      ///< the bars of the Fibonacci numbers; m_rows[i] has index i + 1
    std::vector<int> m_numbers;   ///< the labels with the numbers of the bars
    std::vector<ScaleBreak> m_tears;    ///< the scale breaks of the bars; used only for bars that would extend beyond the figure
    std::vector<int> m_parts;     ///< the tiles of the terms on the bar of n
    std::vector<int> m_summands;  ///< the tiles of the terms that can be used without the largest term
    int m_whole = 0;
    int m_wholeNumber = 0;  ///< the label with the number of stones in the visible part of the bar of n
    int m_leftNumber = 0;
    int m_withoutNumber = 0;
    int m_short = 0;  ///< the tile of the 1 by which the largest sum of smaller terms is less than the largest term
    int m_most = 0;
    int m_edge = 0;
};
}  // namespace

ProofFigure zeckendorfFigure(const Proof& proof, QSizeF size, double textScale)
{
    return drawIfItFits(ZeckendorfScenes(proof, size, textScale));
}

}  // namespace nimstone::figures

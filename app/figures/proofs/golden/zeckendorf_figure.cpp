// The figure of Zeckendorf's theorem: a bar for each Fibonacci number, below the bar of n. A line at the end of n shows
// which Fibonacci numbers fit. The largest one that fits moves up to the bar of n, and the smaller ones then begin at
// its end. All bars of a scene have the same scale; a bar that would extend beyond the figure has a scale break. If
// little of n is left, the figure shows only this rest of n, at a larger scale.
#include "app/figures/proofs/figures.h"

#include <algorithm>

#include "app/figures/objects/stack.h"
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

class ZeckendorfScenes : public FigureScenes {
public:
    ZeckendorfScenes(const Proof& proof, const Sheet& sheet)
        : FigureScenes(proof, sheet), m_list(*stepAs<FibonacciNumbers>(proof.steps.front())),
          m_rowsSeen(std::min(mostRows, m_list.numbers.size() + 1)),
          m_stack(QRectF({}, sheet.size).adjusted(margin, margin, -margin, -margin))
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
        double widest = std::max(labelWidth(bold(m_list.beyond), m_small), labelWidth(bold(m_list.n), m_small));
        for (const Count each : m_list.numbers)
            widest = std::max(widest, labelWidth(bold(each), m_small));
        m_labels = margin + widest;
        m_bars = {m_labels + 8, 0, sheet.size.width() - margin - m_labels - 8, sheet.size.height()};
        // The bar of n, the bar below it, and the rows have the same height.
        const auto addBand = [this](double lines) { return m_stack.add(lines * m_line, 2.4 * lines * m_line); };
        m_wholeBand = addBand(1);
        addBand(0.2);
        m_withoutBand = addBand(1);
        addBand(0.3);
        m_firstRow = addBand(1);
        for (std::size_t row = 1; row < m_rowsSeen; ++row)
            addBand(1);
        m_captionBand = m_stack.add(1.4 * m_line);
        m_row = m_stack[m_wholeBand].height();
        m_fits = m_stack.fits();
    }

    void play()
    {
        placeCaption(centered({size().width() / 2, m_stack[m_captionBand].center().y()}, type("body"), size().width() - 2 * margin));
        caption({});
        m_view = m_views.front();
        pose(0, m_list.n);
        for (std::size_t place = 1; place <= m_list.numbers.size(); ++place)
            addEdit(find({"bar", place}), m_proof.subject, FibonacciNim::fresh(numberAt(place)));
        stop();
        showSteps<ZeckendorfStep>(*this);
        if (m_list.numbers.size() + 1 > m_rowsSeen)
            setNote(wording::figureRowsNote(m_rowsSeen, m_list.numbers.size() + 1));
    }

    void operator()(const FibonacciNumbers&) { caption(QStringLiteral("%1 &lt; %2").arg(bold(m_list.n)).arg(m_list.beyond)); }

    void operator()(const GreedyPart& round)
    {
        m_view = m_views[m_parts.size()];
        pose(m_parts.size(), round.before);
        setTone(PieceName("bar", placeOf(round.part)), Tone::Lit);
        push(0.6);
        m_parts.push_back(round.part);
        pose(m_parts.size(), round.rest);
        writeForm(wording::figureForm(m_list.n, m_parts, round.rest == 0));
    }

    void operator()(const ZeckendorfForm&) { showForm(wording::figureForm(m_list.n, m_parts, true), Tone::Plain); }
    void operator()(const OnlyForm&) { showForm(wording::figureOnlyForm(m_list.n, m_parts), Tone::Even); }

    void operator()(const MostWithout& step)
    {
        m_view = m_views.front();
        pose(m_rounds.size(), 0);
        const auto count = std::min(step.summands.size(), mostSummands);
        for (std::size_t index = 0; index < count; ++index) {
            const std::size_t at = placeOf(step.summands[index]);
            if (isSeen(at))
                tile({"summand", index + 1}, rowRect(at, m_bars.left(), step.summands[index]), Tone::Taken, 3).opacity = 0;
        }
        for (std::size_t part = 0; part < m_rounds.size(); ++part)
            setTone(PieceName("part", part + 1), part == 0 ? Tone::Lit : Tone::Dim);
        push(0.6);
        Count from = 0;
        for (std::size_t index = 0; index < count; ++index) {
            const Count summand = step.summands[index];
            tile({"summand", index + 1}, lineRect(from, summand, withoutY()), Tone::Taken, 3, number(summand));
            from += summand;
            if (index < 3 || index + 1 == count)
                push(0.5);
        }
        const double end = xOf(step.part);
        const double left = std::max(std::min(xOf(step.most), end - 3), m_bars.left());
        tile("short", {left, withoutY() - m_row * 0.5, end - left, m_row}, Tone::Odd, 3, QStringLiteral("1"));
        write("without", numberLine(withoutY()), bold(oneLess(step.most)), Tone::Odd);
        caption(wording::figureWithout(step.part, step.most));
        push(0.6);
    }

    void operator()(const ForcedParts& step)
    {
        for (std::size_t round = 0; round < step.rows.size(); ++round) {
            const ForcedPart& row = step.rows[round];
            m_view = m_views[round];
            pose(round + 1, row.left - row.part);
            const QRectF most = lineRect(m_list.n - row.left, row.most, withoutY());
            tile("most", most, Tone::Taken, 3, oneLess(row.most)).opacity = row.most != 0;
            write("without", numberLine(withoutY()), bold(oneLess(row.most)), Tone::Odd);
            caption(wording::figureForced(row.left, row.most, row.part));
            push(round == 0 ? 1 : 0.7);
        }
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
    /// A Fibonacci number, and the number before it; in letters, "F<sub>7</sub>" and "F<sub>7</sub> − 1".
    QString number(Count fibonacci) const { return says({wording::indexed(u'F', placeOf(fibonacci) - 1), fibonacci}); }
    QString oneLess(Count most) const { return says({QStringLiteral("%1 − 1").arg(wording::indexed(u'F', placeOf(most + 1) - 1)), most}); }

    double widthOf(Count stones) const { return static_cast<double>(stones) / static_cast<double>(m_view.span) * m_bars.width(); }
    double xOf(Count stones) const { return stones <= m_view.origin ? m_bars.left() : m_bars.left() + widthOf(stones - m_view.origin); }
    double rowY(std::size_t place) const { return m_stack[m_firstRow + m_view.top - place].center().y(); }
    double wholeY() const { return m_stack[m_wholeBand].center().y(); }
    double withoutY() const { return m_stack[m_withoutBand].center().y(); }
    bool isSeen(std::size_t place) const { return place <= m_view.top && m_view.top - place < m_rowsSeen; }

    void writeForm(const QStringList& candidates, Tone tone = Tone::Plain)
    {
        caption(firstThatFits(candidates, type("body"), size().width() - 2 * margin), tone);
    }

    void showForm(const QStringList& candidates, Tone tone)
    {
        m_view = m_views.front();
        pose(m_parts.size(), 0);
        for (std::size_t part = 0; part < m_rounds.size(); ++part)
            setTone(PieceName("part", part + 1), Tone::Even);
        writeForm(candidates, tone);
    }

    Line numberLine(double y) const { return {m_labels, y, m_small, m_labels - margin, Anchor::Right}; }

    QRectF lineRect(Count from, Count stones, double y) const
    {
        const double left = xOf(from);
        const double right = std::min(xOf(from + stones), m_bars.right());
        return {left, y - m_row * 0.5, std::max(right - left, 1.0), m_row};
    }

    /// The rectangle of the bar of a Fibonacci number in its row.
    QRectF rowRect(std::size_t place, double left, Count stones) const
    {
        return {left, rowY(place) - m_row * 0.4, std::max(1.0, std::min(widthOf(stones), m_bars.right() - left)), m_row * 0.8};
    }

    /// Places all pieces in the current view, in their state after `taken` rounds, when `left` stones are left.
    void pose(std::size_t taken, Count left)
    {
        const Count n = m_list.n;
        hideFrom(1);  // the first piece is the caption
        const QRectF whole = lineRect(m_view.origin, n - m_view.origin, wholeY());
        tile("whole", whole, Tone::Dim);
        const double foot = m_stack[m_firstRow + m_rowsSeen - 1].bottom();
        put(PieceKind::Rule, "edge", {xOf(n) - 0.75, whole.top(), 1.5, foot - whole.top()}, Tone::Plain, 4);
        write("length", numberLine(wholeY()), bold(says({m_view.origin == 0 ? u"n" : u"u", n - m_view.origin})));
        writeLeft(left == n - m_view.origin ? 0 : left);
        Count from = 0;
        for (std::size_t part = 0; part < m_rounds.size(); ++part) {
            const Count size = m_rounds[part]->part;
            const PieceName name("part", part + 1);
            const Tone tone = part + 1 == taken ? Tone::Lit : Tone::Even;
            // A term that has not moved up yet is hidden in its row.
            if (part < taken)
                tile(name, lineRect(from, size, wholeY()), tone, 3, number(size)).opacity = from + size > m_view.origin;
            else if (isSeen(placeOf(size)))
                tile(name, rowRect(placeOf(size), xOf(from), size), tone, 3).opacity = 0;
            from += size;
        }
        for (std::size_t place = 1; place <= m_list.numbers.size() + 1; ++place)
            poseRow(place, taken, left);
    }

    /// Writes the number `left` on the end of the bar of n, or beside the bar. If the number does not fit in either
    /// place, it is hidden.
    void writeLeft(Count left)
    {
        const double from = xOf(m_list.n - left);
        const double end = xOf(m_list.n);
        const QString text = left == 0 ? QString() : bold(says({u"u", left}));
        const double wanted = labelWidth(text, m_small) + 4;
        const bool isBeside = wanted > end - from;
        const bool fits = !isBeside || end + 4 + wanted <= size().width();
        write("left", isBeside ? Line{end + 6, wholeY(), m_small, wanted} : centered({(from + end) / 2, wholeY()}, m_small, end - from),
              fits ? text : QString());
    }

    void poseRow(std::size_t place, std::size_t taken, Count left)
    {
        const int bar = piece(PieceKind::Tile, {"bar", place}, {.z = 2});
        if (!isSeen(place))
            return;
        const Count value = numberAt(place);
        const bool isPart = std::any_of(m_rounds.begin(), m_rounds.begin() + static_cast<std::ptrdiff_t>(taken),
                                        [value](const GreedyPart* round) { return round->part == value; });
        const bool fits = value <= left;
        const double x = xOf(left == 0 ? m_view.origin : m_list.n - left);
        const QRectF rect = rowRect(place, x, value);
        put(bar, rect, isPart ? Tone::Even : fits || left == 0 ? Tone::Plain : Tone::Dim);
        tear({"tear", place}, rect, std::max(m_bars.right() - m_row * 0.5, x + rect.width() / 2),
             widthOf(value) > m_bars.right() - x + 0.5);
        write({"number", place}, {x - 8, rowY(place), m_small, m_labels - margin, Anchor::Right},
              isPart ? bold(number(value)) : number(value), isPart ? Tone::Even : fits ? Tone::Plain : Tone::Dim);
    }

    const FibonacciNumbers& m_list;
    std::size_t m_rowsSeen;
    std::vector<const GreedyPart*> m_rounds;
    std::vector<View> m_views;  ///< the view of each round, and then the view of the whole heap
    View m_view;
    std::vector<Count> m_parts;  ///< the terms that have moved up to the bar of n
    Stack m_stack;
    std::size_t m_wholeBand = 0;
    std::size_t m_withoutBand = 0;
    std::size_t m_firstRow = 0;
    std::size_t m_captionBand = 0;
    double m_row = 0;
    double m_labels = 0;  ///< the x coordinate at which the numbers beside the bars end
    QRectF m_bars;
};
}  // namespace

ProofFigure zeckendorfFigure(const Proof& proof, const Sheet& sheet)
{
    return drawIfItFits<ZeckendorfScenes>(proof, sheet);
}

}  // namespace nimstone::figures

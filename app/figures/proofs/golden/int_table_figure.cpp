// The figure of "spot the flaw" about a table of ints. Each entry is a bar in a chart from the smallest int to beyond
// the largest int. Entries that are too large for an int wrap around to negative values. The heap is a line across the
// bars.
#include "app/figures/proofs/golden/golden_figures.h"

#include <algorithm>

#include "app/figures/scene/figure_scenes.h"
#include "app/wording/proofs/golden/figure_fibonacci.h"
#include "core/games/golden/fibonacci_nim.h"
#include "core/zeckendorf.h"

namespace nimstone::figures {

using namespace proof;

namespace {

class IntTableScenes {
public:
    IntTableScenes(const Proof& proof, QSizeF size, double textScale)
        : m_proof(proof), m_scenes(size, textScale), m_claim(*stepAs<IntTableClaim>(proof.steps.front())),
          m_small(m_scenes.type("small")), m_line(m_small * lineHeight)
    {
        const double labels = labelWidth(QStringLiteral("−2147483648"), m_small);
        const double foot = m_line + m_scenes.type("body") * lineHeight + 2 * gap;
        m_chart = {margin + labels + gap, margin, size.width() - 2 * margin - labels - gap, size.height() - 2 * margin - foot};
        m_column = m_chart.width() / (m_claim.entries - firstIndex + 1);
    }

    bool fits() const { return m_chart.height() >= 8 * m_line; }

    ProofFigure draw() &&
    {
        addPieces();
        m_scenes.stop();
        showSteps<IntTableStep>(m_proof, m_scenes, [this](const auto& kind) { show(kind); });
        m_scenes.setNote(wording::figureEntriesNote(firstIndex, m_claim.entries));
        return std::move(m_scenes).finish();
    }

private:
    static constexpr double margin = 12;
    static constexpr double gap = 8;
    static constexpr int firstIndex = 38;
    /// The range of the chart, in multiples of the largest int: from a little below the smallest int to a little above
    /// F₄₇.
    static constexpr double highest = 1.46;
    static constexpr double lowest = -1.06;

    double yOf(double value) const
    {
        return m_chart.bottom() - (value / static_cast<double>(maxInt) - lowest) / (highest - lowest) * m_chart.height();
    }
    double xOf(int index) const { return m_chart.left() + (index - firstIndex + 0.5) * m_column; }
    int& barOf(int index) { return m_bars[static_cast<std::size_t>(index - firstIndex)]; }

    void addPieces()
    {
        const auto edge = [this](const QString& name, double value, const QString& text) {
            m_scenes.add(PieceKind::Rule, name,
                         {.x = m_chart.center().x(), .y = yOf(value), .width = m_chart.width(), .height = 1.2, .z = 3});
            const int label = m_scenes.addHiddenLabel(name + QStringLiteral("Words"));
            m_scenes.write(label, {m_chart.left() - gap, yOf(value), m_small, m_chart.left(), Anchor::Right}, text, Tone::Heading);
        };
        edge(QStringLiteral("largest"), static_cast<double>(maxInt), QStringLiteral("2147483647"));
        edge(QStringLiteral("zero"), 0, QStringLiteral("0"));
        edge(QStringLiteral("least"), -static_cast<double>(maxInt) - 1, QStringLiteral("−2147483648"));
        const auto tile = [this](const QString& name, double z) {
            return m_scenes.add(PieceKind::Tile, name, {.x = m_chart.center().x(), .y = yOf(0), .opacity = 0, .z = z});
        };
        // Write as many indices as fit. The last index is always among them.
        const double widest = labelWidth(QStringLiteral("<b>55</b>"), m_small) + 4;
        const int step = static_cast<int>(widest / m_column) + 1;
        for (int index = firstIndex; index <= m_claim.entries; ++index) {
            m_bars.push_back(tile(QStringLiteral("entry%1").arg(index), 2));
            m_scenes.pose(m_bars.back()).cover({xOf(index) - m_column * 0.38, yOf(0), m_column * 0.76, 1});
            m_indices.push_back(m_scenes.addHiddenLabel(QStringLiteral("index%1").arg(index)));
            if ((m_claim.entries - index) % step == 0)
                m_scenes.write(m_indices.back(),
                               {xOf(index), m_chart.bottom() + gap / 2 + m_line / 2, m_small, widest, Anchor::Middle},
                      QString::number(index), Tone::Heading);
        }
        m_true = tile(QStringLiteral("true"), 1);
        m_heap = tile(QStringLiteral("heap"), 4);
        m_heapWords = m_scenes.addHiddenLabel(QStringLiteral("heapWords"));
    }

    void addBar(int index, double value)
    {
        raise(barOf(index), index, value, Tone::Even);
        m_scenes.addEdit(barOf(index), m_proof.subject, FibonacciNim::fresh(static_cast<Count>(value)));
    }

    void raise(int piece, int index, double value, Tone tone)
    {
        const double top = std::min(yOf(value), yOf(0));
        m_scenes.put(piece, {xOf(index) - m_column * 0.38, top, m_column * 0.76, std::max(1.0, std::abs(yOf(value) - yOf(0)))}, tone);
    }

    void show(const IntTableClaim& step)
    {
        for (int index = firstIndex; fibonacciNumbers[static_cast<std::size_t>(index) - 2] <= maxInt; ++index)
            addBar(index, static_cast<double>(fibonacciNumbers[static_cast<std::size_t>(index) - 2]));
        m_scenes.caption(wording::figureIntTable(step.entries));
    }

    void show(const IntOverflow& step)
    {
        m_scenes.pose(m_true).cover({xOf(step.index) - m_column * 0.38, yOf(0), m_column * 0.76, 1});
        raise(m_true, step.index, static_cast<double>(step.sum), Tone::Odd);
        m_scenes.caption(wording::figureTooLong(step.sum, step.limit), Tone::Odd);
        m_scenes.push();
        m_scenes.pose(m_true).opacity = 0.35;
        raise(barOf(step.index), step.index, step.kept, Tone::Dim);
        m_scenes.caption(wording::figureWrappedEntry(step.index, step.kept), Tone::Odd);
    }

    void show(const WrappedEntries& step)
    {
        m_scenes.hide(m_true);
        int impostors = 0;
        for (const WrappedEntry& row : step.rows) {
            raise(barOf(row.index), row.index, row.kept, row.impostor ? Tone::Odd : Tone::Dim);
            if (!row.impostor)
                continue;
            ++impostors;
            m_scenes.addEdit(barOf(row.index), m_proof.subject, FibonacciNim::fresh(static_cast<Count>(row.kept)));
            Pose& index = m_scenes.pose(m_indices[static_cast<std::size_t>(row.index - firstIndex)]);
            index.tone = Tone::Odd;
        }
        m_scenes.caption(wording::figureFalseEntries(impostors), Tone::Odd);
        m_scenes.push(1.4);
    }

    void show(const IntTableLookup& step)
    {
        const double y = yOf(static_cast<double>(step.n));
        m_scenes.put(m_heap, {m_chart.left(), y - 1.5, m_chart.width(), 3}, Tone::Lit);
        m_scenes.write(m_heapWords, {m_chart.left() + 2, y - 2 - m_line / 2, m_small, m_chart.width(), Anchor::Left},
              QStringLiteral("n = <b>%1</b>").arg(step.n), Tone::Lit);
        m_scenes.caption(QString());
        m_scenes.push();
        if (step.index >= firstIndex)
            m_scenes.pose(barOf(step.index)).tone = Tone::Lit;
        m_scenes.caption(wording::figureLookup(step.index, step.says), Tone::Lit);
        m_scenes.push(0.5);
    }

    void show(const IntTableVerdict& step)
    {
        const auto* lookup = stepAs<IntTableLookup>(m_proof.steps[3]);
        if (lookup && lookup->index >= firstIndex)
            m_scenes.pose(barOf(lookup->index)).tone = step.wrong ? Tone::Odd : Tone::Even;
        m_scenes.pose(m_heap).tone = step.wrong ? Tone::Odd : Tone::Even;
        m_scenes.caption(wording::figureIntVerdict(step.says, step.truth), step.wrong ? Tone::Odd : Tone::Even);
    }

    void show(const IntTableRepair& step)
    {
        for (int index = step.entries + 1; index <= m_claim.entries; ++index) {
            m_scenes.hide(barOf(index));
            m_scenes.pose(m_indices[static_cast<std::size_t>(index - firstIndex)]).tone = Tone::Dim;
        }
        m_scenes.hide(m_heap, m_heapWords);
        m_scenes.caption(wording::figureEnough(step.entries), Tone::Even);
    }

    const Proof& m_proof;
    FigureScenes m_scenes;
    const IntTableClaim& m_claim;
    double m_small;
    double m_line;
    double m_column = 0;
    QRectF m_chart;
    std::vector<int> m_bars;  ///< the bars of the entries; the first bar is that of entry f[firstIndex]
    std::vector<int> m_indices;
    int m_true = 0;   ///< the bar of the true sum, which does not fit into an int
    int m_heap = 0;   ///< the line at the height of the heap's size
    int m_heapWords = 0;
};
}  // namespace

ProofFigure intTableFigure(const Proof& proof, QSizeF size, double textScale)
{
    return drawIfItFits(IntTableScenes(proof, size, textScale));
}

}  // namespace nimstone::figures

// The figure of "spot the flaw" about a table of ints. Each entry is a bar in a chart from the smallest int to beyond
// the largest int. Entries that are too large for an int wrap around to negative values. The heap is a line across the
// bars.
#include "app/figures/proofs/figures.h"

#include <algorithm>
#include <cmath>

#include "app/figures/scene/figure_scenes.h"
#include "app/wording/proofs/golden/figure_fibonacci.h"
#include "core/games/golden/fibonacci_nim.h"
#include "core/zeckendorf.h"

namespace nimstone::figures {

using namespace proof;

namespace {

class IntTableFigure : public FigureScenes {
public:
    IntTableFigure(const Proof& proof, const Sheet& sheet)
        : FigureScenes(proof, sheet), m_claim(*stepAs<IntTableClaim>(proof.steps.front()))
    {
        const double labels = labelWidth(QStringLiteral("−2147483648"), m_small);
        const double foot = m_line + type("body") * lineHeight + 2 * gap;
        m_chart = {margin + labels + gap, margin, sheet.size.width() - 2 * margin - labels - gap, sheet.size.height() - 2 * margin - foot};
        m_column = m_chart.width() / (m_claim.entries - firstIndex + 1);
        m_fits = m_chart.height() >= 8 * m_line;
    }

    void play()
    {
        addEdge("largest", static_cast<double>(maxInt), QStringLiteral("2147483647"));
        addEdge("zero", 0, QStringLiteral("0"));
        addEdge("least", -static_cast<double>(maxInt) - 1, QStringLiteral("−2147483648"));
        // Write as many indices as fit. The last index is always among them.
        const double widest = labelWidth(QStringLiteral("<b>55</b>"), m_small) + 4;
        const int step = static_cast<int>(widest / m_column) + 1;
        for (int index = firstIndex; index <= m_claim.entries; ++index) {
            lower({"entry", index}, index, 2);
            write({"index", index}, centered({xOf(index), m_chart.bottom() + gap / 2 + m_line / 2}, m_small, widest),
                  (m_claim.entries - index) % step == 0 ? QString::number(index) : QString(), Tone::Heading);
        }
        stop();
        showSteps<IntTableStep>(*this);
        setNote(wording::figureEntriesNote(firstIndex, m_claim.entries));
    }

    void operator()(const IntTableClaim& step)
    {
        for (int index = firstIndex; fibonacciNumbers[static_cast<std::size_t>(index) - 2] <= maxInt; ++index) {
            const Count value = fibonacciNumbers[static_cast<std::size_t>(index) - 2];
            raise({"entry", index}, index, static_cast<double>(value), Tone::Even);
            addEdit(find({"entry", index}), m_proof.subject, FibonacciNim::fresh(value));
        }
        caption(wording::figureIntTable(step.entries));
    }

    void operator()(const IntOverflow& step)
    {
        lower("true", step.index, 1);
        raise("true", step.index, static_cast<double>(step.sum), Tone::Odd);
        caption(wording::figureTooLong(step.sum, step.limit), Tone::Odd);
        push();
        pose(find("true")).opacity = 0.35;
        raise({"entry", step.index}, step.index, step.kept, Tone::Dim);
        caption(wording::figureWrappedEntry(step.index, step.kept), Tone::Odd);
    }

    void operator()(const WrappedEntries& step)
    {
        hide("true");
        int impostors = 0;
        for (const WrappedEntry& row : step.rows) {
            raise({"entry", row.index}, row.index, row.kept, row.impostor ? Tone::Odd : Tone::Dim);
            if (!row.impostor)
                continue;
            ++impostors;
            addEdit(find({"entry", row.index}), m_proof.subject, FibonacciNim::fresh(static_cast<Count>(row.kept)));
            setTone(PieceName("index", row.index), Tone::Odd);
        }
        caption(wording::figureFalseEntries(impostors), Tone::Odd);
        push(1.4);
    }

    void operator()(const IntTableLookup& step)
    {
        const double y = yOf(static_cast<double>(step.n));
        put(PieceKind::Tile, "heap", {m_chart.left(), y - 1.5, m_chart.width(), 3}, Tone::Lit, 4);
        write("heapWords", {m_chart.left() + 2, y - 2 - m_line / 2, m_small, m_chart.width()}, QStringLiteral("n = <b>%1</b>").arg(step.n), Tone::Lit);
        caption({});
        push();
        setTone(PieceName("entry", step.index), Tone::Lit);
        caption(wording::figureLookup(step.index, step.says), Tone::Lit);
        push(0.5);
    }

    void operator()(const IntTableVerdict& step)
    {
        const Tone tone = step.wrong ? Tone::Odd : Tone::Even;
        if (const auto* lookup = stepAs<IntTableLookup>(m_proof.steps[3]))
            setTone(PieceName("entry", lookup->index), tone);
        setTone("heap", tone);
        caption(wording::figureIntVerdict(step.says, step.truth), tone);
    }

    void operator()(const IntTableRepair& step)
    {
        for (int index = step.entries + 1; index <= m_claim.entries; ++index) {
            hide(PieceName("entry", index));
            setTone(PieceName("index", index), Tone::Dim);
        }
        hide("heap", "heapWords");
        caption(wording::figureEnough(step.entries), Tone::Even);
    }

private:
    static constexpr double margin = 12;
    static constexpr double gap = 8;
    static constexpr int firstIndex = 38;

    double xOf(int index) const { return m_chart.left() + (index - firstIndex + 0.5) * m_column; }
    double yOf(double value) const
    {
        // The range of the chart, in multiples of the largest int: from a little below the smallest int to a little above
        // F₄₇.
        constexpr double highest = 1.46;
        constexpr double lowest = -1.06;
        return m_chart.bottom() - (value / static_cast<double>(maxInt) - lowest) / (highest - lowest) * m_chart.height();
    }

    void addEdge(const char* name, double value, const QString& text)
    {
        put(PieceKind::Rule, name, {m_chart.left(), yOf(value) - 0.6, m_chart.width(), 1.2}, Tone::Plain, 3);
        write({name, "Words"}, {m_chart.left() - gap, yOf(value), m_small, m_chart.left(), Anchor::Right}, text, Tone::Heading);
    }

    QRectF barOf(int index, double top, double height) const { return {xOf(index) - m_column * 0.38, top, m_column * 0.76, std::max(1.0, height)}; }

    /// Hides a bar at the height 0, from which it grows when it is raised.
    void lower(const PieceName& name, int index, double z) { put(PieceKind::Tile, name, barOf(index, yOf(0), 0), Tone::Plain, z, false); }

    void raise(const PieceName& name, int index, double value, Tone tone)
    {
        put(find(name), barOf(index, std::min(yOf(value), yOf(0)), std::abs(yOf(value) - yOf(0))), tone);
    }

    const IntTableClaim& m_claim;
    double m_column = 0;
    QRectF m_chart;
};

}  // namespace

ProofFigure intTableFigure(const Proof& proof, const Sheet& sheet)
{
    return drawIfItFits<IntTableFigure>(proof, sheet);
}

}  // namespace nimstone::figures

// The figure of the exact test: a square of side d between two rectangles. The rectangle of a must have a smaller area
// than the square, and the rectangle of a + 1 a larger one. For equal numbers and for small heaps the figure has only
// bars. At the end it shows a table of formulas that fail. The flawed proof with doubles has the same figure, and also
// a magnifying glass that shows the integer nearest to dφ.
#include "app/figures/proofs/figures.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "app/figures/scene/figure_scenes.h"
#include "app/wording/figure_words.h"
#include "app/wording/names.h"
#include "app/wording/proofs/golden/wythoff.h"

namespace nimstone::figures {

using namespace proof;

namespace {

struct WythoffExactWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffExactFigure)
};

Tone toneIf(bool holds) { return holds ? Tone::Even : Tone::Odd; }

class ExactFigure : public FigureScenes {
public:
    ExactFigure(const Proof& proof, const Sheet& sheet)
        : FigureScenes(proof, sheet), m_room(room())
    {
        if (const auto* const rivals = firstStep<ExactRivals>(proof))
            measureTable(*rivals);
        m_fits = hasSpace();
    }

    void play()
    {
        caption({});
        m_afterCaption = pieceCount();
        stop();
        showSteps<WythoffStep, ExactStep, DoubleStep>(*this);
    }

    void operator()(const HeapPair& step)
    {
        showBars();
        caption(QStringLiteral("a = %1, b = %2, d = %3").arg(wording::number(step.smaller), wording::number(step.larger), wording::number(step.difference)));
    }

    void operator()(const ExactClaim& step)
    {
        caption(QStringLiteral("%1 &lt; %2φ &lt; %3 ?").arg(wording::number(step.smaller), wording::number(step.difference), wording::number(step.smaller + 1)));
    }

    void operator()(const ExactEqual&) { caption(QStringLiteral("d = 0")); }

    void operator()(const ExactSize& step)
    {
        showBars();
        caption((step.holds ? QStringLiteral("a = %1 ≥ %2 = d") : QStringLiteral("a = %1 &lt; %2 = d")).arg(wording::number(step.smaller), wording::number(step.difference)));
    }

    void operator()(const ExactBelow& step)
    {
        showShapes(false);
        caption(step.holds ? QStringLiteral("a(a − d) &lt; d²") : QStringLiteral("a(a − d) &gt; d²"));
    }

    void operator()(const ExactAbove& step)
    {
        showShapes(true);
        caption(step.holds ? QStringLiteral("(a + 1)(a + 1 − d) &gt; d²") : QStringLiteral("(a + 1)(a + 1 − d) &lt; d²"));
    }

    void operator()(const ExactRivals&)
    {
        showTable();
        caption({});
    }

    void operator()(const DoubleClaim& step)
    {
        caption(QStringLiteral("%1 × (1 + √5)/2 → %2 ?").arg(wording::number(step.difference), wording::number(step.smaller)));
    }

    void operator()(const DoubleSays& step)
    {
        caption(QStringLiteral("%1φ → %2 (double)").arg(wording::number(step.difference), wording::number(step.computed)));
    }

    void operator()(const DoubleTruth& step) { caption(QStringLiteral("%1φ → %2").arg(wording::number(step.difference), wording::number(step.whole))); }

    void operator()(const DoubleVerdict& step)
    {
        caption((step.wrong ? QStringLiteral("%1 (double) ≠ %2") : QStringLiteral("%1 (double) = %2"))
                .arg(wording::number(step.computed), wording::number(step.whole)));
    }

    void operator()(const DoubleNear& step)
    {
        showGlass(step);
        push();
        show("rounded", "roundedName");
        caption(QStringLiteral("%1φ → %2").arg(wording::number(step.difference), wording::number(step.nearest)));
    }

    void operator()(const ColdOutcome& step)
    {
        caption(wording::figureOutcome(wording::pairText(step.smaller, step.larger), step.outcome));
    }

private:
    static constexpr double betweenColumns = 16;

    void tile(const PieceName& name, QPointF middle, QSizeF size, Tone tone)
    {
        const QSizeF drawn = size.expandedTo({2, 2});
        put(PieceKind::Tile, name, {middle - QPointF(drawn.width(), drawn.height()) / 2, drawn}, tone);
    }

    // --- three bars: a, d and b ---

    void showBars()
    {
        const auto [smaller, larger] = std::minmax(m_proof.position().heaps[0], m_proof.position().heaps[1]);
        const Count lengths[] = {smaller, larger - smaller, larger};
        const char* const names[] = {"a", "d", "b"};
        const double type = this->type("body");
        QString lines[3];
        for (std::size_t at = 0; at < 3; ++at)
            lines[at] = QStringLiteral("%1 = %2").arg(QLatin1String(names[at]), wording::number(lengths[at]));
        double words = widestLabel(lines, type);
        // If the numbers are so long that the bars would be too short, write only the names. The text of the proof
        // contains the numbers.
        if (words > m_room.width() / 3) {
            std::ranges::transform(names, lines, [](const char* name) { return QString::fromLatin1(name); });
            words = widestLabel(lines, type);
        }
        const double left = m_room.left() + words + 8;
        const double unit = (m_room.right() - left) / static_cast<double>(std::max<Count>(larger, 1));
        const double high = std::min(1.4 * m_line, m_room.height() / 8);
        hideFrom(m_afterCaption);
        for (std::size_t at = 0; at < 3; ++at) {
            const double y = m_room.center().y() + (static_cast<double>(at) - 1) * 2 * high;
            const double width = unit * static_cast<double>(lengths[at]);
            tile(names[at], {left + std::max(width, 2.0) / 2, y}, {width, high}, at == 1 ? Tone::Chosen : Tone::Plain);
            write({names[at], "Name"}, {left - 8, y, type, words, Anchor::Right}, lines[at]);
        }
    }

    // --- a square between two rectangles ---

    /// Shows the shapes with the result of the first comparison, and also of the second if `both` is true.
    void showShapes(bool both)
    {
        const auto& below = *firstStep<ExactBelow>(m_proof);
        const auto& above = *firstStep<ExactAbove>(m_proof);
        const double column = (m_room.width() - 2 * betweenColumns) / 3;
        const auto tallest = static_cast<double>(std::max(above.rest, above.difference));
        const double unit = std::min(column / static_cast<double>(above.number), (m_room.height() - 3 * m_line) / tallest);
        // Put the three shapes on one line, with their labels below it.
        const double foot = m_room.center().y() + (unit * tallest - 3 * m_line) / 2;
        const struct {
            const char* name;
            Count width;
            Count height;
            QString words;
            QString area;
            Tone tone;
        } shapes[] = {
            {"under", below.number, below.rest, QStringLiteral("a × (a − d)"), wording::wideText(below.product), toneIf(below.holds)},
            {"square", below.difference, below.difference, QStringLiteral("d × d"), wording::wideText(below.square), Tone::Chosen},
            {"over", above.number, above.rest, QStringLiteral("(a + 1)(a + 1 − d)"), wording::wideText(above.product), both ? toneIf(above.holds) : Tone::Plain},
        };
        hideFrom(m_afterCaption);
        for (std::size_t at = 0; at < 3; ++at) {
            const auto& [name, width, height, words, area, tone] = shapes[at];
            const double x = m_room.left() + column / 2 + (column + betweenColumns) * static_cast<double>(at);
            const QSizeF size(unit * static_cast<double>(width), unit * static_cast<double>(height));
            tile(name, {x, foot - std::max(size.height(), 2.0) / 2}, size, tone);
            write({name, "Words"}, centered({x, foot + m_line}, m_small), firstThatFits({words, wording::number(at + 1)}, m_small, column), Tone::Dim);
            write({name, "Area"}, centered({x, foot + 2.2 * m_line}, m_small), firstThatFits({area, QStringLiteral("…")}, m_small, column));
        }
        for (std::size_t at = 0; at < (both ? 2U : 1U); ++at) {
            const bool less = at == 0 ? below.holds : above.holds;
            const double x = m_room.left() + (column + betweenColumns) * static_cast<double>(at + 1) - betweenColumns / 2;
            write({"sign", at + 1}, centered({x, foot + 2.2 * m_line}, type("body")), less ? QStringLiteral("<b>&lt;</b>") : QStringLiteral("<b>&gt;</b>"),
                  toneIf(less));
        }
    }

    // --- a magnifying glass that shows the integer nearest to dφ, the doubles around it, and dφ ---

    void showGlass(const DoubleNear& near)
    {
        constexpr int ticksAside = 4;       // the number of doubles on each side of the integer
        constexpr double unitWindow = 1.2;  // the length of the line on each side of the integer, in units of 1, if nothing has to be enlarged
        const auto& verdict = *firstStep<DoubleVerdict>(m_proof);
        const double spacing = near.perUnit == 0 ? 2048 : 1 / static_cast<double>(near.perUnit);
        const double apart = 1 / static_cast<double>(near.apart);
        const bool enlarged = near.perUnit == 0 || apart < 8 * spacing;
        const double reach = enlarged ? ticksAside * spacing : unitWindow;
        const double middle = m_room.center().y();
        const double unit = (m_room.width() / 2 - 2 * m_line) / reach;
        const auto x = [&](double value) { return m_room.center().x() + unit * std::clamp(value, -reach, reach); };
        const auto tick = [&](const PieceName& name, double at, double half, Tone tone) {
            put(PieceKind::Slope, name, {x(at) - 0.25, middle - half, 0.5, 2 * half}, tone, 0);
        };
        const double type = this->type("body");
        const auto label = [&](const PieceName& name, double at, double y, Tone tone, const QString& text) {
            const double half = labelWidth(text, type) / 2;
            write(name, centered({std::clamp(x(at), m_room.left() + half, m_room.right() - half), middle + y * m_line}, type), text, tone);
        };
        const auto mark = [&](const PieceName& name, double at, double above, Tone tone, const QString& text) {
            const double ring = m_line * 0.7;
            put(PieceKind::Ring, name, {x(at) - ring / 2, middle - ring / 2, ring, ring}, tone, 1);
            label({name, "Name"}, at, above, tone, text);
        };
        hideFrom(m_afterCaption);
        put(PieceKind::Slope, "line", {m_room.left(), middle - 0.25, m_room.width(), 0.5}, Tone::Dim, 0);
        for (int each = -ticksAside; each <= ticksAside; ++each)
            tick({"tick", each + ticksAside}, enlarged ? each * spacing : std::clamp(each, -1, 1), m_line * 0.5, Tone::Dim);
        tick("integer", 0, m_line, Tone::Plain);
        label("integerName", 0, 2.2, Tone::Plain, wording::number(near.nearest));
        const double truth = near.nearest == verdict.whole ? apart : -apart;
        mark("truth", truth, -1.9, Tone::Even, QStringLiteral("dφ"));
        if (!verdict.wrong)
            return;
        mark("rounded", static_cast<double>(static_cast<std::int64_t>(verdict.computed - near.nearest)), -3.2, Tone::Odd, QStringLiteral("double"));
        hide("rounded", "roundedName");
    }

    // --- the table of formulas that fail ---

    void measureTable(const ExactRivals& rivals)
    {
        //: The head of a column of numbers: the integer part of d times the golden ratio. Short
        const QString whole = WythoffExactWords::tr("dφ rounded down");
        //: The head of a column of numbers: the result that a formula gives. Short
        const QString computed = WythoffExactWords::tr("computed");
        m_rows = {{QStringLiteral("φ"), QStringLiteral("d"), whole, computed}};
        for (const FormulaRow& row : rivals.rows)
            m_rows.push_back({wording::formulaText(row.formula), wording::number(row.index), wording::number(row.smaller), wording::number(row.computed)});
        // The table is the only content of the figure, so use the largest font that fits.
        for (const double factor : {1.8, 1.5, 1.25, 1.1, 1.0}) {
            m_tableType = m_small * factor;
            m_columns.fill(0);
            double width = 3 * betweenColumns;
            for (std::size_t at = 0; at < m_columns.size(); ++at) {
                for (const QStringList& row : m_rows)
                    m_columns[at] = std::max(m_columns[at], labelWidth(row[static_cast<qsizetype>(at)], m_tableType));
                width += m_columns[at];
            }
            m_table.setSize({width, 1.3 * m_tableType * lineHeight * static_cast<double>(m_rows.size())});
            if (hasSpace())
                break;
        }
        m_table.moveCenter(m_room.center());
    }

    bool hasSpace() const
    {
        constexpr double leastHeight = 200;
        return m_room.height() >= std::max(leastHeight, 8 * m_line) && m_table.width() <= m_room.width() && m_table.height() <= m_room.height();
    }

    void showTable()
    {
        hideFrom(m_afterCaption);
        const double high = m_table.height() / static_cast<double>(m_rows.size());
        for (std::size_t row = 0; row < static_cast<std::size_t>(m_rows.size()); ++row) {
            double x = m_table.left();
            for (std::size_t at = 0; at < m_columns.size(); ++at) {
                const Tone tone = row == 0 ? Tone::Heading : at == 3 ? Tone::Odd : at == 2 ? Tone::Even : Tone::Plain;
                const QPointF middle(x + m_columns[at] / 2, m_table.top() + (static_cast<double>(row) + 0.5) * high);
                write({"rival", row, at}, centered(middle, m_tableType), m_rows[static_cast<qsizetype>(row)][static_cast<qsizetype>(at)], tone);
                x += m_columns[at] + betweenColumns;
            }
        }
    }

    QRectF m_room;
    int m_afterCaption = 0;             ///< the first piece after the caption
    QList<QStringList> m_rows;          ///< the table of formulas; empty if the proof has none
    double m_tableType = 0;
    std::array<double, 4> m_columns{};  ///< the widths of the table's columns, in pixels
    QRectF m_table;
};

}  // namespace

ProofFigure wythoffExactFigure(const Proof& proof, const Sheet& sheet)
{
    return drawIfItFits<ExactFigure>(proof, sheet);
}

}  // namespace nimstone::figures

// The figure of the exact test: a square of side d between two rectangles. The rectangle of a must have a smaller area
// than the square, and the rectangle of a + 1 a larger one. For equal numbers and for small heaps the figure has only
// bars. At the end it shows a table of formulas that fail. The flawed proof with doubles has the same figure, and also
// a magnifying glass that shows the integer nearest to dφ.
#include "app/figures/proofs/golden/golden_figures.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

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

class ExactFigure {
public:
    ExactFigure(const Proof& proof, QSizeF size, double textScale) : m_proof(proof), m_scenes(size, textScale) {}

    ProofFigure make()
    {
        const QRectF& room = m_scenes.room();
        const double line = m_scenes.type("small") * lineHeight;
        if (room.height() < std::max(leastHeight, 8 * line))
            return {};
        addBars(room, line);
        if (firstStep<ExactBelow>(m_proof))
            addShapes(room, line);
        if (const auto* const near = firstStep<DoubleNear>(m_proof))
            addGlass(*near, room, line);
        if (const auto* const rivals = firstStep<ExactRivals>(m_proof)) {
            if (!addTable(*rivals, room))
                return {};
        }
        m_scenes.stop();
        showSteps<WythoffStep, ExactStep, DoubleStep>(m_proof, m_scenes, [this](const auto& kind) { show(kind); });
        return std::move(m_scenes).finish();
    }

private:
    static constexpr double betweenColumns = 16;
    static constexpr double leastHeight = 200;
    static constexpr int ticksAside = 4;       ///< the number of doubles that the magnifying glass shows on each side of the integer
    static constexpr double unitWindow = 1.2;  ///< the length of the line on each side of the integer, in units of 1, if nothing has to be enlarged

    /// Adds a piece to a group, and hides the piece until only() shows the group.
    int grouped(std::vector<int>& group, int piece)
    {
        group.push_back(piece);
        m_scenes.hide(piece);
        return piece;
    }

    void only(const std::vector<int>& group)
    {
        for (const auto* const each : {&m_bars, &m_shapes, &m_glass, &m_table})
            m_scenes.setShown(*each, each == &group);
    }

    // --- three bars: a, d and b ---

    void addBars(const QRectF& room, double line)
    {
        const auto [smaller, larger] = std::minmax(m_proof.position().heaps[0], m_proof.position().heaps[1]);
        const Count lengths[] = {smaller, larger - smaller, larger};
        const QString names[] = {QStringLiteral("a"), QStringLiteral("d"), QStringLiteral("b")};
        const double type = m_scenes.type("body");
        QString lines[3];
        double words = 0;
        for (std::size_t at = 0; at < 3; ++at) {
            lines[at] = QStringLiteral("%1 = %2").arg(names[at], wording::number(lengths[at]));
            words = std::max(words, labelWidth(lines[at], type));
        }
        // If the numbers are so long that the bars would be too short, write only the names. The text of the proof
        // contains the numbers.
        if (words > room.width() / 3) {
            std::ranges::copy(names, lines);
            words = labelWidth(names[0], type);
        }
        const double left = room.left() + words + 8;
        const double unit = (room.right() - left) / static_cast<double>(std::max<Count>(larger, 1));
        const double high = std::min(1.4 * line, room.height() / 8);
        for (std::size_t at = 0; at < 3; ++at) {
            const double y = room.center().y() + (static_cast<double>(at) - 1) * 2 * high;
            const double width = std::max(unit * static_cast<double>(lengths[at]), 2.0);
            const int bar = m_scenes.add(PieceKind::Tile, names[at], {.x = left + width / 2, .y = y, .width = width, .height = high,
                                                                      .tone = at == 1 ? Tone::Chosen : Tone::Plain});
            grouped(m_bars, bar);
            const double middle = left - 8 - labelWidth(lines[at], type) / 2;
            grouped(m_bars, m_scenes.addLabel(names[at] + QStringLiteral("Name"), {middle, y}, type, Tone::Plain, lines[at]));
        }
    }

    // --- a square between two rectangles ---

    void addShapes(const QRectF& room, double line)
    {
        const auto& below = *firstStep<ExactBelow>(m_proof);
        const auto& above = *firstStep<ExactAbove>(m_proof);
        const double column = (room.width() - 2 * betweenColumns) / 3;
        const auto tallest = static_cast<double>(std::max(above.rest, above.difference));
        const double unit = std::min(column / static_cast<double>(above.number), (room.height() - 3 * line) / tallest);
        // Put the three shapes on one line, with their labels below it.
        const double foot = room.center().y() + (unit * tallest - 3 * line) / 2;
        const struct {
            const char* name;
            Count width;
            Count height;
            QString words;
            QString area;
        } shapes[] = {
            {"under", below.number, below.rest, QStringLiteral("a × (a − d)"), wording::wideText(below.product)},
            {"square", below.difference, below.difference, QStringLiteral("d × d"), wording::wideText(below.square)},
            {"over", above.number, above.rest, QStringLiteral("(a + 1)(a + 1 − d)"), wording::wideText(above.product)},
        };
        for (std::size_t at = 0; at < 3; ++at) {
            const double x = room.left() + column / 2 + (column + betweenColumns) * static_cast<double>(at);
            const double width = std::max(unit * static_cast<double>(shapes[at].width), 2.0);
            const double height = std::max(unit * static_cast<double>(shapes[at].height), 2.0);
            const QString name = QString::fromLatin1(shapes[at].name);
            m_areas[at] = grouped(m_shapes, m_scenes.add(PieceKind::Tile, name, {.x = x, .y = foot - height / 2, .width = width, .height = height, .tone = at == 1 ? Tone::Chosen : Tone::Plain}));
            const double type = m_scenes.type("small");
            const QString text = labelWidth(shapes[at].words, type) <= column ? shapes[at].words : wording::number(at + 1);
            grouped(m_shapes, m_scenes.addLabel(name + QStringLiteral("Words"), {x, foot + line}, type, Tone::Dim, text));
            const bool fits = labelWidth(shapes[at].area, type) <= column;
            const int area = m_scenes.addLabel(name + QStringLiteral("Area"), {x, foot + 2.2 * line}, type, Tone::Plain,
                                               fits ? shapes[at].area : QStringLiteral("…"));
            grouped(m_shapes, area);
        }
        for (std::size_t at = 0; at < 2; ++at) {
            const bool less = at == 0 ? below.holds : above.holds;
            const double x = room.left() + column + betweenColumns / 2 + (column + betweenColumns) * static_cast<double>(at);
            m_signs[at] = m_scenes.addLabel(QStringLiteral("sign%1").arg(at + 1), {x, foot + 2.2 * line}, m_scenes.type("body"),
                                            less ? Tone::Even : Tone::Odd, less ? QStringLiteral("<b>&lt;</b>") : QStringLiteral("<b>&gt;</b>"));
            m_scenes.hide(m_signs[at]);
        }
    }

    void hideSigns()
    {
        m_scenes.hide(m_signs);
    }

    // --- a magnifying glass that shows the integer nearest to dφ, the doubles around it, and dφ ---

    void addGlass(const DoubleNear& near, const QRectF& room, double line)
    {
        const auto& verdict = *firstStep<DoubleVerdict>(m_proof);
        const double spacing = near.perUnit == 0 ? 2048 : 1 / static_cast<double>(near.perUnit);
        const double apart = 1 / static_cast<double>(near.apart);
        const bool enlarged = near.perUnit == 0 || apart < 8 * spacing;
        const double reach = enlarged ? ticksAside * spacing : unitWindow;
        const double truth = near.nearest == verdict.whole ? apart : -apart;
        const double middle = room.center().y();
        const double unit = (room.width() / 2 - 2 * line) / reach;
        const auto x = [&](double value) { return room.center().x() + unit * std::clamp(value, -reach, reach); };
        grouped(m_glass, m_scenes.addLine(QStringLiteral("line"), {room.left(), middle}, {room.right(), middle}, Tone::Dim));
        for (int tick = -ticksAside; tick <= ticksAside; ++tick) {
            const double at = enlarged ? tick * spacing : std::clamp(tick, -1, 1);
            grouped(m_glass, m_scenes.addLine(QStringLiteral("tick%1").arg(tick + ticksAside), {x(at), middle - line * 0.5},
                                              {x(at), middle + line * 0.5}, Tone::Dim));
        }
        grouped(m_glass, m_scenes.addLine(QStringLiteral("integer"), {x(0), middle - line}, {x(0), middle + line}, Tone::Plain));
        const double type = m_scenes.type("body");
        const auto label = [&](const QString& name, double at, double y, Tone tone, const QString& text) {
            const double half = labelWidth(text, type) / 2;
            return m_scenes.addLabel(name, {std::clamp(at, room.left() + half, room.right() - half), y}, type, tone, text);
        };
        grouped(m_glass, label(QStringLiteral("integerName"), x(0), middle + 2.2 * line, Tone::Plain, wording::number(near.nearest)));
        const double ring = line * 0.7;
        const auto mark = [&](const QString& name, double at, Tone tone) {
            return m_scenes.add(PieceKind::Ring, name,
                                {.x = x(at), .y = middle, .width = ring, .height = ring, .z = 1, .tone = tone});
        };
        m_truth = {mark(QStringLiteral("truth"), truth, Tone::Even), label(QStringLiteral("truthName"), x(truth), middle - 1.9 * line, Tone::Even, QStringLiteral("dφ"))};
        const double computed = verdict.wrong ? static_cast<double>(static_cast<std::int64_t>(verdict.computed - near.nearest)) : truth;
        m_rounded = {mark(QStringLiteral("rounded"), computed, Tone::Odd),
                     label(QStringLiteral("roundedName"), x(computed), middle - 3.2 * line, Tone::Odd, QStringLiteral("double"))};
        for (const int piece : m_truth)
            grouped(m_glass, piece);
        m_scenes.hide(m_rounded);
        m_wrong = verdict.wrong;
    }

    void showRounded(bool shown)
    {
        m_scenes.setShown(m_rounded, shown && m_wrong);
    }

    // --- the table of formulas that fail ---

    bool addTable(const ExactRivals& rivals, const QRectF& room)
    {
        //: The head of a column of numbers: the integer part of d times the golden ratio. Short
        const QString whole = WythoffExactWords::tr("dφ rounded down");
        //: The head of a column of numbers: the result that a formula gives. Short
        const QString computed = WythoffExactWords::tr("computed");
        QList<QStringList> rows{{QStringLiteral("φ"), QStringLiteral("d"), whole, computed}};
        for (const FormulaRow& row : rivals.rows)
            rows.push_back({wording::formulaText(row.formula), wording::number(row.index), wording::number(row.smaller), wording::number(row.computed)});
        std::array<double, 4> widths{};
        double type = 0;
        double line = 0;
        double width = 0;
        double height = 0;
        // The table is the only content of the figure, so use the largest font that fits.
        for (const double factor : {1.8, 1.5, 1.25, 1.1, 1.0}) {
            type = m_scenes.type("small") * factor;
            line = type * lineHeight;
            widths = {};
            for (const QStringList& row : rows) {
                for (std::size_t at = 0; at < 4; ++at)
                    widths[at] = std::max(widths[at], labelWidth(row[static_cast<qsizetype>(at)], type));
            }
            width = widths[0] + widths[1] + widths[2] + widths[3] + 3 * betweenColumns;
            height = 1.3 * line * static_cast<double>(rows.size());
            if (width <= room.width() && height <= room.height())
                break;
        }
        if (width > room.width() || height > room.height())
            return false;
        double y = room.center().y() - height / 2 + 0.65 * line;
        for (const QStringList& row : rows) {
            double x = room.center().x() - width / 2;
            for (std::size_t at = 0; at < 4; ++at) {
                const Tone tone = &row == &rows.front() ? Tone::Heading : at == 3 ? Tone::Odd : at == 2 ? Tone::Even : Tone::Plain;
                grouped(m_table, m_scenes.addLabel(QStringLiteral("rival%1-%2").arg(m_table.size()).arg(at), {x + widths[at] / 2, y}, type, tone,
                                                   row[static_cast<qsizetype>(at)]));
                x += widths[at] + betweenColumns;
            }
            y += 1.3 * line;
        }
        return true;
    }

    // --- steps ---

    void show(const HeapPair& step)
    {
        only(m_bars);
        m_scenes.caption(QStringLiteral("a = %1, b = %2, d = %3").arg(wording::number(step.smaller), wording::number(step.larger), wording::number(step.difference)));
    }

    void show(const ExactClaim& step)
    {
        m_scenes.caption(QStringLiteral("%1 &lt; %2φ &lt; %3 ?").arg(wording::number(step.smaller), wording::number(step.difference), wording::number(step.smaller + 1)));
    }

    void show(const ExactEqual&) { m_scenes.caption(QStringLiteral("d = 0")); }

    void show(const ExactSize& step)
    {
        only(m_bars);
        m_scenes.caption((step.holds ? QStringLiteral("a = %1 ≥ %2 = d") : QStringLiteral("a = %1 &lt; %2 = d")).arg(wording::number(step.smaller), wording::number(step.difference)));
    }

    void show(const ExactBelow& step)
    {
        only(m_shapes);
        m_scenes.show(m_signs[0]);
        m_scenes.pose(m_areas[0]).tone = step.holds ? Tone::Even : Tone::Odd;
        m_scenes.caption(step.holds ? QStringLiteral("a(a − d) &lt; d²") : QStringLiteral("a(a − d) &gt; d²"));
    }

    void show(const ExactAbove& step)
    {
        only(m_shapes);
        m_scenes.show(m_signs[1]);
        m_scenes.pose(m_areas[2]).tone = step.holds ? Tone::Even : Tone::Odd;
        m_scenes.caption(step.holds ? QStringLiteral("(a + 1)(a + 1 − d) &gt; d²") : QStringLiteral("(a + 1)(a + 1 − d) &lt; d²"));
    }

    void show(const ExactRivals&)
    {
        only(m_table);
        m_scenes.caption({});
    }

    void show(const DoubleClaim& step)
    {
        m_scenes.caption(QStringLiteral("%1 × (1 + √5)/2 → %2 ?").arg(wording::number(step.difference), wording::number(step.smaller)));
    }

    void show(const DoubleSays& step)
    {
        m_scenes.caption(QStringLiteral("%1φ → %2 (double)").arg(wording::number(step.difference), wording::number(step.computed)));
    }

    void show(const DoubleTruth& step) { m_scenes.caption(QStringLiteral("%1φ → %2").arg(wording::number(step.difference), wording::number(step.whole))); }

    void show(const DoubleVerdict& step)
    {
        m_scenes.caption((step.wrong ? QStringLiteral("%1 (double) ≠ %2") : QStringLiteral("%1 (double) = %2"))
                         .arg(wording::number(step.computed), wording::number(step.whole)));
    }

    void show(const DoubleNear& step)
    {
        hideSigns();
        only(m_glass);
        m_scenes.push();
        showRounded(true);
        m_scenes.caption(QStringLiteral("%1φ → %2").arg(wording::number(step.difference), wording::number(step.nearest)));
    }

    void show(const ColdOutcome& step)
    {
        m_scenes.caption(wording::figureOutcome(wording::pairText(step.smaller, step.larger), step.outcome));
    }

    const Proof& m_proof;
    FigureScenes m_scenes;
    std::vector<int> m_bars;
    std::vector<int> m_shapes;
    std::vector<int> m_glass;
    std::vector<int> m_table;
    std::array<int, 3> m_areas{-1, -1, -1};
    std::array<int, 2> m_signs{-1, -1};
    std::vector<int> m_truth;
    std::vector<int> m_rounded;
    bool m_wrong = false;
};

}  // namespace

ProofFigure wythoffExactFigure(const Proof& proof, QSizeF size, double textScale)
{
    return ExactFigure(proof, size, textScale).make();
}

}  // namespace nimstone::figures

// The figure of a sum: each component becomes the Nim heap that it is equal to, and the columns of bits add up to the nim-sum.
//
//   Nim (3, 4)     →  7    1 1 1
//   Kayles (7)     →  2      1
//                 b = 5    1   1
#include "app/figures/proofs/values/values_figures.h"

#include <algorithm>
#include <array>
#include <bit>

#include "app/figures/proofs/values/sum_columns.h"
#include "app/figures/scene/labels.h"
#include "app/figures/scene/text_metrics.h"
#include "app/wording/figure_words.h"
#include "app/wording/games.h"
#include "app/wording/play/moves.h"
#include "app/wording/proofs/values/figure_sums.h"

namespace nimstone::figures {

using namespace proof;

namespace {

class SumFigure {
public:
    SumFigure(const Proof& proof, const SumFigureFacts& facts, const SumColumnsLayout& layout, FigureScenes& scenes)
        : m_proof(proof), m_facts(facts), m_layout(layout), m_scenes(scenes)
    {
        addBands();
        addWeights();
        for (std::size_t part = 0; part < facts.parts(); ++part)
            addPart(part);
        addSum();
        addChips();
    }

    void play()
    {
        m_scenes.stop();
        showSteps<SumStep>(m_proof, m_scenes, [this](const auto& kind) { show(kind); });
    }

private:
    struct Row {
        int tile = 0;
        int name = 0;
        int value = 0;
        int note = 0;
        std::vector<int> ones;    ///< the token for a 1 in each column; a token can be hidden until the move makes the bit 1
        std::vector<int> zeros;
        std::vector<int> ghosts;  ///< the tokens that fall into the row of the nim-sum
    };

    void addBands()
    {
        const double height = m_layout.row * static_cast<double>(m_facts.parts() + 1);
        const double column = m_facts.choice ? m_layout.columnAt(std::countr_zero(m_facts.choice->column), m_facts.columns) : 0;
        m_column = m_scenes.add(PieceKind::Band, QStringLiteral("column"),
                                {.x = column, .y = m_layout.cards.top() + height / 2, .width = m_layout.bit, .height = height, .opacity = 0,
                                 .tone = Tone::Chosen});
        const double y = m_facts.choice ? m_layout.rowAt(m_facts.choice->part) : 0;
        const double left = m_layout.cards.right() + sumGap / 2;
        const double right = m_layout.bits + m_facts.columns * m_layout.bit;
        m_row = m_scenes.add(PieceKind::Band, QStringLiteral("row"),
                             {.x = (left + right) / 2, .y = y, .width = right - left, .height = m_layout.row - 4, .opacity = 0,
                              .tone = Tone::Chosen});
        m_rule = m_scenes.add(PieceKind::Rule, QStringLiteral("rule"),
                              {.x = (m_layout.cards.left() + right) / 2, .y = m_layout.cards.bottom(),
                               .width = right - m_layout.cards.left(), .height = 1, .opacity = 0});
    }

    /// Adds the weights "4 2 1" above the columns. The steps of the proof name a column by its weight.
    void addWeights()
    {
        for (int column = 0; column < m_facts.columns; ++column) {
            const Count weight = Count{1} << column;
            const QPointF at(m_layout.columnAt(column, m_facts.columns), m_layout.weights);
            QString text = QString::number(weight);
            if (labelWidth(text, m_layout.type) > m_layout.bit)
                text = wording::figurePower(weight);
            m_weights.push_back(addHidden(QStringLiteral("weight%1").arg(column), at, m_layout.type, Tone::Heading, text));
        }
    }

    int addHidden(const QString& name, QPointF middle, double type, Tone tone, const QString& text)
    {
        return m_scenes.addLabel(name, middle, type, tone, text, {.opacity = 0, .z = 3});
    }

    int addToken(const QString& name, QPointF middle, Tone tone)
    {
        const double disc = std::min(m_layout.bit, m_layout.row) * 0.72;
        return m_scenes.add(PieceKind::Token, name,
                            posed(middle, {disc, disc}, {.opacity = 0, .z = 2, .tone = tone, .text = QStringLiteral("1")}));
    }

    /// The longest text that fits: the game with parameters and position, the game with position, the game, or the component's number.
    QString nameOf(const Component& part, std::size_t index) const
    {
        const QString game = wording::gameName(part.rules.entry());
        const QString position = wording::positionText(part);
        const auto with = [&position](const QString& name) { return QStringLiteral("%1 %2").arg(name, position); };
        for (const QString& text : {with(wording::gameName(part.rules)), with(game), game}) {
            if (labelWidth(text, m_layout.type) + sumGap <= m_layout.cards.width())
                return text;
        }
        return wording::figurePart(index);
    }

    void addPart(std::size_t part)
    {
        const double y = m_layout.rowAt(part);
        const QString id = QString::number(part + 1);
        Row row;
        row.tile = m_scenes.add({.kind = PieceKind::Tile, .heap = static_cast<int>(part), .objectName = QStringLiteral("part") + id},
                                {.x = m_layout.cards.center().x(), .y = y, .width = m_layout.cards.width(),
                                 .height = m_layout.row - 6, .z = 1, .tone = Tone::Plain});
        row.name = m_scenes.addLabel(QStringLiteral("name") + id, {m_layout.cards.center().x(), y}, m_layout.type, Tone::Plain,
                                     nameOf(m_facts.subject.components()[part], part), {.z = 2});
        const Count value = m_facts.values.values[part];
        row.value = addHidden(QStringLiteral("value") + id, {m_layout.value, y}, m_scenes.type("body"), Tone::Plain, bold(value));
        row.note = addHidden(QStringLiteral("note") + id, {m_layout.notes, y}, m_layout.type, Tone::Odd, sumDiffers(value));
        for (int column = 0; column < m_facts.columns; ++column) {
            const double x = m_layout.columnAt(column, m_facts.columns);
            const QString place = QStringLiteral("%1-%2").arg(id).arg(column);
            // The tokens of the bits move from the value to their columns when they are shown.
            row.ones.push_back(addToken(QStringLiteral("one") + place, {m_layout.value, y}, Tone::Plain));
            row.zeros.push_back(addHidden(QStringLiteral("zero") + place, {x, y}, m_layout.type, Tone::Dim, QStringLiteral("0")));
            row.ghosts.push_back(addToken(QStringLiteral("falling") + place, {x, y}, Tone::Plain));
        }
        m_rows.push_back(std::move(row));
    }

    void addSum()
    {
        const double body = m_scenes.type("body");
        m_name = addHidden(QStringLiteral("sum"), {m_layout.cards.center().x(), m_layout.sum}, body, Tone::Plain,
                           wording::figureSumOfValues());
        m_value = addHidden(QStringLiteral("sumValue"), {m_layout.value, m_layout.sum}, body, Tone::Plain,
                            bold(m_facts.values.sum));
        for (int column = 0; column < m_facts.columns; ++column) {
            const QPointF at(m_layout.columnAt(column, m_facts.columns), m_layout.sum);
            m_ones.push_back(addToken(QStringLiteral("sumOne%1").arg(column), at, Tone::Odd));
            m_zeros.push_back(addHidden(QStringLiteral("sumZero%1").arg(column), at, m_layout.type, Tone::Even, QStringLiteral("0")));
        }
        m_outcome = addHidden(QStringLiteral("outcome"), {m_scenes.size().width() / 2, m_layout.foot}, body, Tone::Plain, {});
    }

    void addChips()
    {
        const std::size_t count = sumChips(m_facts);
        if (count == 0)
            return;
        m_reached = addHidden(QStringLiteral("reached"), {m_scenes.size().width() / 2, m_layout.reached}, m_layout.type, Tone::Heading,
                              wording::figureReachedValues());
        const double left = (m_scenes.size().width() - static_cast<double>(count) * m_layout.chip) / 2;
        for (std::size_t chip = 0; chip < count; ++chip) {
            const bool isLast = chip + 1 == count;
            const Count number = isLast ? m_facts.values.sum : chip;
            // Dots between the last listed value and b stand for the values that the proof does not list.
            const bool gapBefore = isLast && m_facts.every->unlisted > 0;
            const double x = left + (static_cast<double>(chip) + 0.5 + (gapBefore ? 0.5 : 0)) * m_layout.chip;
            if (gapBefore)
                m_dots = addHidden(QStringLiteral("dots"), {x - 0.78 * m_layout.chip, m_layout.chips}, m_layout.type, Tone::Dim,
                                   QStringLiteral("…"));
            m_chips.push_back(m_scenes.add({.kind = PieceKind::Tile, .index = static_cast<int>(chip),
                                            .objectName = QStringLiteral("reached%1").arg(chip)},
                                           {.x = x, .y = m_layout.chips, .width = m_layout.chip - 4,
                                            .height = m_layout.type * lineHeight * 1.4, .opacity = 0, .z = 1,
                                            .tone = isLast ? Tone::Chosen : Tone::Even}));
            m_chipNames.push_back(addHidden(QStringLiteral("reachedName%1").arg(chip), {x, m_layout.chips}, m_layout.type,
                                            Tone::Plain, QString::number(number)));
        }
    }

    /// Shows the bits of a value in the row of a component, and the value itself.
    void showBits(std::size_t part, Count value)
    {
        Row& row = m_rows[part];
        for (int column = 0; column < m_facts.columns; ++column) {
            const auto at = static_cast<std::size_t>(column);
            const bool set = (value >> column) % 2 == 1;
            m_scenes.pose(row.ones[at]).x = m_layout.columnAt(column, m_facts.columns);
            m_scenes.setShown(row.ones[at], set);
            m_scenes.setShown(row.zeros[at], !set);
        }
        m_scenes.setText(row.value, bold(value));
    }

    void showSum(Count sum)
    {
        for (int column = 0; column < m_facts.columns; ++column) {
            const auto at = static_cast<std::size_t>(column);
            const bool set = (sum >> column) % 2 == 1;
            m_scenes.setShown(m_ones[at], set);
            m_scenes.setShown(m_zeros[at], !set);
        }
        m_scenes.setText(m_value, bold(sum));
        m_scenes.show(m_value);
    }

    void show(const SumValues& step)
    {
        for (const Row& row : m_rows)
            m_scenes.show(row.value);
        m_scenes.push();
        for (std::size_t part = 0; part < m_rows.size(); ++part)
            showBits(part, step.values[part]);
        m_scenes.show(m_weights);
        m_scenes.push();
        m_scenes.show(m_name, m_rule);
        for (std::size_t part = 0; part < m_rows.size(); ++part) {
            for (int column = 0; column < m_facts.columns; ++column) {
                if ((step.values[part] >> column) % 2 == 0)
                    continue;
                Pose& ghost = m_scenes.pose(m_rows[part].ghosts[static_cast<std::size_t>(column)]);
                ghost.y = m_layout.sum;
                ghost.opacity = 1;
                ghost.z = 1;
            }
        }
        m_scenes.push(1.2);
        for (const Row& row : m_rows)
            m_scenes.hide(row.ghosts);
        showSum(step.sum);
        m_scenes.push(0.8);
    }

    void show(const SumNoOption&)
    {
        for (const Row& row : m_rows)
            m_scenes.show(row.note);
    }

    void show(const SumRaise& step)
    {
        for (std::size_t part = 0; part < m_rows.size(); ++part) {
            const Count value = m_facts.values.values[part];
            m_scenes.setText(m_rows[part].note, sumNeverLarger(value));
            m_scenes.setShown(m_rows[part].note, !step.possible && value > 0);
        }
        if (step.possible) {
            m_scenes.pose(m_row).y = m_layout.rowAt(step.part);
            m_scenes.show(m_row);
            showRaised(m_facts.raised, step.raised, step.sum, Tone::Chosen);
            m_scenes.push();
            showRaised(m_facts.takenBack, step.before, m_facts.values.sum, Tone::Even);
        }
    }

    /// Shows the sum after the move that makes a component larger, or after the reply to it. `played` is the sum,
    /// `value` is the value of this component, and `sum` is the nim-sum.
    void showRaised(const GameSum& played, Count value, Count sum, Tone tone)
    {
        const std::size_t part = m_facts.raise->part;
        Row& row = m_rows[part];
        m_scenes.setText(row.name, nameOf(played.components()[part], part));
        m_scenes.setText(row.note, sumRaised(*m_facts.raise, value == m_facts.raise->before));
        m_scenes.show(row.note);
        m_scenes.setTone(std::array{row.note, row.tile}, tone);
        showBits(part, value);
        showSum(sum);
    }

    /// Restores the name and the tone of the component that a move made larger.
    void putBackRaise()
    {
        if (!m_facts.raise || !m_facts.raise->possible)
            return;
        const std::size_t part = m_facts.raise->part;
        Row& row = m_rows[part];
        m_scenes.hide(m_row);
        if (m_facts.choice)
            m_scenes.pose(m_row).y = m_layout.rowAt(m_facts.choice->part);
        m_scenes.pose(row.tile).tone = Tone::Plain;
        m_scenes.setText(row.name, nameOf(m_facts.subject.components()[part], part));
    }

    void show(const SumColumn&)
    {
        putBackRaise();
        for (const Row& row : m_rows)
            m_scenes.hide(row.note);
        m_scenes.show(m_column);
    }

    void show(const SumChoice& step)
    {
        Row& row = m_rows[step.part];
        m_scenes.show(m_row);
        m_scenes.pose(row.tile).tone = Tone::Chosen;
        m_scenes.setText(row.note, sumSmaller(step.before, step.after));
        m_scenes.pose(row.note).tone = Tone::Chosen;
        m_scenes.show(row.note);
    }

    void show(const SumMove& step)
    {
        Row& row = m_rows[step.part];
        m_scenes.setText(row.name, nameOf(m_facts.after.components()[step.part], step.part));
        m_scenes.push(0.8);
        showBits(step.part, step.after);
        m_scenes.push(0.8);
        m_scenes.hide(m_column);
        showSum(step.sum);
        m_scenes.pose(row.tile).tone = Tone::Even;
        m_scenes.push(0.8);
    }

    /// Restores the sum as it was before the winning move.
    void putBack()
    {
        if (!m_facts.move)
            return;
        const std::size_t part = m_facts.move->part;
        Row& row = m_rows[part];
        m_scenes.hide(m_row, row.note);
        m_scenes.pose(row.tile).tone = Tone::Plain;
        m_scenes.setText(row.name, nameOf(m_facts.subject.components()[part], part));
        showBits(part, m_facts.values.values[part]);
        showSum(m_facts.values.sum);
    }

    void show(const SumEveryValue&)
    {
        putBack();
        m_scenes.push(0.8);
        m_scenes.show(m_reached);
        for (std::size_t chip = 0; chip + 1 < m_chips.size(); ++chip)
            m_scenes.show(m_chips[chip], m_chipNames[chip]);
        m_scenes.show(m_dots);
    }

    void show(const SumConclusion& step)
    {
        putBackRaise();
        putBack();
        for (const Row& row : m_rows)
            m_scenes.hide(row.note);
        if (!m_chips.empty()) {
            m_scenes.setText(m_reached, wording::figureValuesBelow(wording::number(m_facts.values.sum)));
            m_scenes.show(m_chips.back(), m_chipNames.back());
        }
        const Tone tone = toneOf(step.outcome);
        m_scenes.setText(m_outcome, wording::figureConclusion(step.outcome));
        m_scenes.setTone(std::array{m_outcome, m_value}, tone);
        m_scenes.show(m_outcome);
    }

    const Proof& m_proof;
    const SumFigureFacts& m_facts;
    const SumColumnsLayout& m_layout;
    FigureScenes& m_scenes;
    std::vector<Row> m_rows;
    std::vector<int> m_weights;
    int m_column = 0;
    int m_row = 0;
    int m_rule = 0;
    int m_name = 0;
    int m_value = 0;
    int m_outcome = 0;
    int m_reached = 0;
    int m_dots = -1;
    std::vector<int> m_ones;
    std::vector<int> m_zeros;
    std::vector<int> m_chips;
    std::vector<int> m_chipNames;
};

}  // namespace

ProofFigure sumFigure(const Proof& proof, QSizeF size, double textScale)
{
    FigureScenes scenes(size, textScale);
    const SumFigureFacts facts(proof);
    const auto layout = layOutSumColumns(facts, scenes);
    if (!layout)
        return {};
    SumFigure(proof, facts, *layout, scenes).play();
    return std::move(scenes).finish();
}

QSizeF sumSizeForPaper(const Proof& proof)
{
    const SumFigureFacts facts(proof);
    QSizeF size(760, 150 + 48 * static_cast<double>(facts.parts() + 1));
    while (!layOutSumColumns(facts, FigureScenes(size, 1)))
        size += QSizeF(60, 40);
    return size;
}

}  // namespace nimstone::figures

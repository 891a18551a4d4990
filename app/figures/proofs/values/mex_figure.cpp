// The mex table: the positions that can be reached are on an arch, from the end of the game to the position itself.
// Beside the arch is the row of numbers. The value of a position is the least number that no option has as its value.
//
//        ( 1, 1 ) 0   ( 2 ) 2                  values of the options
//     ( 1 ) 1              ( 1, 2 ) ?           [0] [1] [2] [3]
//        ( 0 ) 0       ( 2, 2 )                  ●   ●   ◯
#include "app/figures/proofs/values/values_figures.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/figures/proofs/values/mex_layout.h"
#include "app/figures/scene/text_metrics.h"
#include "app/wording/figure_words.h"
#include "app/wording/names.h"
#include "app/wording/proofs/values/figure_sums.h"

namespace nimstone::figures {

using namespace proof;

namespace {

/// If there are more moves than this, the figure shows only the moves of the current position.
constexpr std::size_t mostMoveLines = 48;

/// A line from one tile to another. It has two pieces, a rising one and a falling one, of which only one is visible.
struct MoveLine {
    int rising;
    int falling;
};

/// A line that has an arrowhead at its end.
struct Arrow {
    MoveLine shaft;
    std::array<MoveLine, 2> head;
};

constexpr double headLength = 9;
constexpr double headAngle = 0.42;

class MexFigure {
public:
    MexFigure(const Proof& proof, const MexFacts& facts, const MexLayout& layout, FigureScenes& scenes)
        : m_proof(proof), m_facts(facts), m_layout(layout), m_scenes(scenes)
    {
        addLines();
        addTiles();
        addPanel();
    }

    void play()
    {
        m_scenes.stop();
        showSteps<MexStep>(m_proof, m_scenes, [this](const auto& kind) { show(kind); });
    }

private:
    void addLines()
    {
        const auto add = [this](const QString& name) {
            return MoveLine{m_scenes.add(PieceKind::Slope, name, {.opacity = 0}),
                        m_scenes.add({.kind = PieceKind::Slope, .objectName = name, .rows = 1}, {.opacity = 0})};
        };
        if (m_facts.moves <= mostMoveLines) {
            for (std::size_t from = 0; from < m_facts.names.size(); ++from) {
                for (const std::size_t to : m_facts.options[from]) {
                    m_all.push_back(add(QStringLiteral("move%1-%2").arg(from).arg(to)));
                    lay(m_all.back(), from, to, Tone::Plain, 0);
                }
            }
        }
        for (std::size_t option = 0; option < m_facts.mostOptions; ++option) {
            const QString name = QStringLiteral("option%1").arg(option);
            m_lit.push_back({add(name), {add(name + QStringLiteral("-head1")), add(name + QStringLiteral("-head2"))}});
        }
    }

    void addTiles()
    {
        const std::size_t last = m_facts.names.size() - 1;
        const double disc = mexDisc(m_layout.type);
        for (std::size_t place = 0; place <= last; ++place) {
            const QRectF& rect = m_layout.places[place].tile;
            const double opacity = place == last ? 1 : 0;
            m_tiles.push_back(m_scenes.add({.kind = PieceKind::Tile, .index = static_cast<int>(place), .objectName = QStringLiteral("position%1").arg(place)}, posed(rect, {.opacity = opacity, .z = 2, .tone = Tone::Plain})));
            if (place != last)
                m_scenes.addEdit(m_tiles.back(), gameSumOf(place));
            const double words = rect.width() - disc - 3 * mexGap;
            m_names.push_back(m_scenes.addLabel(QStringLiteral("name%1").arg(place), {rect.left() + mexGap + words / 2, rect.center().y()},
                                                m_layout.type, Tone::Plain, m_facts.names[place], {.opacity = opacity, .z = 3}));
            m_values.push_back(m_scenes.add({.kind = PieceKind::Token, .index = static_cast<int>(place),
                                             .objectName = QStringLiteral("value%1").arg(place)},
                                            {.x = rect.right() - mexGap - disc / 2, .y = rect.center().y(), .width = disc,
                                             .height = disc, .opacity = 0, .z = 3, .tone = toneAt(place),
                                             .text = QString::number(m_facts.values[place])}));
        }
    }

    void addPanel()
    {
        const double line = m_scenes.type("body") * lineHeight;
        const double middle = m_layout.panel.center().x();
        const double top = m_layout.cells.front().y() - m_layout.cell / 2;
        const double foot = m_layout.cells.back().y() + m_layout.cell / 2;
        m_heading = m_scenes.addLabel(QStringLiteral("heading"), {middle, top - line}, m_scenes.type("small"),
                                      Tone::Heading, wording::figureOptionValues());
        m_formula = m_scenes.addLabel(QStringLiteral("formula"), {middle, foot + line}, m_scenes.type("body"), Tone::Plain, {});
        m_outcome = m_scenes.addLabel(QStringLiteral("outcome"), m_layout.outcome, m_scenes.type("body"), Tone::Plain, {});
        m_scenes.hide(m_heading, m_formula, m_outcome);
        for (std::size_t number = 0; number < m_layout.cells.size(); ++number) {
            const QPointF& at = m_layout.cells[number];
            Pose pose = posed(at, {m_layout.cell - 4, m_layout.cell - 4},
                              {.opacity = 0, .z = 1, .tone = Tone::Dim, .text = QString::number(number)});
            m_cells.push_back(m_scenes.add({.kind = PieceKind::Tile, .index = static_cast<int>(number),
                                            .objectName = QStringLiteral("number%1").arg(number)}, pose));
            pose.width = pose.height = std::min(m_layout.cell - 8, mexDisc(m_layout.type) * 1.2);
            pose.z = 5;
            pose.tone = number == 0 ? Tone::Even : Tone::Plain;
            m_taken.push_back(m_scenes.add({.kind = PieceKind::Token, .index = static_cast<int>(number),
                                            .objectName = QStringLiteral("taken%1").arg(number)}, pose));
        }
        m_ring = m_scenes.add(PieceKind::Ring, QStringLiteral("mex"),
                              posed(m_layout.cells.front(), {m_layout.cell, m_layout.cell}, {.opacity = 0, .z = 6, .tone = Tone::Chosen}));
    }

    Tone toneAt(std::size_t place) const { return m_facts.values[place] == 0 ? Tone::Even : Tone::Plain; }

    GameSum gameSumOf(std::size_t place) const
    {
        const auto& all = *stepAs<MexPositions>(m_proof.steps.front());
        return GameSum(Component{m_proof.rules(), m_proof.rules().withNumbers(all.positions[place].heaps)});
    }

    void lay(const MoveLine& line, std::size_t from, std::size_t to, Tone tone, double opacity)
    {
        lay(line, m_layout.places[from].joint, m_layout.places[to].joint, tone, opacity);
    }

    void lay(const Arrow& arrow, std::size_t from, std::size_t to, Tone tone)
    {
        lay(arrow.shaft, from, to, tone, 1);
        const QPointF end = m_layout.places[to].joint;
        const QPointF back = m_layout.places[from].joint - end;
        const double angle = std::atan2(back.y(), back.x());
        for (std::size_t side = 0; side < 2; ++side) {
            const double turned = angle + (side == 0 ? headAngle : -headAngle);
            const double length = headLength * m_scenes.textScale();
            lay(arrow.head[side], end + length * QPointF(std::cos(turned), std::sin(turned)), end, tone, 1);
        }
    }

    void hide(const Arrow& arrow)
    {
        for (const MoveLine& line : {arrow.shaft, arrow.head[0], arrow.head[1]})
            m_scenes.hide(line.rising, line.falling);
    }

    void lay(const MoveLine& line, QPointF a, QPointF b, Tone tone, double opacity)
    {
        const bool falls = (b.x() - a.x()) * (b.y() - a.y()) > 0;
        for (const int piece : {line.rising, line.falling}) {
            m_scenes.pose(piece) = posed((a + b) / 2, {std::abs(a.x() - b.x()), std::abs(a.y() - b.y())},
                                         {.opacity = (piece == line.falling) == falls ? opacity : 0, .tone = tone});
        }
    }

    void show(const MexPositions&)
    {
        for (std::size_t place = 0; place < m_tiles.size(); ++place) {
            // The tiles appear one after another, from the position of the proof down to the end of the game.
            const double begin = 0.5 * static_cast<double>(m_tiles.size() - 1 - place) / static_cast<double>(m_tiles.size());
            m_scenes.setMotionSpan(std::array{m_tiles[place], m_names[place]}, begin, begin + 0.5);
        }
        for (const auto* pieces : {&m_tiles, &m_names}) {
            m_scenes.show(*pieces);
            m_scenes.setTone(*pieces, Tone::Dim);
        }
        m_scenes.push();
        for (const auto* pieces : {&m_tiles, &m_names})
            m_scenes.setMotionSpan(*pieces, 0, 1);
        const QString ways = wording::figureMovesRound();
        if (labelWidth(ways, m_scenes.type("body")) <= m_scenes.size().width() - 16) {
            m_scenes.setText(m_outcome, ways);
            m_scenes.pose(m_outcome).tone = Tone::Heading;
            m_scenes.show(m_outcome);
        }
        std::size_t line = 0;
        for (std::size_t from = 0; from < m_facts.names.size() && !m_all.empty(); ++from) {
            for (const std::size_t to : m_facts.options[from])
                lay(m_all[line++], from, to, Tone::Plain, 1);
        }
        m_scenes.push(0.6);
    }

    void settle(std::size_t place, Tone tile)
    {
        m_scenes.pose(m_tiles[place]).tone = tile;
        m_scenes.pose(m_names[place]).tone = Tone::Plain;
        m_scenes.show(m_values[place]);
    }

    void show(const MexEnds& ends)
    {
        for (std::size_t place = 0; place < ends.ends; ++place)
            settle(place, Tone::Even);
    }

    /// Removes the highlights of the step before.
    void calm()
    {
        for (std::size_t place = 0; place < m_tiles.size(); ++place) {
            if (m_scenes.pose(m_values[place]).opacity > 0)
                m_scenes.pose(m_tiles[place]).tone = m_facts.values[place] == 0 ? Tone::Even : Tone::Plain;
        }
        for (const Arrow& arrow : m_lit)
            hide(arrow);
        m_scenes.hide(m_taken);
        m_scenes.setTone(m_cells, Tone::Dim);
        m_scenes.hide(m_ring, m_formula);
    }

    /// Makes the lines of all moves faint, so that the moves of one position stand out.
    void fadeLines()
    {
        for (const MoveLine& line : m_all) {
            for (const int piece : {line.rising, line.falling})
                m_scenes.pose(piece).opacity = std::min(m_scenes.pose(piece).opacity, 0.3);
        }
    }

    void show(const MexValue& step)
    {
        calm();
        m_scenes.show(m_heading);
        fadeLines();
        m_scenes.show(m_cells);
        m_scenes.pose(m_tiles[step.place]).tone = Tone::Chosen;
        m_scenes.pose(m_names[step.place]).tone = Tone::Plain;
        for (std::size_t option = 0; option < step.options.size(); ++option) {
            lay(m_lit[option], step.place, step.options[option], Tone::Chosen);
            m_scenes.pose(m_tiles[step.options[option]]).tone = Tone::Taken;
        }
        m_scenes.push(0.8);
        // Put each hidden token on the first option whose value is the token's number. When the token is shown, it
        // moves from there to the row of numbers.
        for (const Count value : step.values) {
            const auto option = std::ranges::find(step.options, value, [this](std::size_t place) { return m_facts.values[place]; });
            const Pose& from = m_scenes.pose(m_values[*option]);
            Pose& token = m_scenes.pose(m_taken[static_cast<std::size_t>(value)]);
            token.x = from.x;
            token.y = from.y;
        }
        m_scenes.push(0);
        for (const Count value : step.values) {
            const auto index = static_cast<std::size_t>(value);
            m_scenes.pose(m_taken[index]).moveTo(m_layout.cells[index]);
            m_scenes.show(m_taken[index]);
        }
        m_scenes.push();
        const auto mex = static_cast<std::size_t>(step.value);
        m_scenes.pose(m_ring).moveTo(m_layout.cells[mex]);
        m_scenes.show(m_ring);
        m_scenes.pose(m_cells[mex]).tone = Tone::Chosen;
        setFormula(step);
        m_scenes.show(m_values[step.place]);
        m_scenes.push(0.8);
    }

    /// Writes the formula of a step. The set of values is left out if it does not fit.
    void setFormula(const MexValue& step)
    {
        const QString value = bold(step.value);
        const QString full = QStringLiteral("mex%1 = %2").arg(wording::setText(step.values), value);
        const bool fits = labelWidth(full, m_scenes.type("body")) <= m_layout.panel.width();
        m_scenes.setText(m_formula, fits ? full : QStringLiteral("mex = %1").arg(value));
        m_scenes.show(m_formula);
    }

    void show(const MexConclusion& step)
    {
        for (const Arrow& arrow : m_lit)
            hide(arrow);
        const std::size_t last = m_tiles.size() - 1;
        for (std::size_t place = 0; place < last; ++place)
            m_scenes.pose(m_tiles[place]).tone = m_facts.values[place] == 0 ? Tone::Even : Tone::Plain;
        for (std::size_t option = 0; option < step.lost.size(); ++option)
            lay(m_lit[option], last, step.lost[option], Tone::Even);
        m_scenes.pose(m_tiles[last]).tone = toneOf(step.outcome);
        m_scenes.setText(m_outcome, wording::figureConclusion(step.outcome));
        m_scenes.pose(m_outcome).tone = toneOf(step.outcome);
        m_scenes.show(m_outcome);
    }

    const Proof& m_proof;
    const MexFacts& m_facts;
    const MexLayout& m_layout;
    FigureScenes& m_scenes;
    std::vector<MoveLine> m_all;  ///< the line of each move; empty if there are too many moves
    std::vector<Arrow> m_lit;   ///< the arrows from the position of the current step to its options
    std::vector<int> m_tiles;
    std::vector<int> m_names;
    std::vector<int> m_values;
    std::vector<int> m_cells;   ///< the cells of the row of numbers
    std::vector<int> m_taken;   ///< the indices of the tokens, one on each number that is the value of an option
    int m_heading = 0;
    int m_formula = 0;
    int m_outcome = 0;
    int m_ring = 0;
};

}  // namespace

ProofFigure mexFigure(const Proof& proof, QSizeF size, double textScale)
{
    FigureScenes scenes(size, textScale);
    const MexFacts facts(proof);
    const auto layout = layOutMex(facts, scenes);
    if (!layout)
        return {};
    MexFigure(proof, facts, *layout, scenes).play();
    if (facts.moves > mostMoveLines)
        scenes.setNote(wording::figureMovesInTurn());
    return std::move(scenes).finish();
}

QSizeF mexSizeForPaper(const Proof& proof)
{
    const MexFacts facts(proof);
    QSizeF size(facts.names.size() <= 12 ? 760 : 1000, facts.names.size() <= 12 ? 420 : 560);
    while (!layOutMex(facts, FigureScenes(size, 1)))
        size += QSizeF(100, 60);
    return size;
}

}  // namespace nimstone::figures

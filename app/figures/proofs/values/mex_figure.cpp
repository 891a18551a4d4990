// The mex table: the positions that can be reached are on an arch, from the end of the game to the position itself.
// Beside the arch is the row of numbers. The value of a position is the least number that no option has as its value.
//
//        ( 1, 1 ) 0   ( 2 ) 2                  values of the options
//     ( 1 ) 1              ( 1, 2 ) ?           [0] [1] [2] [3]
//        ( 0 ) 0       ( 2, 2 )                  ●   ●   ◯
#include "app/figures/proofs/figures.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/figures/scene/bow.h"
#include "app/figures/scene/figure_scenes.h"
#include "app/wording/figure_words.h"
#include "app/wording/names.h"
#include "app/wording/proofs/values/figure_sums.h"

namespace nimstone::figures {

using namespace proof;

namespace {

class MexFigure : public FigureScenes {
public:
    MexFigure(const Proof& proof, const Sheet& sheet)
        : FigureScenes(proof, sheet), m_all(*stepAs<MexPositions>(proof.steps.front())), m_values(m_all.positions.size(), 0)
    {
        for (const Step& step : proof.steps) {
            if (const auto* const value = stepAs<MexValue>(step)) {
                m_values[value->place] = value->value;
                m_largest = std::max({m_largest, value->value, value->values.back()});
            }
        }
        m_fits = layOutArch() && layOutNumbers();
    }

    void play()
    {
        addPosition(last());
        if (m_all.moves > mostMoveLines)
            setNote(wording::figureMovesInTurn());
        stop();
        showSteps<MexStep>(*this);
    }

    void operator()(const MexPositions&)
    {
        for (std::size_t place = 0; place <= last(); ++place) {
            if (place != last())
                addEdit(addPosition(place), GameSum(Component{m_proof.rules(), m_proof.rules().withNumbers(m_all.positions[place].heaps)}));
            // The tiles appear one after another, from the position of the proof down to the end of the game.
            const std::array pieces{PieceName("position", place), PieceName("name", place)};
            const double begin = 0.5 * static_cast<double>(last() - place) / static_cast<double>(m_values.size());
            setMotionSpan(pieces, begin, begin + 0.5);
            setTone(pieces, Tone::Dim);
        }
        push();
        caption(wording::figureMovesRound(), Tone::Heading);
        forEachMove([this](const PieceName& name, std::size_t from, std::size_t to) { line(name, joint(from), joint(to), Tone::Plain, 1); });
        push(0.6);
    }

    void operator()(const MexEnds& ends)
    {
        for (std::size_t place = 0; place < ends.ends; ++place) {
            toneAsFound(place);
            setTone(PieceName("name", place), Tone::Plain);
            show(valueOf(place));
        }
    }

    void operator()(const MexValue& step)
    {
        hideArrows();
        for (std::size_t place = 0; place < step.place; ++place)
            toneAsFound(place);
        for (std::size_t number = 0; number < m_cells.size(); ++number)
            hide(PieceName("taken", number));
        hide("mex", "formula");
        // Make the lines of all moves faint, so that the moves of this position stand out.
        forEachMove([this](const PieceName& name, std::size_t from, std::size_t to) { line(name, joint(from), joint(to), Tone::Plain, 0.3); });
        write("heading", centered({m_panel.center().x(), m_cells.front().top() - m_bodyLine}, m_small), wording::figureOptionValues(),
              Tone::Heading);
        for (std::size_t number = 0; number < m_cells.size(); ++number)
            put(PieceKind::Tile, {"number", number}, m_cells[number].adjusted(2, 2, -2, -2), Tone::Dim).text = QString::number(number);
        setTone(PieceName("position", step.place), Tone::Chosen);
        setTone(PieceName("name", step.place), Tone::Plain);
        for (const std::size_t option : step.options) {
            arrow(step.place, option, Tone::Chosen);
            setTone(PieceName("position", option), Tone::Taken);
        }
        push(0.8);
        // Put each hidden token on the first option whose value is the token's number. When the token is shown, it
        // moves from there to the row of numbers.
        for (const Count value : step.values) {
            const auto option = std::ranges::find(step.options, value, [this](std::size_t place) { return m_values[place]; });
            tokenOf(value).moveTo(pose(valueOf(*option)).rect().center());
        }
        push(0);
        for (const Count value : step.values) {
            Pose& token = tokenOf(value);
            token.moveTo(m_cells[static_cast<std::size_t>(value)].center());
            token.opacity = 1;
        }
        push();
        const auto mex = static_cast<std::size_t>(step.value);
        put(PieceKind::Ring, "mex", m_cells[mex], Tone::Chosen, 6);
        setTone(PieceName("number", mex), Tone::Chosen);
        // The set of values is left out of the formula if it does not fit.
        const double body = type("body");
        write("formula", centered({m_panel.center().x(), m_cells.back().bottom() + m_bodyLine}, body),
                       firstThatFits({QStringLiteral("mex%1 = %2").arg(wording::setText(step.values), bold(step.value)), QStringLiteral("mex = %1").arg(bold(step.value))},
                                     body, m_panel.width()));
        show(valueOf(step.place));
        push(0.8);
    }

    void operator()(const MexConclusion& step)
    {
        hideArrows();
        for (std::size_t place = 0; place < last(); ++place)
            toneAsFound(place);
        for (const std::size_t option : step.lost)
            arrow(last(), option, Tone::Even);
        setTone(PieceName("position", last()), toneOf(step.outcome));
        caption(wording::figureConclusion(step.outcome), toneOf(step.outcome));
    }

private:
    static constexpr double margin = 16;
    static constexpr double gap = 6;
    /// If there are more moves than this, the figure shows only the moves of the current position.
    static constexpr std::size_t mostMoveLines = 48;

    std::size_t last() const { return m_values.size() - 1; }
    QPointF joint(std::size_t place) const { return m_places[place].joint; }
    /// The diameter of the disc that shows a value beside the name of its position, in pixels.
    double disc() const { return 1.6 * m_type; }

    bool layOutArch()
    {
        const QSizeF size = this->size();
        const double width = std::max({size.width() * 0.27, labelWidth(wording::figureOptionValues(), m_small), 132 * textScale()});
        m_bodyLine = type("body") * lineHeight;
        // Leave a line at the bottom for the text that says who wins.
        m_panel = QRectF(size.width() - margin - width, margin, width, size.height() - 2 * margin - m_bodyLine);
        const QRectF bow(margin, margin, m_panel.left() - 2.5 * margin, m_panel.height());
        // Try layouts from the best to the worst: with a large font and the lines well away from the tiles, and finally
        // with a small font and the lines just outside the tiles.
        for (const auto& [factor, clear] : {std::pair{1.15, 2.0}, {1.0, 2.0}, {1.15, 0.0}, {1.0, 0.0}, {0.85, 0.0}}) {
            m_type = m_small * factor;
            std::vector<QSizeF> sizes;
            for (const MexPlace& place : m_all.positions)
                sizes.emplace_back(labelWidth(wording::heapsText(place.heaps), m_type) + disc() + 3 * gap, disc() + 2 * gap);
            m_places = placeAlongArch(bow, sizes);
            if (!m_places.empty() && tilesAreApart(m_places, 2) && linesAreClear(m_places, clear))
                return true;
        }
        return false;
    }

    /// Puts the numbers into rows, between the heading and the formula.
    bool layOutNumbers()
    {
        const auto numbers = static_cast<int>(m_largest) + 2;
        for (double cell = 46 * textScale(); cell >= std::max(18.0, m_small * 1.5); cell -= 1) {
            const int columns = std::clamp(static_cast<int>(m_panel.width() / cell), 1, numbers);
            const int rows = (numbers + columns - 1) / columns;
            if (rows * cell > m_panel.height() - 3.5 * m_bodyLine)
                continue;
            const QPointF corner = m_panel.center() - QPointF(columns, rows) * cell / 2;
            for (int number = 0; number < numbers; ++number)
                m_cells.emplace_back(corner + QPointF(number % columns, number / columns) * cell, QSizeF(cell, cell));
            return true;
        }
        return false;
    }

    int addPosition(std::size_t place)
    {
        const QRectF& rect = m_places[place].tile;
        tile({"position", place}, rect, Tone::Plain, 2);
        const QRectF words = rect.adjusted(gap, 0, -disc() - 2 * gap, 0);
        write({"name", place}, centered(words.center(), m_type), wording::heapsText(m_all.positions[place].heaps));
        return find({"position", place});
    }

    /// The disc with the value of a position. It is hidden until the value is found.
    int valueOf(std::size_t place)
    {
        const QRectF& rect = m_places[place].tile;
        return piece(PieceKind::Token, {"value", place},
                     posed({rect.right() - gap - disc() / 2, rect.center().y()}, {disc(), disc()},
                                    {.z = 3, .tone = m_values[place] == 0 ? Tone::Even : Tone::Plain, .text = QString::number(m_values[place])}));
    }

    /// The token that lies on a number if this number is the value of an option.
    Pose& tokenOf(Count value)
    {
        const double side = std::min(m_cells.front().width() - 8, disc() * 1.2);
        return pose(piece(PieceKind::Token, {"taken", value},
                                            posed({}, {side, side}, {.z = 5, .tone = value == 0 ? Tone::Even : Tone::Plain, .text = QString::number(value)})));
    }

    void toneAsFound(std::size_t place) { setTone(PieceName("position", place), m_values[place] == 0 ? Tone::Even : Tone::Plain); }

    /// Calls `show` with the name, the start and the end of each move, unless there are too many moves.
    template <class Show>
    void forEachMove(const Show& show)
    {
        for (const Step& step : m_proof.steps) {
            const auto* const from = m_all.moves <= mostMoveLines ? stepAs<MexValue>(step) : nullptr;
            for (std::size_t option = 0; from && option < from->options.size(); ++option)
                show({"move", from->place, from->options[option]}, from->place, from->options[option]);
        }
    }

    /// Places a straight line. It consists of a rising piece and a falling piece, of which only one is visible. Returns
    /// both pieces.
    std::array<int, 2> line(const PieceName& name, QPointF a, QPointF b, Tone tone, double opacity)
    {
        const bool falls = (b.x() - a.x()) * (b.y() - a.y()) > 0;
        const auto add = [&](const char* end, bool isFalling) {
            const int added = piece({.kind = PieceKind::Slope, .objectName = name.text() + QLatin1String(end), .rows = isFalling ? 1U : 0U});
            pose(added) = posed((a + b) / 2, {std::abs(a.x() - b.x()), std::abs(a.y() - b.y())}, {.opacity = isFalling == falls ? opacity : 0, .tone = tone});
            return added;
        };
        return {add("-rising", false), add("-falling", true)};
    }

    /// Adds an arrow to the arrows that are shown.
    void arrow(std::size_t from, std::size_t to, Tone tone)
    {
        constexpr double headAngle = 0.42;
        const std::size_t id = m_arrows.size() / 3;
        const QPointF end = joint(to);
        const QPointF back = joint(from) - end;
        const double length = 9 * textScale();
        m_arrows.push_back(line({"option", id}, joint(from), end, tone, 1));
        for (const double turn : {headAngle, -headAngle}) {
            const double angle = std::atan2(back.y(), back.x()) + turn;
            m_arrows.push_back(line({"option", id, turn > 0 ? "-head1" : "-head2"}, end + length * QPointF(std::cos(angle), std::sin(angle)), end, tone, 1));
        }
    }

    void hideArrows()
    {
        hide(m_arrows);
        m_arrows.clear();
    }

    const MexPositions& m_all;
    std::vector<Count> m_values;      ///< the value of each position
    Count m_largest = 0;              ///< the largest value of all positions and options
    double m_bodyLine = 0;
    double m_type = 0;                ///< the font size of the names, in pixels
    QRectF m_panel;
    std::vector<ArchPlace> m_places;  ///< the place of each position
    std::vector<QRectF> m_cells;      ///< the cells of the row of numbers
    std::vector<std::array<int, 2>> m_arrows;  ///< the lines of the arrows that are shown, three for each arrow
};

}  // namespace

ProofFigure mexFigure(const Proof& proof, const Sheet& sheet)
{
    return drawIfItFits<MexFigure>(proof, sheet);
}

QSizeF mexSizeForPaper(const Proof& proof)
{
    const bool isSmall = stepAs<MexPositions>(proof.steps.front())->positions.size() <= 12;
    return sizeThatFits<MexFigure>(proof, isSmall ? QSizeF(760, 420) : QSizeF(1000, 560), {100, 60});
}

}  // namespace nimstone::figures

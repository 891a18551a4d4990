// The figure of the theorem on Euclid's game: the rectangle a × b, which is cut into squares. The golden rectangle
// marks the boundary between P and N, and the forced moves are listed beside it.
#include "app/figures/proofs/golden/golden_figures.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/figures/scene/figure_scenes.h"
#include "app/figures/scene/square_levels.h"
#include "app/wording/names.h"
#include "app/wording/proofs/golden/euclid.h"

namespace nimstone::figures {

using namespace proof;

namespace {

class EuclidScenes {
public:
    EuclidScenes(const Proof& proof, QSizeF size, double textScale)
        : m_proof(proof), m_scenes(size, textScale), m_pair(*stepAs<EuclidPair>(proof.steps.front())), m_chain(firstStep<ForcedChain>(proof)),
          m_small(m_scenes.type("small")), m_line(m_small * lineHeight)
    {
        m_free = m_chain ? m_chain->rows.size() - 1 : 0;
        if (m_chain) {
            for (const EuclidRow& row : m_chain->rows)
                m_listWidth = std::max(m_listWidth,
                                       labelWidth(wording::pairText(row.a, row.b) + QStringLiteral(" &gt; <b>N</b>"), m_small));
            m_listWidth = std::min(m_listWidth, size.width() * 0.4);
        }
        m_listLeft = size.width() - margin - m_listWidth;
        const double words = std::min(labelWidth(QString::number(m_pair.b), m_small), size.width() * 0.25);
        const double left = margin + words + gap;
        const double right = m_chain ? m_listLeft - 2 * gap : size.width() - margin;
        const double foot = m_line + m_scenes.type("body") * lineHeight + 3 * gap;
        m_room = {left, margin + m_line + gap, right - left, size.height() - 2 * margin - foot - m_line - gap};
        layOut();
    }

    bool fits() const { return m_room.height() >= 6 * m_line && m_room.width() >= 8 * m_line; }

    ProofFigure draw() &&
    {
        addPieces();
        const QRectF rect = m_levels.front().rect;
        m_scenes.put(m_frame, rect, Tone::Plain, std::min(rect.width(), rect.height()) >= 1);
        const double room = m_scenes.size().width() / 2;
        m_scenes.write(m_aWords, {rect.center().x(), rect.bottom() + gap / 2 + m_line / 2, m_small, room, Anchor::Middle},
              bold(m_pair.a));
        m_scenes.write(m_bWords,
                       {rect.left() - gap, rect.center().y(), m_small, rect.left() - gap - margin / 2,
                        Anchor::Right},
              bold(m_pair.b));
        m_scenes.stop();
        showSteps<EuclidStep>(m_proof, m_scenes, [this](const auto& kind) { show(kind); });
        if (m_leavesOut)
            m_scenes.setNote(wording::figureSquaresNote());
        return std::move(m_scenes).finish();
    }

private:
    static constexpr double margin = 12;
    static constexpr double gap = 8;
    static constexpr double goldenRatio = 1.6180339887498949;  // the golden ratio as a double, used only for drawing
    static constexpr std::size_t mostLevels = 9;
    static constexpr Count mostSquares = 6;
    static constexpr std::size_t mostRows = 9;
    static constexpr double flattest = 4.5;
    static constexpr double smallestSeen = 3;

    struct Level {
        QRectF rect;               ///< the squares of the level, together with the rest that remains after they are cut off
        bool across = true;        ///< true if the squares are side by side; false if they are on top of each other
        Count side = 0;
        Count squares = 0;
        std::vector<int> tiles;    ///< one tile for each square, or a single tile if there are too many squares
    };

    void layOut()
    {
        // Leave enough width for the golden rectangle. A rectangle that would be very flat is drawn higher than its
        // true height.
        const double a = static_cast<double>(std::max<Count>(m_pair.a, 1));
        const double b = static_cast<double>(m_pair.b);
        const double widest = std::max(a, goldenRatio * b);
        double across = m_room.width() / widest;
        double up = across;
        if (b > 0 && b * up > m_room.height())
            across = up = m_room.height() / b;
        if (b > 0 && b * up < m_room.width() / flattest) {
            up = std::min(m_room.height(), m_room.width() / flattest) / b;
            m_leavesOut = true;
        }
        const double height = std::max(b * up, 3.0);
        const double left = m_room.left() + (m_room.width() - widest * across) / 2;
        QRectF rect(left, m_room.center().y() - height / 2, std::max(a * across, 3.0), height);
        m_golden = left + goldenRatio * b * across;
        bool isAcross = true;
        for (const SquareLevel& each : squareLevels(m_pair.a, m_pair.b)) {
            if (m_levels.size() == mostLevels) {
                m_leavesOut = true;
                break;
            }
            m_levels.push_back({rect, isAcross, each.side, each.squares, {}});
            m_leavesOut = m_leavesOut || each.squares > mostSquares;
            rect = restOf(m_levels.back(), each.squares);
            isAcross = !isAcross;
        }
        if (m_levels.empty())
            m_levels.push_back({rect, true, 0, 0, {}});
    }

    void addPieces()
    {
        const auto tile = [this](const QString& name, double z, Tone tone) {
            return m_scenes.add(PieceKind::Tile, name,
                                {.x = m_room.center().x(), .y = m_room.center().y(), .opacity = 0, .z = z, .tone = tone});
        };
        const auto rule = [this](const QString& name) {
            return m_scenes.add(PieceKind::Rule, name,
                                {.x = m_room.center().x(), .y = m_room.center().y(), .opacity = 0, .z = 5});
        };
        m_frame = tile(QStringLiteral("frame"), 1, Tone::Plain);
        for (std::size_t index = 0; index < m_levels.size(); ++index) {
            Level& level = m_levels[index];
            const Count count = level.squares > mostSquares ? 1 : level.squares;
            for (Count square = 0; square < count; ++square)
                level.tiles.push_back(tile(QStringLiteral("square%1-%2").arg(index + 1).arg(square + 1), 2 + 0.1 * static_cast<double>(index), Tone::Plain));
        }
        m_rest = tile(QStringLiteral("rest"), 4, Tone::Lit);
        m_goldenEdge = rule(QStringLiteral("goldenEdge"));
        m_goldenFoot = rule(QStringLiteral("goldenFoot"));
        m_nextEdge = rule(QStringLiteral("nextEdge"));
        m_goldenWords = m_scenes.addHiddenLabel(QStringLiteral("goldenWords"));
        m_aWords = m_scenes.addHiddenLabel(QStringLiteral("a"));
        m_bWords = m_scenes.addHiddenLabel(QStringLiteral("b"));
        for (std::size_t place = 0; m_chain && place < std::min(m_chain->rows.size(), mostRows); ++place) {
            m_rows.push_back(m_scenes.addHiddenLabel(QStringLiteral("row%1").arg(place + 1)));
            const bool last = place + 1 == mostRows || place + 1 == m_chain->rows.size();
            const EuclidRow& shown = last ? m_chain->rows.back() : m_chain->rows[place];
            if (m_chain->rows.size() > mostRows && place + 2 == mostRows)
                continue;
            m_scenes.addEdit(m_rows.back(), m_proof.subject, Position{{shown.a, shown.b}});
        }
    }

    /// The rectangle that remains of a level after `cut` squares are cut off.
    QRectF restOf(const Level& level, Count cut) const
    {
        const double scale = level.across ? level.rect.width() : level.rect.height();
        const std::size_t at = static_cast<std::size_t>(&level - m_levels.data());
        Count a = m_pair.a;
        Count b = m_pair.b;
        for (std::size_t before = 0; before < at; ++before)
            a = std::exchange(b, a % b);
        const double share = a == 0 ? 0 : static_cast<double>(cut) * static_cast<double>(level.side) / static_cast<double>(a);
        QRectF rest = level.rect;
        if (level.across)
            rest.setLeft(std::min(rest.left() + scale * share, rest.right()));
        else
            rest.setBottom(std::max(rest.bottom() - scale * share, rest.top()));
        return rest;
    }

    static bool isSeen(const QRectF& rect) { return std::min(rect.width(), rect.height()) >= smallestSeen; }

    void showSquares(std::size_t index, Tone tone)
    {
        if (index >= m_levels.size())
            return;
        const Level& level = m_levels[index];
        QRectF before = level.rect;
        for (std::size_t square = 0; square < level.tiles.size(); ++square) {
            const Count cut = level.tiles.size() == 1 ? level.squares : square + 1;
            const QRectF after = restOf(level, cut);
            QRectF rect = before;
            if (level.across)
                rect.setRight(after.left());
            else
                rect.setTop(after.bottom());
            before = after;
            const QString side = QString::number(level.side);
            const QString text = level.tiles.size() == 1 && level.squares > 1 ? QStringLiteral("%1 × %2").arg(level.squares).arg(side) : side;
            m_scenes.put(level.tiles[square], rect, tone, isSeen(rect)).text = tileText(text, rect);
        }
    }

    /// Shows the rectangle that remains after all squares of a level are cut off. `side` is the number in it.
    void showRest(const Level& level, Count side, Tone tone)
    {
        const QRectF rest = restOf(level, level.squares);
        m_scenes.put(m_rest, rest, tone, isSeen(rest)).text = tileText(QString::number(side), rest);
    }

    void sayAtLast(const QString& text, Tone tone)
    {
        m_scenes.caption(text, tone);
        m_scenes.push();
    }

    void row(std::size_t at, const QString& text, Tone tone)
    {
        const double height = std::min(m_line * 1.3, (m_scenes.size().height() - 2 * margin - 3 * m_line) / static_cast<double>(mostRows));
        const double y = margin + m_line + (static_cast<double>(at) + 0.5) * height;
        m_scenes.write(m_rows[at], {m_listLeft, y, std::min(m_small, height / lineHeight), m_listWidth, Anchor::Left}, text, tone);
    }

    void show(const EuclidPair& step)
    {
        showSquares(0, Tone::Plain);
        if (m_levels.front().squares != 0 && step.a % step.b != 0)
            showRest(m_levels.front(), step.a % step.b, Tone::Plain);
    }

    void show(const EuclidOver&) { sayAtLast(wording::figureGameOver(), Tone::Plain); }

    void show(const EqualNumbers& step)
    {
        showSquares(0, Tone::Taken);
        m_scenes.caption(wording::figureEqualNumbers(step.a));
    }

    void show(const GoldenTest& step)
    {
        const QRectF rect = m_levels.front().rect;
        const QRectF line(m_golden - 1, rect.top() - gap, 2, rect.height() + gap);
        // Beside a number, the line would look like a digit, so interrupt the line there.
        bool beside = false;
        for (const int tile : m_levels.front().tiles) {
            const Pose& pose = m_scenes.pose(tile);
            beside = beside || std::abs(pose.x - m_golden) < labelWidth(pose.text, m_small) / 2 + m_small;
        }
        const double half = beside && rect.height() > 4 * m_line ? m_line : 0;
        m_scenes.put(m_goldenEdge, {line.left(), line.top(), 2, rect.center().y() - half - line.top()}, Tone::Plain);
        m_scenes.put(m_goldenFoot, {line.left(), rect.center().y() + half, 2, line.bottom() - rect.center().y() - half}, Tone::Plain);
        const QString words = wording::figureGoldenEdge();
        const double halfWords = labelWidth(words, m_small) / 2;
        const double right = (m_chain ? m_listLeft - gap : m_scenes.size().width() - margin) - halfWords;
        m_scenes.write(m_goldenWords, {std::clamp(m_golden, margin + halfWords, right), rect.top() - gap - m_line / 2,
                                       m_small, 2 * halfWords, Anchor::Middle},
              words, Tone::Lit);
        sayAtLast(wording::figureGoldenSide(step.beyond), step.beyond ? Tone::Odd : Tone::Even);
    }

    void show(const ForcedTurn& step)
    {
        showSquares(0, Tone::Taken);
        showRest(m_levels.front(), step.rest, Tone::Lit);
        const QRectF rest = m_scenes.pose(m_rest).rect();
        // The rest is higher than wide, so the line at which a golden rectangle would end is horizontal.
        const double golden = rest.bottom() - goldenRatio * rest.height() * static_cast<double>(step.rest) / static_cast<double>(step.b);
        const QRectF line(rest.left() - gap / 2, golden - 1, rest.width() + gap, 2);
        if (golden > margin + m_line)
            m_scenes.put(m_nextEdge, line, Tone::Plain);
        m_scenes.caption(QStringLiteral("%1 → %2").arg(wording::pairText(step.a, step.b), wording::pairText(step.b, step.rest)));
    }

    void show(const ForcedChain& step)
    {
        m_scenes.hide(m_nextEdge, m_rest);
        const std::size_t count = step.rows.size();
        const auto shownAt = [count](std::size_t index) {
            if (count <= mostRows || index + 2 < mostRows)
                return index;
            return index + 1 == count ? mostRows - 1 : mostRows - 2;
        };
        const auto text = [&](std::size_t index) {
            if (count > mostRows && shownAt(index) == mostRows - 2)
                return QStringLiteral("…");
            const EuclidRow& each = step.rows[index];
            return wording::pairText(each.a, each.b);
        };
        for (std::size_t index = 0; index < count; ++index) {
            if (index + 1 < count)
                showSquares(index, Tone::Taken);
            row(shownAt(index), text(index), Tone::Plain);
            if (index < mostRows || index + 1 == count)
                m_scenes.push(0.5);
        }
        for (std::size_t index = count; index-- > 0;) {
            if (text(index) == QStringLiteral("…"))
                continue;
            const bool lost = step.rows[index].outcome == Outcome::P;
            row(shownAt(index), text(index) + (lost ? QStringLiteral(" <b>P</b>") : QStringLiteral(" <b>N</b>")), lost ? Tone::Even : Tone::Odd);
        }
        sayAtLast(wording::figureForcedMoves(count - 1), Tone::Plain);
    }

    void show(const TwoOptions& step)
    {
        showSquares(m_free, Tone::Plain);
        if (m_free < m_levels.size() && step.remainder != 0) {
            const Level& level = m_levels[m_free];
            showRest(level, step.remainder, Tone::Lit);
            if (level.tiles.size() > 1)
                m_scenes.pose(level.tiles.back()).tone = Tone::Lit;
        }
        sayAtLast(wording::figureOneOfTwo(step.b, step.remainder, step.upper), Tone::Lit);
    }

    void show(const WhichOption& step)
    {
        m_scenes.setTone(m_levels.front().tiles, Tone::Taken);
        if (step.stopAbove && m_levels.front().tiles.size() > 1)
            m_scenes.pose(m_levels.front().tiles.back()).tone = Tone::Even;
        m_scenes.pose(m_rest).tone = Tone::Even;
        sayAtLast(wording::figureLeave(step.target, step.b), Tone::Even);
    }

    void show(const EuclidConclusion& step)
    {
        sayAtLast(wording::figureEuclidOutcome(step.outcome), toneOf(step.outcome));
    }

    const Proof& m_proof;
    FigureScenes m_scenes;
    const EuclidPair& m_pair;
    const ForcedChain* m_chain;  ///< the chain of forced moves; null if the first move is not forced
    double m_small;
    double m_line;
    QRectF m_room;   ///< the available rectangle for the drawing of a × b
    double m_listLeft = 0;
    double m_listWidth = 0;
    double m_golden = 0;  ///< the x coordinate at which a golden rectangle with the same height would end
    bool m_leavesOut = false;
    std::vector<Level> m_levels;
    std::size_t m_free = 0;  ///< the first level at which the player can choose between moves
    int m_frame = 0;
    int m_goldenEdge = 0;
    int m_goldenFoot = 0;
    int m_goldenWords = 0;
    int m_nextEdge = 0;  ///< the line at which a golden rectangle would end, in the rectangle that remains after a forced move
    int m_rest = 0;
    int m_aWords = 0;
    int m_bWords = 0;
    std::vector<int> m_rows;
};
}  // namespace

ProofFigure euclidFigure(const Proof& proof, QSizeF size, double textScale)
{
    return drawIfItFits(EuclidScenes(proof, size, textScale));
}

}  // namespace nimstone::figures

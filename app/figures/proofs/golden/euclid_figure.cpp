// The figure of the theorem on Euclid's game: the rectangle a × b, which is cut into squares. The golden rectangle
// marks the boundary between P and N, and the forced moves are listed beside it.
#include "app/figures/proofs/figures.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/figures/objects/euclid_squares.h"
#include "app/figures/scene/figure_scenes.h"
#include "app/wording/names.h"
#include "app/wording/proofs/golden/euclid.h"

namespace nimstone::figures {

using namespace proof;

namespace {

class EuclidFigure : public FigureScenes {
public:
    EuclidFigure(const Proof& proof, const Sheet& sheet)
        : FigureScenes(proof, sheet), m_pair(*stepAs<EuclidPair>(proof.steps.front())), m_chain(firstStep<ForcedChain>(proof))
    {
        for (std::size_t at = 0; m_chain && at < m_chain->rows.size(); ++at)
            m_listWidth = std::max(m_listWidth, labelWidth(pairText(m_chain->rows[at]) + QStringLiteral(" &gt; <b>N</b>"), m_small));
        m_listWidth = std::min(m_listWidth, sheet.size.width() * 0.4);
        m_listLeft = sheet.size.width() - margin - m_listWidth;
        const double words = std::min(labelWidth(QString::number(m_pair.b), m_small), sheet.size.width() * 0.25);
        const double left = margin + words + gap;
        const double right = m_chain ? m_listLeft - 2 * gap : sheet.size.width() - margin;
        const double foot = m_line + type("body") * lineHeight + 3 * gap;
        m_room = {left, margin + m_line + gap, right - left, sheet.size.height() - 2 * margin - foot - m_line - gap};
        layOut();
        m_fits = m_room.height() >= 6 * m_line && m_room.width() >= 8 * m_line;
    }

    void play()
    {
        showTile("frame", m_box, {}, Tone::Plain, 1, 1);
        write("a", centered({m_box.center().x(), m_box.bottom() + gap / 2 + m_line / 2}, m_small, size().width() / 2), bold(m_pair.a));
        write("b", {m_box.left() - gap, m_box.center().y(), m_small, m_box.left() - gap - margin / 2, Anchor::Right}, bold(m_pair.b));
        stop();
        showSteps<EuclidStep>(*this);
        if (m_leavesOut)
            setNote(wording::figureSquaresNote());
    }

    void operator()(const EuclidPair& step)
    {
        showSquares(0, Tone::Plain);
        showRest(0, step.remainder, Tone::Plain);
    }

    void operator()(const EuclidOver&) { caption(wording::figureGameOver()); }

    void operator()(const EqualNumbers& step)
    {
        showSquares(0, Tone::Taken);
        caption(wording::figureEqualNumbers(step.a));
    }

    void operator()(const GoldenTest& step)
    {
        // Beside a number, the line would look like a digit, so interrupt the line there.
        bool beside = false;
        for (std::size_t square = 1; square <= tilesOf(0); ++square) {
            const Pose& pose = this->pose(find({"square", 1, square}));
            beside = beside || std::abs(pose.x - m_golden) < labelWidth(pose.text, m_small) / 2 + m_small;
        }
        const double half = beside && m_box.height() > 4 * m_line ? m_line : 0;
        const double top = m_box.top() - gap;
        const double middle = m_box.center().y();
        put(PieceKind::Rule, "goldenEdge", {m_golden - 1, top, 2, middle - half - top}, Tone::Plain, 5);
        put(PieceKind::Rule, "goldenFoot", {m_golden - 1, middle + half, 2, m_box.bottom() - middle - half}, Tone::Plain, 5);
        const QString words = wording::figureGoldenEdge();
        const double halfWords = labelWidth(words, m_small) / 2;
        const double right = (m_chain ? m_listLeft - gap : size().width() - margin) - halfWords;
        write("goldenWords", centered({std::clamp(m_golden, margin + halfWords, right), top - m_line / 2}, m_small), words, Tone::Lit);
        caption(wording::figureGoldenSide(step.beyond), step.beyond ? Tone::Odd : Tone::Even);
    }

    void operator()(const ForcedTurn& step)
    {
        showSquares(0, Tone::Taken);
        showRest(0, step.rest, Tone::Lit);
        const QRectF rest = m_drawn.front().rest;
        // The rest is higher than wide, so the line at which a golden rectangle would end is horizontal.
        const double golden = rest.bottom() - std::numbers::phi * rest.height() * static_cast<double>(step.rest) / static_cast<double>(step.b);
        put(PieceKind::Rule, "nextEdge", {rest.left() - gap / 2, golden - 1, rest.width() + gap, 2}, Tone::Plain, 5, golden > margin + m_line);
        caption(QStringLiteral("%1 → %2").arg(wording::pairText(step.a, step.b), wording::pairText(step.b, step.rest)));
    }

    void operator()(const ForcedChain& step)
    {
        hide("nextEdge", "rest");
        const std::size_t count = step.rows.size();
        // A long list shows its first rows, dots, and its last row.
        const bool isShort = count <= mostRows;
        const auto isDots = [&](std::size_t row) { return !isShort && row + 1 < count && row + 2 >= mostRows; };
        const auto placeOf = [&](std::size_t row) { return isDots(row) ? mostRows - 2 : isShort || row + 2 < mostRows ? row : mostRows - 1; };
        for (std::size_t row = 0; row < count; ++row) {
            if (row + 1 < count)
                showSquares(row, Tone::Taken);
            const int label = writeRow(placeOf(row), isDots(row) ? QStringLiteral("…") : pairText(step.rows[row]), Tone::Plain);
            if (!isDots(row))
                addEdit(label, m_proof.subject, Position{{step.rows[row].a, step.rows[row].b}});
            if (row < mostRows || row + 1 == count)
                push(0.5);
        }
        for (std::size_t row = 0; row < count; ++row) {
            const bool lost = step.rows[row].outcome == Outcome::P;
            if (!isDots(row))
                writeRow(placeOf(row), pairText(step.rows[row]) + (lost ? QStringLiteral(" <b>P</b>") : QStringLiteral(" <b>N</b>")), lost ? Tone::Even : Tone::Odd);
        }
        caption(wording::figureForcedMoves(count - 1));
    }

    void operator()(const TwoOptions& step)
    {
        const std::size_t free = freeLevel();
        showSquares(free, Tone::Plain);
        showRest(free, step.remainder, Tone::Lit);
        if (step.remainder != 0)
            toneLastSquare(free, Tone::Lit);
        caption(wording::figureOneOfTwo(step.b, step.remainder, step.upper), Tone::Lit);
    }

    void operator()(const WhichOption& step)
    {
        for (std::size_t square = 1; square <= tilesOf(0); ++square)
            setTone(PieceName("square", 1, square), Tone::Taken);
        if (step.stopAbove)
            toneLastSquare(0, Tone::Even);
        setTone("rest", Tone::Even);
        caption(wording::figureLeave(step.target, step.b), Tone::Even);
    }

    void operator()(const EuclidConclusion& step) { caption(wording::figureEuclidOutcome(step.outcome), toneOf(step.outcome)); }

private:
    static constexpr double margin = 12;
    static constexpr double gap = 8;
    static constexpr Count mostSquares = 6;
    static constexpr std::size_t mostRows = 9;

    static QString pairText(const EuclidRow& row) { return wording::pairText(row.a, row.b); }

    void layOut()
    {
        constexpr double flattest = 4.5;
        constexpr std::size_t mostLevels = 9;
        // Leave enough width for the golden rectangle. A rectangle that would be very flat is drawn higher than its
        // true height.
        const double a = static_cast<double>(std::max<Count>(m_pair.a, 1));
        const double b = static_cast<double>(m_pair.b);
        const double widest = std::max(a, std::numbers::phi * b);
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
        m_golden = left + std::numbers::phi * b * across;
        m_box = QRectF(left, m_room.center().y() - height / 2, std::max(a * across, 3.0), height);
        m_levels = squareLevels(m_pair.a, m_pair.b);
        m_leavesOut = m_leavesOut || m_levels.size() > mostLevels;
        m_levels.resize(std::min(m_levels.size(), mostLevels));
        m_drawn = placeSquares(m_levels, {{m_pair.a, m_pair.b}}, m_box);
        for (const SquareLevel& level : m_levels)
            m_leavesOut = m_leavesOut || level.squares > mostSquares;
    }

    /// The number of tiles of a level: one for each square, or a single tile if there are too many squares.
    std::size_t tilesOf(std::size_t level) const
    {
        const Count squares = level < m_levels.size() ? m_levels[level].squares : 0;
        return squares > mostSquares ? 1 : static_cast<std::size_t>(squares);
    }

    /// The first level at which the player can choose between moves.
    std::size_t freeLevel() const { return m_chain ? m_chain->rows.size() - 1 : 0; }

    /// Shows a tile if its sides are at least `least` pixels long.
    void showTile(const PieceName& name, const QRectF& rect, const QString& text, Tone tone, double z, double least = 3)
    {
        tile(name, rect, tone, z, text).opacity = std::min(rect.width(), rect.height()) >= least ? 1 : 0;
    }

    void showSquares(std::size_t level, Tone tone)
    {
        for (std::size_t tile = 0; tile < tilesOf(level); ++tile) {
            const auto& [heap, side, squares] = m_levels[level];
            const bool isAll = squares > mostSquares;
            showTile({"square", level + 1, tile + 1}, isAll ? m_drawn[level].squares : m_drawn[level].square(tile), stripText(isAll ? squares : 1, side), tone,
                     2 + 0.1 * static_cast<double>(level));
        }
    }

    void toneLastSquare(std::size_t level, Tone tone)
    {
        if (tilesOf(level) > 1)
            setTone(PieceName("square", level + 1, tilesOf(level)), tone);
    }

    /// Shows the rectangle that remains after all squares of a level are cut off, unless it is empty. `side` is the number
    /// in it.
    void showRest(std::size_t level, Count side, Tone tone)
    {
        if (level < m_drawn.size() && side != 0)
            showTile("rest", m_drawn[level].rest, QString::number(side), tone, 4);
    }

    int writeRow(std::size_t at, const QString& text, Tone tone)
    {
        const double height = std::min(m_line * 1.3, (size().height() - 2 * margin - 3 * m_line) / static_cast<double>(mostRows));
        const double y = margin + m_line + (static_cast<double>(at) + 0.5) * height;
        return write({"row", at + 1}, {m_listLeft, y, std::min(m_small, height / lineHeight), m_listWidth}, text, tone);
    }

    const EuclidPair& m_pair;
    const ForcedChain* m_chain;  ///< the chain of forced moves; null if the first move is not forced
    QRectF m_room;               ///< the available rectangle for the drawing of a × b
    double m_listLeft = 0;
    double m_listWidth = 0;
    double m_golden = 0;         ///< the x coordinate at which a golden rectangle with the same height would end
    bool m_leavesOut = false;
    QRectF m_box;                ///< the rectangle a × b
    std::vector<SquareLevel> m_levels;
    std::vector<DrawnLevel> m_drawn;
};

}  // namespace

ProofFigure euclidFigure(const Proof& proof, const Sheet& sheet)
{
    return drawIfItFits<EuclidFigure>(proof, sheet);
}

}  // namespace nimstone::figures

// Euclid's game as a rectangle from which moves cut squares off. The remaining rectangle then grows until it fills the
// available space again.
#include "app/figures/boards/component_board.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "app/figures/objects/euclid_squares.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

struct RectangleWords {
    Q_DECLARE_TR_FUNCTIONS(RectangleBoard)
};

Count largest(const Position& position)
{
    return std::max(position.heaps[0], position.heaps[1]);
}

class RectangleBoard : public ComponentBoard {
public:
    explicit RectangleBoard(const ComponentPlan& plan)
        : ComponentBoard(plan), m_levels(squareLevels(plan.start.position.heaps[0], plan.start.position.heaps[1])),
          m_smallType(boardType("small", plan.textScale))
    {
        const bool few = QString::number(largest(plan.start.position)).size() <= 4;
        m_type = boardType(few ? "title" : "large", plan.textScale);
        m_wide = boardTextWidth(QString::number(plan.start.position.heaps[1]), m_type, true) > longestSideways;
    }

    bool usesTrays() const override { return true; }

    QSizeF leastSize() const override
    {
        const auto width = [&](std::size_t heap) { return boardTextWidth(QString::number(m_plan.start.position.heaps[heap]), m_type, true); };
        const double line = m_type * lineHeight;
        const double beside = m_wide ? 0 : width(1) + gap;
        return {std::max({leastArea.width() + 2 * beside, width(0), width(1)}), leastArea.height() + line + (m_wide ? line : 0) + 2 * gap};
    }

    void setUp(BoardScenes& scenes, const QRectF& room) override
    {
        const Position& start = m_plan.start.position;
        const double line = m_type * lineHeight;
        const double beside = m_wide ? 0 : boardTextWidth(QString::number(start.heaps[1]), m_type, true) + gap;
        m_area = room.adjusted(beside, m_wide ? line + gap / 2 : gap / 2, -beside, -line - gap / 2);
        m_frame = scenes.add({PieceKind::Tile, -1, -1, 0, m_plan.named("rectangle")}, {.z = 0, .tone = Tone::Heading});
        addSquares(scenes);
        for (std::size_t heap = 0; heap < 2; ++heap) {
            //: The name of one of the two numbers of Euclid's game, for a screen reader
            const QString words = RectangleWords::tr("Number %1").arg(heap + 1);
            m_grounds[heap] = scenes.add({PieceKind::Band, static_cast<int>(heap), 0, 0, m_plan.named({"heap", heap + 1})}, {.text = words});
            m_numbers[heap] = scenes.addLabel(static_cast<int>(heap), 0, m_plan.named({"size", heap + 1}), {}, 0, m_type, Tone::Heading, {});
        }
        pose(scenes, start);
    }

    void play(BoardScenes& scenes, const ComponentMove& played, const Position& before, const Position& after) override
    {
        const auto place = placeOf(m_levels, before);
        const SquareLevel& level = m_levels[place->level];
        const LevelPieces& made = m_squares[place->level];
        const Count cut = played.move.taken / level.side;
        pose(scenes, after);
        // The remaining rectangle grows after the squares that are cut off have moved away.
        for (std::size_t each = 0; each < m_levels.size(); ++each) {
            scenes.setMotionSpan(m_squares[each].squares, 0.4, 1);
            if (m_squares[each].asStrip(m_levels[each].squares))
                scenes.setMotionSpan(m_squares[each].strip, 0.4, 1);
        }
        scenes.setMotionSpan(m_frame, 0.4, 1);
        scenes.setMotionSpan(m_numbers, 0.4, 1);
        scenes.setMotionSpan(m_grounds, 0.4, 1);
        if (made.asStrip(place->left)) {
            if (cut == place->left)
                scenes.pose(made.strip).opacity = 0;
            // The squares of a strip are not pieces, so a tag stands for them in the tray.
            if (m_plan.keepsTag(played.ply))
                scenes.tagToTray(played.who, {PieceKind::Tile, -1, static_cast<int>(played.ply)}, posed(m_area.center(), {}, {.z = 2}), stripText(cut, level.side));
        } else {
            std::vector<TrayItem> things;
            const std::size_t first = made.squares.size() - static_cast<std::size_t>(place->left);
            for (std::size_t square = 0; square < static_cast<std::size_t>(cut); ++square)
                things.push_back(scenes.trayTag(made.squares[first + square], stripText(1, level.side)));
            scenes.toTray(played.who, things);
        }
        scenes.stretch(2);
    }

    /// A click on a square cuts off this square and all squares outside it. If both numbers are equal, the click cuts
    /// the first number, or the second number if a move that cuts the first one is held.
    std::optional<Move> moveAt(const BoardClick& click) const override
    {
        const auto place = placeOf(m_levels, click.position);
        const QRectF box = rectangle(click.position);
        if (!place || !box.adjusted(-gap, -gap, gap, gap).contains(click.point))
            return std::nullopt;
        const Count side = m_levels[place->level].side;
        const bool sideways = place->heap == 0;
        const double square = static_cast<double>(side) * (sideways ? box.width() : box.height()) / static_cast<double>(click.position.heaps[place->heap]);
        const double way = std::max(0.0, sideways ? box.right() - click.point.x() : click.point.y() - box.top());
        const double squares = std::floor(way / square) + 1;
        // If a strip stands for the squares, a click near its inner end cuts off all of them.
        const bool all = m_squares[place->level].asStrip(place->left) ? way + gap >= square * static_cast<double>(place->left)
                                                                      : squares == static_cast<double>(place->left);
        if (!all && squares > static_cast<double>(place->left))
            return std::nullopt;
        const Count cut = all ? place->left : static_cast<Count>(squares);
        const bool equal = click.position.heaps[0] == click.position.heaps[1];
        return Move{equal && click.held && click.held->heap == 0 ? 1 : place->heap, cut * side};
    }

    BoardMark markOf(const BoardView& view, const Move& move) const override
    {
        BoardMark mark;
        const auto place = placeOf(m_levels, view.position);
        if (!place)
            return mark;
        const QRectF box = rectangle(view.position);
        const LevelPieces& made = m_squares[place->level];
        const Count cut = move.taken / m_levels[place->level].side;
        const bool sideways = place->heap == 0;
        const double share = static_cast<double>(move.taken) / static_cast<double>(view.position.heaps[place->heap]);
        const QRectF piece = sideways ? QRectF(box.right() - box.width() * share, box.top(), box.width() * share, box.height())
                                      : QRectF(box.left(), box.top(), box.width(), box.height() * share);
        if (share < 1)
            mark.cuts.push_back(sideways ? QLineF(piece.topLeft(), piece.bottomLeft()) : QLineF(piece.bottomLeft(), piece.bottomRight()));
        // The letter of a move is in the last square that the move cuts off.
        const double last = static_cast<double>(m_levels[place->level].side) / static_cast<double>(view.position.heaps[place->heap]) / 2;
        if (m_plan.textScale * letterRoom <= 2 * last * (sideways ? box.width() : box.height()))
            mark.badge = sideways ? QPointF(piece.left() + last * box.width(), piece.center().y())
                                  : QPointF(piece.center().x(), piece.bottom() - last * box.height());
        if (made.asStrip(place->left)) {
            mark.areas.push_back(piece);
            return mark;
        }
        const std::size_t first = made.squares.size() - static_cast<std::size_t>(place->left);
        for (std::size_t square = 0; square < static_cast<std::size_t>(cut); ++square)
            mark.pieces.push_back(static_cast<int>(made.squares[first + square]));
        return mark;
    }

private:
    static constexpr double gap = 8;
    static constexpr double narrowestSquare = 26;
    static constexpr double lowestStrip = 44;
    static constexpr double largestSquare = 480;
    static constexpr double smallestSeen = 3;
    static constexpr double nothing = 60;
    static constexpr double letterRoom = 17;
    static constexpr double longestSideways = 96;
    static constexpr QSizeF leastArea{220, 110};

    /// The pieces of a level: one tile for each square, in the order in which squares are cut off. If the level has too
    /// many squares, a strip stands for them until so few are left that each square can be drawn.
    struct LevelPieces {
        std::size_t strip = 0;
        std::vector<std::size_t> squares;

        bool asStrip(Count left) const { return left > squares.size(); }
    };
    /// The largest number of squares of a level that are drawn one by one.
    Count mostSquares(const SquareLevel& level) const
    {
        const double length = level.heap == 0 ? m_area.width() : m_area.height();
        return static_cast<Count>(std::max(length / narrowestSquare, 1.0));
    }

    void addSquares(BoardScenes& scenes)
    {
        const Pose hidden{.x = m_area.center().x(), .y = m_area.center().y(), .opacity = 0, .z = 1};
        for (std::size_t level = 0; level < m_levels.size(); ++level) {
            const SquareLevel& squares = m_levels[level];
            const auto add = [&](int index, const QString& piece) {
                return scenes.add({PieceKind::Tile, static_cast<int>(level), index, squares.side, m_plan.named(piece)}, hidden);
            };
            const Count drawn = std::min(squares.squares, mostSquares(squares));
            LevelPieces made;
            for (Count square = 0; square < drawn; ++square)
                made.squares.push_back(add(static_cast<int>(square), QStringLiteral("square%1-%2").arg(level + 1).arg(square + 1)));
            if (made.asStrip(squares.squares))
                made.strip = add(static_cast<int>(drawn), QStringLiteral("strip%1").arg(level + 1));
            m_squares.push_back(std::move(made));
        }
    }

    /// The rectangle of a position, as large as the available space allows. A rectangle that would be too thin to be
    /// read is drawn thicker than its true size.
    QRectF rectangle(const Position& position) const
    {
        const auto place = placeOf(m_levels, position);
        // The game is over, and no rectangle is left. The numbers are beside a rectangle, so use one of side `nothing`.
        if (!place)
            return {m_area.center() - QPointF(nothing, nothing) / 2, QSizeF(nothing, nothing)};
        const auto a = static_cast<double>(position.heaps[0]);
        const auto b = static_cast<double>(position.heaps[1]);
        const double scale = std::min({m_area.width() / a, m_area.height() / b, largestSquare / std::min(a, b)});
        const bool strip = m_squares[place->level].asStrip(place->left);
        const double words = strip ? boardTextWidth(stripText(place->left, m_levels[place->level].side), m_smallType) + 2 * gap : narrowestSquare;
        const double width = std::max(a * scale, std::min(strip && place->heap == 1 ? words : narrowestSquare, m_area.width()));
        const double height = std::max(b * scale, std::min(strip && place->heap == 0 ? lowestStrip : narrowestSquare, m_area.height()));
        return {m_area.center().x() - width / 2, m_area.center().y() - height / 2, width, height};
    }

    void pose(BoardScenes& scenes, const Position& position) const
    {
        const QRectF box = rectangle(position);
        poseNumbers(scenes, box, position);
        const auto place = placeOf(m_levels, position);
        scenes.setShown(m_frame, place.has_value());
        if (!place)
            return;
        scenes.pose(m_frame).cover(box);
        std::size_t level = place->level;
        for (const DrawnLevel& drawn : placeSquares(m_levels, position, box)) {
            poseLevel(scenes, level, drawn, level == place->level);
            ++level;
        }
    }

    /// Places the squares of a level. `now` is true for the level from which the next move cuts.
    void poseLevel(BoardScenes& scenes, std::size_t level, const DrawnLevel& drawn, bool now) const
    {
        const LevelPieces& made = m_squares[level];
        const Count side = m_levels[level].side;
        const bool strip = made.asStrip(drawn.left);
        if (made.asStrip(m_levels[level].squares))
            poseTile(scenes, made.strip, drawn.squares, stripText(drawn.left, side), strip, now);
        // If a strip stands for the level, its single squares are at the strip's inner end, because they are cut off
        // last. They stay there, hidden, until they are shown.
        const Count count = std::min<Count>(drawn.left, made.squares.size());
        for (Count square = 0; square < count; ++square) {
            poseTile(scenes, made.squares[made.squares.size() - static_cast<std::size_t>(count - square)], drawn.square(drawn.left - count + square),
                     stripText(1, side), !strip, now);
        }
    }

    void poseTile(BoardScenes& scenes, std::size_t piece, const QRectF& rect, const QString& text, bool seen, bool now) const
    {
        const bool fits = boardTextWidth(text, m_smallType) + 2 * gap <= rect.width() && m_smallType * lineHeight <= rect.height();
        Pose& tile = scenes.pose(piece);
        tile.cover(rect);
        tile.opacity = seen && std::min(rect.width(), rect.height()) >= smallestSeen ? 1 : 0;
        tile.tone = now ? Tone::Plain : Tone::Dim;
        tile.text = fits ? text : QString();
    }

    void poseNumbers(BoardScenes& scenes, const QRectF& box, const Position& position) const
    {
        const double line = m_type * lineHeight;
        for (std::size_t heap = 0; heap < 2; ++heap) {
            const QString text = QString::number(position.heaps[heap]);
            QRectF rect(QPointF(), QSizeF(boardTextWidth(text, m_type, true), line));
            if (heap == 0)
                rect.moveCenter({box.center().x(), box.bottom() + gap / 2 + line / 2});
            else if (m_wide)
                rect.moveBottomLeft({std::min(std::max(box.left(), m_area.left()), m_area.right() - rect.width()), box.top() - gap / 2});
            else
                rect.moveCenter({box.left() - gap - rect.width() / 2, box.center().y()});
            scenes.pose(m_numbers[heap]).text = text;
            scenes.pose(m_numbers[heap]).cover(rect);
            scenes.pose(m_grounds[heap]).cover(rect.adjusted(-gap / 4, 0, gap / 4, 0));
        }
    }

    std::vector<SquareLevel> m_levels;
    std::vector<LevelPieces> m_squares;
    QRectF m_area;  ///< the area in which the rectangle of a position is drawn
    std::size_t m_frame = 0;
    std::array<std::size_t, 2> m_grounds{};  ///< for each number, the band behind it, with the number's name as text
    std::array<std::size_t, 2> m_numbers{};
    double m_type = 0;      ///< the font size of the numbers, in pixels
    double m_smallType = 0;
    bool m_wide = false;    ///< true if the second number is above the rectangle, and not to its left
};

}  // namespace

std::unique_ptr<ComponentBoard> makeRectangleBoard(const ComponentPlan& plan) { return std::make_unique<RectangleBoard>(plan); }
}  // namespace nimstone::figures

// Turning Turtles: coins on the squares 1, 2, 3, … of a row. A coin that shows heads has its number among the heads; a coin that shows
// tails is faint. A move turns a head over and, if the player likes, one coin on its left.
//
//   ( )(1)( )( )(2)(3)
//    1  2  3  4  5  6
//
// A row with too many squares is drawn as a line with the heads only. The heads keep their order on this line and are close to their true
// places; each head has the number of its square below it.
#include "app/figures/boards/component_board.h"

#include <algorithm>

#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

class TurtlesBoard : public ComponentBoard {
public:
    explicit TurtlesBoard(const ComponentPlan& plan)
        : ComponentBoard(plan), m_heads(plan.start.position.heaps.size()), m_last(std::max<Count>(plan.start.position.heaps.back(), 1)),
          m_drawn(m_last <= mostSquares), m_type(boardType("small", plan.textScale))
    {
        m_label = boardTextWidth(QString::number(m_last), m_type) + 4;
    }

    bool usesTrays() const override { return false; }

    QSizeF leastSize() const override
    {
        const double height = 2 * m_type * lineHeight + 40 * m_plan.textScale;
        if (m_drawn)
            return {std::max(smallestSquare, boardTextWidth(QStringLiteral("0"), m_type)) * static_cast<double>(m_last), height};
        return {leastSpacing() * static_cast<double>(m_heads), height};
    }

    void setUp(BoardScenes& scenes, const QRectF& room) override
    {
        m_room = room;
        const auto squares = static_cast<double>(m_last);
        m_square = std::min({largestSquare, room.width() / squares, room.height() - 2 * m_type * lineHeight});
        m_coin = m_drawn ? m_square * 0.82 : std::min(largestCoin * m_plan.textScale, leastSpacing());
        m_left = m_drawn ? room.center().x() - m_square * squares / 2 : room.left();
        if (m_drawn)
            addSquares(scenes);
        else
            addHeads(scenes);
        pose(scenes, m_plan.start.position.heaps);
    }

    void play(BoardScenes& scenes, const ComponentMove& played, const Position& before, const Position& after) override
    {
        pose(scenes, after.heaps);
        if (!m_drawn)
            return;
        const Count from = before.heaps[played.move.heap];
        for (const Count square : {from, from - played.move.taken}) {
            if (square != 0)
                scenes.pose(m_squares[static_cast<std::size_t>(square - 1)]).tone = toneOf(played.who);
        }
    }

    /// A click on a head picks the move that turns over this head alone; a click on another coin, the move that turns over it and the
    /// next head on its right. If a move is picked already, a click on a coin on the left of its head picks the move that turns over both.
    std::optional<Move> moveAt(const BoardClick& click) const override
    {
        const auto& heads = click.position.heaps;
        const auto& held = click.held;
        const Count square = squareAt(heads, click.point);
        if (square == 0 || heads.back() == 0)
            return std::nullopt;
        const auto next = std::ranges::lower_bound(heads, square);
        const bool withHeld = held && held->heap < heads.size() && square <= heads[held->heap];
        if (!withHeld && next == heads.end())
            return std::nullopt;
        const std::size_t head = withHeld ? held->heap : static_cast<std::size_t>(next - heads.begin());
        return Move{head, heads[head] == square ? square : heads[head] - square};
    }

    BoardMark markOf(const BoardView& view, const Move& move) const override
    {
        const auto& heads = view.position.heaps;
        const Count from = heads[move.heap];
        const Count to = from - move.taken;
        BoardMark mark;
        if (!m_drawn) {
            mark.pieces.push_back(static_cast<int>(m_coins[move.heap]));
            const double middle = placesOf(heads)[move.heap];
            const double left = to == 0 ? middle : std::min(placeOfSquare(heads, to), middle);
            mark.areas.push_back({left - m_coin / 2, m_room.center().y() - m_coin / 2, middle - left + m_coin, m_coin});
            return mark;
        }
        for (const Count square : {from, to}) {
            if (square == 0)
                continue;
            mark.pieces.push_back(static_cast<int>(m_coins[static_cast<std::size_t>(square - 1)]));
            mark.areas.push_back(squareRect(square));
        }
        // A letter stands where a click picks this move if no move is picked yet.
        const bool isNext = move.heap == 0 || heads[move.heap - 1] < to;
        if (to == 0 || isNext)
            mark.badge = squareRect(to == 0 ? from : to).center();
        return mark;
    }

private:
    static constexpr Count mostSquares = 40;
    static constexpr double smallestSquare = 14;
    static constexpr double largestSquare = 76;
    static constexpr double squareGap = 2;
    static constexpr double largestCoin = 44;
    static constexpr double trackHeight = 8;
    static constexpr double tailsOpacity = 0.22;

    double leastSpacing() const { return std::max(m_label, 24 * m_plan.textScale) + 6; }

    QRectF squareRect(Count square) const
    {
        return QRectF(m_left + m_square * static_cast<double>(square - 1), m_room.center().y() - m_square / 2, m_square, m_square)
            .adjusted(squareGap / 2, squareGap / 2, -squareGap / 2, -squareGap / 2);
    }

    QPointF under(double x) const
    {
        return {x, m_room.center().y() + (m_drawn ? m_square : m_coin) / 2 + m_type * lineHeight / 2 + 2};
    }

    void addSquares(BoardScenes& scenes)
    {
        Count every = 1;
        for (const Count candidate : {5, 10})
            every = static_cast<double>(every) * m_square < m_label ? candidate : every;
        for (Count square = 1; square <= m_last; ++square) {
            const QRectF rect = squareRect(square);
            const auto index = static_cast<int>(square);
            m_squares.push_back(scenes.add({PieceKind::Tile, -1, index, square, QStringLiteral("square%1").arg(square)}, posed(rect)));
            m_coins.push_back(scenes.add({PieceKind::Stone, -1, index, square, QStringLiteral("coin%1").arg(square)},
                                         posed(rect.center(), {m_coin, m_coin}, {.z = 2})));
            if (square % every == 0)
                scenes.addLabel(0, index, QStringLiteral("squareNumber%1").arg(square), under(rect.center().x()),
                                std::max(m_label, rect.width()), m_type, Tone::Dim, QString::number(square));
        }
    }

    void addHeads(BoardScenes& scenes)
    {
        scenes.add({PieceKind::Tile, -1, 0, 0, QStringLiteral("row")},
                   posed(QPointF(m_room.center().x(), m_room.center().y()), {m_room.width(), trackHeight}, {.tone = Tone::Dim}));
        for (std::size_t head = 0; head < m_heads; ++head) {
            const auto id = static_cast<int>(head);
            m_coins.push_back(scenes.add({PieceKind::Stone, id, 0, 0, QStringLiteral("coin%1").arg(head + 1)},
                                         posed(m_room.center(), {m_coin, m_coin}, {.z = 2, .text = QString::number(head + 1)})));
            m_numbers.push_back(scenes.addLabel(id, 0, QStringLiteral("square%1").arg(head + 1), under(m_room.center().x()), m_label,
                                                m_type, Tone::Dim, {}));
        }
    }

    double placeOfSquare(const std::vector<Count>& heads, Count square) const
    {
        const auto next = std::ranges::lower_bound(heads, square);
        const auto index = static_cast<std::size_t>(next - heads.begin());
        const std::vector<double> places = placesOf(heads);
        if (next == heads.end() || *next == square)
            return places[std::min(index, places.size() - 1)];
        const Count below = index == 0 ? 0 : heads[index - 1];
        const double from = index == 0 ? m_left : places[index - 1];
        // Floating point is used only for drawing here; it never decides a move.
        return from + (places[index] - from) * static_cast<double>(square - below) / static_cast<double>(*next - below);
    }

    /// The square at a point, or 0 if the point is outside. On a line, it is close to the point.
    Count squareAt(const std::vector<Count>& heads, QPointF point) const
    {
        const double across = point.x() - m_left;
        if (across < 0)
            return 0;
        if (m_drawn) {
            const auto square = static_cast<Count>(across / m_square) + 1;
            return square <= m_last ? square : 0;
        }
        const std::vector<double> places = placesOf(heads);
        for (std::size_t head = 0; head < heads.size(); ++head) {
            if (point.x() > places[head] + m_coin / 2)
                continue;
            if (point.x() >= places[head] - m_coin / 2)
                return heads[head];
            const Count below = head == 0 ? 0 : heads[head - 1];
            const double from = head == 0 ? m_left : places[head - 1];
            const Count room = heads[head] - below - 1;
            if (room == 0)
                return heads[head];
            return below + std::clamp<Count>(shareOf(room, (point.x() - from) / std::max(places[head] - from, 1.0)), 1, room);
        }
        return 0;
    }

    /// The x coordinate of the middle of each head on the line. The heads are so far apart that their labels do not overlap.
    std::vector<double> placesOf(const std::vector<Count>& heads) const
    {
        std::vector<double> places;
        const double spacing = leastSpacing();
        const double width = m_room.width() - spacing;
        double least = m_left + spacing / 2;
        for (std::size_t head = 0; head < heads.size(); ++head) {
            const double share = static_cast<double>(heads[head]) / static_cast<double>(m_last);
            const double most = m_left + spacing / 2 + width - spacing * static_cast<double>(heads.size() - 1 - head);
            places.push_back(std::clamp(m_left + spacing / 2 + width * share, least, std::max(least, most)));
            least = places.back() + spacing;
        }
        return places;
    }

    void pose(BoardScenes& scenes, const std::vector<Count>& heads)
    {
        if (m_drawn)
            poseCoins(scenes, heads);
        else
            poseHeads(scenes, heads);
    }

    void poseCoins(BoardScenes& scenes, const std::vector<Count>& heads)
    {
        for (std::size_t coin = 0; coin < m_coins.size(); ++coin) {
            const auto head = std::ranges::lower_bound(heads, Count{coin + 1});
            const bool shown = head != heads.end() && *head == coin + 1;
            Pose& pose = scenes.pose(m_coins[coin]);
            pose.opacity = shown ? 1 : tailsOpacity;
            pose.text = shown ? QString::number(head - heads.begin() + 1) : QString();
            scenes.pose(m_squares[coin]).tone = shown && m_plan.theory ? Tone::Lit : Tone::Plain;
        }
    }

    void poseHeads(BoardScenes& scenes, const std::vector<Count>& heads)
    {
        const std::vector<double> places = placesOf(heads);
        for (std::size_t head = 0; head < m_heads; ++head) {
            const bool shown = head < heads.size() && heads[head] != 0;
            Pose& coin = scenes.pose(m_coins[head]);
            Pose& label = scenes.pose(m_numbers[head]);
            coin.opacity = label.opacity = shown ? 1 : 0;
            label.text = shown ? QString::number(heads[head]) : QString();
            if (!shown)
                continue;
            coin.moveTo({places[head], m_room.center().y()});
            label.moveTo(under(places[head]));
        }
    }

    std::size_t m_heads;  ///< the number of heads at the start
    Count m_last;         ///< the highest square that has a head at the start, at least 1
    bool m_drawn;         ///< true if every square is drawn
    double m_type;
    double m_label = 0;

    QRectF m_room;
    double m_square = 0;
    double m_coin = 0;
    double m_left = 0;
    std::vector<std::size_t> m_squares;
    std::vector<std::size_t> m_coins;    ///< the piece of each coin; on a line, the piece of each head
    std::vector<std::size_t> m_numbers;  ///< on a line, the label of each head with the number of its square
};

}  // namespace

std::unique_ptr<ComponentBoard> makeTurtlesBoard(const ComponentPlan& plan) { return std::make_unique<TurtlesBoard>(plan); }

}  // namespace nimstone::figures

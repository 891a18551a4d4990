// Coins on a strip of squares: a move slides one coin to the left. The coin stops before the next coin or at the edge.
//
//   |[ ][1][ ][ ][2][ ][ ][ ][ ][3]
//    0  1  2  3  4  5  6  7  8  9
//
// A strip with too many squares is drawn as a line without squares. The coins keep their order on this line and are
// close to their true places; each coin has the number of its square below it.
#include "app/figures/boards/component_board.h"

#include <algorithm>

#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

class StripBoard : public ComponentBoard {
public:
    explicit StripBoard(const ComponentPlan& plan)
        : ComponentBoard(plan), m_coins(plan.start.position.heaps.size()), m_last(plan.start.position.heaps.back()),
          m_drawn(m_last < mostSquares), m_type(boardType("small", plan.textScale))
    {
        m_label = boardTextWidth(QString::number(m_last), m_type) + 4;
    }

    bool usesTrays() const override { return false; }

    QSizeF leastSize() const override
    {
        const double height = 2 * m_type * lineHeight + 40 * m_plan.textScale;
        if (m_drawn)
            return {std::max(smallestSquare, boardTextWidth(QStringLiteral("0"), m_type)) * static_cast<double>(m_last + 1), height};
        return {leastSpacing() * static_cast<double>(m_coins) + 2 * squareGap, height};
    }

    void setUp(BoardScenes& scenes, const QRectF& room) override
    {
        m_room = room;
        const auto squares = static_cast<double>(m_last + 1);
        m_square = std::min({largestSquare, room.width() / squares, room.height() - 2 * m_type * lineHeight});
        m_coin = m_drawn ? m_square * 0.82 : std::min(largestCoin * m_plan.textScale, leastSpacing());
        m_left = m_drawn ? room.center().x() - m_square * squares / 2 : room.left();
        const double high = m_drawn ? m_square : m_coin;
        scenes.add({PieceKind::Rule, -1, 0, 0, QStringLiteral("edge")},
                   {.x = m_left - 2, .y = room.center().y(), .width = 3, .height = high + 8});
        if (m_drawn)
            addSquares(scenes);
        else
            scenes.add({PieceKind::Tile, -1, 0, 0, QStringLiteral("strip")},
                       posed(QPointF(room.center().x(), room.center().y()), {room.width(), trackHeight}, {.tone = Tone::Dim}));
        for (std::size_t coin = 0; coin < m_coins; ++coin) {
            const auto id = static_cast<int>(coin);
            m_pieces.push_back(scenes.add({PieceKind::Stone, id, 0, 0, QStringLiteral("coin%1").arg(coin + 1)},
                                          posed(room.center(), {m_coin, m_coin}, {.z = 2, .text = QString::number(coin + 1)})));
            if (!m_drawn)
                m_places.push_back(scenes.addLabel(id, 0, QStringLiteral("square%1").arg(coin + 1), under(room.center().x()), m_label,
                                                   m_type, Tone::Dim, {}));
        }
        pose(scenes, m_plan.start.position.heaps);
    }

    void play(BoardScenes& scenes, const ComponentMove& played, const Position& before, const Position& after) override
    {
        pose(scenes, after.heaps);
        if (m_drawn)
            scenes.pose(m_squares[static_cast<std::size_t>(before.heaps[played.move.heap])]).tone = toneOf(played.who);
    }

    std::optional<Move> moveAt(const BoardClick& click) const override
    {
        const auto& coins = click.position.heaps;
        if (click.point.x() < m_left)
            return std::nullopt;
        const std::vector<double> places = placesOf(coins);
        std::size_t coin = 0;
        while (coin < m_coins && click.point.x() > places[coin] + (m_drawn ? m_square : m_coin) / 2)
            ++coin;
        const Count gap = coin == m_coins ? 0 : CoinsOnAStrip::gapBelow(click.position, coin);
        if (gap == 0)
            return std::nullopt;
        if (!m_drawn) {
            const double from = coin == 0 ? m_left : places[coin - 1];
            return Move{coin, std::max<Count>(1, shareOf(gap, (places[coin] - click.point.x()) / std::max(places[coin] - from, 1.0)))};
        }
        // A click on a coin moves it by one square.
        const auto square = static_cast<Count>((click.point.x() - m_left) / m_square);
        return Move{coin, std::clamp<Count>(coins[coin] - std::min(square, coins[coin]), 1, gap)};
    }

    BoardMark markOf(const BoardView& view, const Move& move) const override
    {
        BoardMark mark;
        mark.pieces.push_back(static_cast<int>(m_pieces[move.heap]));
        const double from = placesOf(view.position.heaps)[move.heap];
        if (m_drawn) {
            const QRectF to = squareRect(view.position.heaps[move.heap] - move.taken);
            mark.areas.push_back(to);
            mark.badge = to.center();
            return mark;
        }
        Position after = view.position;
        after.heaps[move.heap] -= move.taken;
        const double to = std::min(placesOf(after.heaps)[move.heap], from - m_coin / 2);
        mark.areas.push_back({to - m_coin / 2, m_room.center().y() - m_coin / 2, from - to, m_coin});
        return mark;
    }

private:
    static constexpr Count mostSquares = 40;
    static constexpr double smallestSquare = 14;
    static constexpr double largestSquare = 76;
    static constexpr double squareGap = 2;
    static constexpr double largestCoin = 44;
    static constexpr double trackHeight = 8;

    double leastSpacing() const { return std::max(m_label, 24 * m_plan.textScale) + 6; }

    QRectF squareRect(Count square) const
    {
        return QRectF(m_left + m_square * static_cast<double>(square), m_room.center().y() - m_square / 2, m_square, m_square)
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
        for (Count square = 0; square <= m_last; ++square) {
            const QRectF rect = squareRect(square);
            m_squares.push_back(scenes.add({PieceKind::Tile, -1, static_cast<int>(square), square, QStringLiteral("square%1").arg(square)},
                                           posed(rect)));
            if (square % every == 0)
                scenes.addLabel(0, static_cast<int>(square), QStringLiteral("squareNumber%1").arg(square), under(rect.center().x()),
                                std::max(m_label, rect.width()), m_type, Tone::Dim, QString::number(square));
        }
    }

    /// The x coordinate of the middle of each coin. If the squares are not drawn, the coins are so far apart that their
    /// labels do not overlap.
    std::vector<double> placesOf(const std::vector<Count>& coins) const
    {
        std::vector<double> places;
        if (m_drawn) {
            for (const Count square : coins)
                places.push_back(squareRect(square).center().x());
            return places;
        }
        // Floating point is used only for drawing here; it never decides a move.
        const double spacing = leastSpacing();
        const double width = m_room.width() - spacing;
        double least = m_left + spacing / 2;
        for (std::size_t coin = 0; coin < coins.size(); ++coin) {
            const double share = static_cast<double>(coins[coin]) / static_cast<double>(m_last);
            const double most = m_left + spacing / 2 + width - spacing * static_cast<double>(coins.size() - 1 - coin);
            places.push_back(std::clamp(m_left + spacing / 2 + width * share, least, std::max(least, most)));
            least = places.back() + spacing;
        }
        return places;
    }

    void pose(BoardScenes& scenes, const std::vector<Count>& coins)
    {
        for (std::size_t square = 0; square < m_squares.size(); ++square)
            scenes.pose(m_squares[square]).tone = m_plan.theory && counts(coins, square) ? Tone::Lit : Tone::Plain;
        const std::vector<double> places = placesOf(coins);
        for (std::size_t coin = 0; coin < m_coins; ++coin) {
            scenes.pose(m_pieces[coin]).moveTo({places[coin], m_room.center().y()});
            if (m_drawn)
                continue;
            Pose& label = scenes.pose(m_places[coin]);
            label.text = QString::number(coins[coin]);
            label.moveTo(under(places[coin]));
        }
    }

    /// True if a square is free and in a gap that counts for the nim-sum.
    bool counts(const std::vector<Count>& coins, Count square) const
    {
        const auto above = std::ranges::upper_bound(coins, square);
        return (coins.end() - above) % 2 == 1 && !std::ranges::binary_search(coins, square);
    }

    std::size_t m_coins;
    Count m_last;   ///< the highest square that has a coin at the start
    bool m_drawn;   ///< true if every square is drawn
    double m_type;
    double m_label = 0;

    QRectF m_room;
    double m_square = 0;
    double m_coin = 0;
    double m_left = 0;
    std::vector<std::size_t> m_squares;
    std::vector<std::size_t> m_pieces;  ///< the index of the piece that draws each coin
    std::vector<std::size_t> m_places;  ///< for each coin, the label with the number of its square; empty if the squares are drawn
};

}  // namespace

std::unique_ptr<ComponentBoard> makeStripBoard(const ComponentPlan& plan) { return std::make_unique<StripBoard>(plan); }

}  // namespace nimstone::figures

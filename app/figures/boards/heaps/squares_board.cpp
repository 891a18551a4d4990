#include "app/figures/boards/heaps/squares_board.h"

#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

constexpr Count mostSquares = 40;
constexpr double smallestSquare = 14;
constexpr double largestSquare = 76;
constexpr double largestCoin = 44;
constexpr double trackHeight = 8;

}  // namespace

SquaresBoard::SquaresBoard(const ComponentPlan& plan, Count first)
    : ComponentBoard(plan), m_first(first), m_last(std::max(plan.start.position.heaps.back(), first)), m_drawn(m_last - first < mostSquares),
      m_type(boardType("small", plan.textScale)), m_label(boardTextWidth(QString::number(m_last), m_type) + 4)
{
}

QSizeF SquaresBoard::leastSize() const
{
    const double height = 2 * m_type * lineHeight + 40 * m_plan.textScale;
    if (m_drawn)
        return {std::max(smallestSquare, boardTextWidth(QStringLiteral("0"), m_type)) * squareCount(), height};
    return {leastSpacing() * static_cast<double>(m_plan.start.position.heaps.size()) + 2 * squareGap, height};
}

void SquaresBoard::layOut(const QRectF& room)
{
    m_room = room;
    m_square = std::min({largestSquare, room.width() / squareCount(), room.height() - 2 * m_type * lineHeight});
    m_coin = m_drawn ? m_square * 0.82 : std::min(largestCoin * m_plan.textScale, leastSpacing());
    m_left = m_drawn ? room.center().x() - m_square * squareCount() / 2 : room.left();
}

void SquaresBoard::addSquares(BoardScenes& scenes)
{
    if (!m_drawn) {
        scenes.add({PieceKind::Tile, -1, 0, 0, QStringLiteral("strip")},
                   posed(m_room.center(), {m_room.width(), trackHeight}, {.tone = Tone::Dim}));
        return;
    }
    Count every = 1;
    for (const Count candidate : {5, 10})
        every = static_cast<double>(every) * m_square < m_label ? candidate : every;
    for (Count square = m_first; square <= m_last; ++square) {
        const QRectF rect = squareRect(square);
        const auto index = static_cast<int>(square);
        m_squares.push_back(scenes.add({PieceKind::Tile, -1, index, square, QStringLiteral("square%1").arg(square)}, posed(rect)));
        if (square % every == 0)
            scenes.addLabel(0, index, QStringLiteral("squareNumber%1").arg(square), under(rect.center().x()),
                            std::max(m_label, rect.width()), m_type, Tone::Dim, QString::number(square));
    }
}

void SquaresBoard::addCoins(BoardScenes& scenes)
{
    for (std::size_t coin = 0; coin < m_plan.start.position.heaps.size(); ++coin) {
        const auto id = static_cast<int>(coin);
        m_coins.push_back(scenes.add({PieceKind::Stone, id, 0, 0, QStringLiteral("coin%1").arg(coin + 1)},
                                     posed(m_room.center(), {m_coin, m_coin}, {.z = 2, .text = QString::number(coin + 1)})));
        if (!m_drawn)
            m_numbers.push_back(scenes.addLabel(id, 0, QStringLiteral("square%1").arg(coin + 1), under(m_room.center().x()), m_label, m_type,
                                                Tone::Dim, {}));
    }
}

void SquaresBoard::moveCoin(BoardScenes& scenes, std::size_t coin, double place, Count square) const
{
    scenes.pose(m_coins[coin]).moveTo({place, m_room.center().y()});
    if (m_drawn)
        return;
    Pose& label = scenes.pose(m_numbers[coin]);
    label.text = QString::number(square);
    label.moveTo(under(place));
}

QRectF SquaresBoard::squareRect(Count square) const
{
    return QRectF(m_left + m_square * static_cast<double>(square - m_first), m_room.center().y() - m_square / 2, m_square, m_square)
        .adjusted(squareGap / 2, squareGap / 2, -squareGap / 2, -squareGap / 2);
}

std::vector<double> SquaresBoard::placesOf(const std::vector<Count>& squares) const
{
    std::vector<double> places;
    if (m_drawn) {
        for (const Count square : squares)
            places.push_back(squareRect(square).center().x());
        return places;
    }
    const double spacing = leastSpacing();
    const double width = m_room.width() - spacing;
    double least = m_left + spacing / 2;
    for (std::size_t coin = 0; coin < squares.size(); ++coin) {
        const double share = static_cast<double>(squares[coin]) / static_cast<double>(m_last);
        const double most = m_left + spacing / 2 + width - spacing * static_cast<double>(squares.size() - 1 - coin);
        places.push_back(std::clamp(m_left + spacing / 2 + width * share, least, std::max(least, most)));
        least = places.back() + spacing;
    }
    return places;
}

double SquaresBoard::leastSpacing() const { return std::max(m_label, 24 * m_plan.textScale) + 6; }

QPointF SquaresBoard::under(double x) const
{
    return {x, m_room.center().y() + (m_drawn ? m_square : m_coin) / 2 + m_type * lineHeight / 2 + 2};
}

}  // namespace nimstone::figures

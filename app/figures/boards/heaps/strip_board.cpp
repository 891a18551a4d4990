// Coins on a strip of squares: a move slides one coin to the left. The coin stops before the next coin or at the edge.
//
//   |[ ][1][ ][ ][2][ ][ ][ ][ ][3]
//    0  1  2  3  4  5  6  7  8  9
#include "app/figures/boards/heaps/squares_board.h"

namespace nimstone::figures {

namespace {

class StripBoard : public SquaresBoard {
public:
    explicit StripBoard(const ComponentPlan& plan) : SquaresBoard(plan, 0) {}

    void setUp(BoardScenes& scenes, const QRectF& room) override
    {
        layOut(room);
        scenes.add({PieceKind::Rule, -1, 0, 0, QStringLiteral("edge")},
                   {.x = m_left - 2, .y = room.center().y(), .width = 3, .height = (m_drawn ? m_square : m_coin) + 8});
        addSquares(scenes);
        addCoins(scenes);
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
        while (coin < coins.size() && click.point.x() > places[coin] + (m_drawn ? m_square : m_coin) / 2)
            ++coin;
        const Count gap = coin == coins.size() ? 0 : CoinsOnAStrip::gapBelow(click.position, coin);
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
        mark.pieces.push_back(static_cast<int>(m_coins[move.heap]));
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
    void pose(BoardScenes& scenes, const std::vector<Count>& coins) const
    {
        for (std::size_t square = 0; square < m_squares.size(); ++square)
            scenes.pose(m_squares[square]).tone = m_plan.theory && counts(coins, square) ? Tone::Lit : Tone::Plain;
        const std::vector<double> places = placesOf(coins);
        for (std::size_t coin = 0; coin < coins.size(); ++coin)
            moveCoin(scenes, coin, places[coin], coins[coin]);
    }

    /// True if a square is free and in a gap that counts for the nim-sum.
    bool counts(const std::vector<Count>& coins, Count square) const
    {
        const auto above = std::ranges::upper_bound(coins, square);
        return (coins.end() - above) % 2 == 1 && !std::ranges::binary_search(coins, square);
    }
};

}  // namespace

std::unique_ptr<ComponentBoard> makeStripBoard(const ComponentPlan& plan) { return std::make_unique<StripBoard>(plan); }

}  // namespace nimstone::figures

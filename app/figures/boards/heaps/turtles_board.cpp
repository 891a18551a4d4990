// Turning Turtles: coins on the squares 1, 2, 3, … of a row. A coin that shows heads has its number among the heads; a coin that shows
// tails is faint. A move turns a head over and, if the player likes, one coin on its left. A line instead of squares has only the heads.
//
//   ( )(1)( )( )(2)(3)
//    1  2  3  4  5  6
#include "app/figures/boards/heaps/squares_board.h"

namespace nimstone::figures {

namespace {

class TurtlesBoard : public SquaresBoard {
public:
    explicit TurtlesBoard(const ComponentPlan& plan) : SquaresBoard(plan, 1) {}

    void setUp(BoardScenes& scenes, const QRectF& room) override
    {
        layOut(room);
        addSquares(scenes);
        if (m_drawn)
            addCoinOnEachSquare(scenes);
        else
            addCoins(scenes);
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
    static constexpr double tailsOpacity = 0.22;

    void addCoinOnEachSquare(BoardScenes& scenes)
    {
        for (Count square = m_first; square <= m_last; ++square)
            m_coins.push_back(scenes.add({PieceKind::Stone, -1, static_cast<int>(square), square, QStringLiteral("coin%1").arg(square)},
                                         posed(squareRect(square).center(), {m_coin, m_coin}, {.z = 2})));
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

    void pose(BoardScenes& scenes, const std::vector<Count>& heads) const
    {
        if (m_drawn)
            poseCoins(scenes, heads);
        else
            poseHeads(scenes, heads);
    }

    void poseCoins(BoardScenes& scenes, const std::vector<Count>& heads) const
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

    void poseHeads(BoardScenes& scenes, const std::vector<Count>& heads) const
    {
        const std::vector<double> places = placesOf(heads);
        for (std::size_t head = 0; head < m_coins.size(); ++head) {
            const bool shown = head < heads.size() && heads[head] != 0;
            scenes.pose(m_coins[head]).opacity = scenes.pose(m_numbers[head]).opacity = shown ? 1 : 0;
            if (shown)
                moveCoin(scenes, head, places[head], heads[head]);
        }
    }
};

}  // namespace

std::unique_ptr<ComponentBoard> makeTurtlesBoard(const ComponentPlan& plan) { return std::make_unique<TurtlesBoard>(plan); }

}  // namespace nimstone::figures

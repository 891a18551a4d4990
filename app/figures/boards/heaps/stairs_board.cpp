// A staircase with stones on its steps: a move takes some stones of a step one step down, or from step 1 to the tray of
// the player who moves.
//
//            ●
//          ┌────   step 2
//    ● ●   │ 1
//  ┌───────┘       step 1: odd steps count for the nim-sum, and have another color
//  │  2
#include "app/figures/boards/component_board.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "app/figures/boards/board_words.h"
#include "app/figures/boards/heaps/stair_stacks.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

constexpr double stepPadding = 8;
constexpr Count mostStairStones = 240;

double stairPitch(double stone) { return stone + std::max(1.0, std::round(stone * 0.06)); }

std::size_t inRow(double width, double stone)
{
    return static_cast<std::size_t>(std::max(1.0, std::floor((width - 2 * stepPadding + stairPitch(stone) - stone) / stairPitch(stone))));
}

double rowsHeight(Count stones, std::size_t perRow, double stone)
{
    return std::ceil(static_cast<double>(stones) / static_cast<double>(perRow)) * stairPitch(stone);
}

/// True if the staircase has so few stones that each of them is drawn. The sum of all steps cannot overflow, because
/// the rules of the game limit it.
bool fewStones(const std::vector<Count>& steps)
{
    return std::accumulate(steps.begin(), steps.end(), Count{0}) <= mostStairStones;
}

class StairsBoard : public ComponentBoard {
public:
    explicit StairsBoard(const ComponentPlan& plan)
        : ComponentBoard(plan), m_most(plan.start.position.heaps), m_stones(fewStones(m_most)), m_history(plan, m_stones)
    {
        for (std::size_t step = m_most.size(); step-- > 1;)
            m_most[step - 1] += m_most[step];
        const double scale = plan.textScale;
        m_sizeType = boardType(m_most.front() < 1000 ? "title" : m_most.front() < 1'000'000'000 ? "large" : "body", scale);
        m_nameType = boardType("small", scale);
        m_above = m_sizeType * lineHeight + 2;
        for (std::size_t step = 0; step < steps(); ++step) {
            m_labels = std::max({m_labels, boardTextWidth(takenText(m_most[step]), m_sizeType, true),
                                 boardTextWidth(stepName(step), m_nameType)});
        }
    }

    bool usesTrays() const override { return true; }

    QSizeF leastSize() const override
    {
        const double width = leastWidth();
        return {width, leastHeight(std::max(width, m_plan.given.width()))};
    }

    void setUp(BoardScenes& scenes, const QRectF& room) override
    {
        place(room);
        const StairScene& first = m_history.at(m_plan.window.first);
        scenes.add({PieceKind::Rule, -1, 0, 0, QStringLiteral("ground")},
                   {.x = m_left - m_width / 4, .y = room.bottom() - 1, .width = m_width / 2, .height = 2});
        for (std::size_t step = 0; step < steps(); ++step) {
            const auto id = static_cast<int>(step);
            const double floor = floorOf(step);
            const double middle = left(step) + m_width / 2;
            scenes.add({PieceKind::Tile, id, 0, 0, QStringLiteral("step%1").arg(step + 1)},
                {.x = middle, .y = (floor + room.bottom()) / 2, .width = m_width, .height = room.bottom() - floor,
                 .tone = step % 2 == 0 ? Tone::Lit : Tone::Plain});
            scenes.addLabel(id, 1, {}, {middle, floor + 5 + (m_sizeType + m_nameType / 2) * lineHeight}, m_width - 4, m_nameType, Tone::Dim,
                            stepName(step));
            m_sizes.push_back(scenes.addLabel(id, 0, QStringLiteral("size%1").arg(step + 1), {middle, floor + 5 + m_sizeType * lineHeight / 2},
                                              m_width - 4, m_sizeType, Tone::Heading, {}));
            m_taken.push_back(scenes.addLabel(id, 2, QStringLiteral("taken%1").arg(step + 1), {middle, floor - m_above}, m_width - 4, m_sizeType,
                                              Tone::Chosen, {}));
            scenes.pose(m_taken.back()).opacity = 0;
            scenes.pose(m_taken.back()).z = 4;
        }
        std::vector<std::size_t> count(steps(), 0);
        for (const StairUnit& unit : m_history.units()) {
            const std::size_t index = count[unit.step]++;
            const QString name = m_stones ? QStringLiteral("stone%1-%2").arg(unit.step + 1).arg(index + 1) : QString();
            m_units.push_back(scenes.add({PieceKind::Stone, static_cast<int>(unit.step), m_stones ? static_cast<int>(index) : -1,
                                         unit.weight, name}, {.x = left(unit.step), .y = floorOf(unit.step), .z = 2}));
        }
        for (std::size_t step = 0; step < steps(); ++step)
            poseStep(scenes, step, m_stones ? m_history.scenes().front().stacks[step] : first.stacks[step]);
    }

    void play(BoardScenes& scenes, const ComponentMove& played, const Position&, const Position&) override
    {
        const auto& [ply, who, move] = played;
        if (!m_stones && ply < m_plan.window.first) {
            if (move.heap == 0 && m_plan.keepsTag(ply))
                scenes.tagToTray(who, {PieceKind::Stone, 0, -1, move.taken}, {.round = 0}, QString::number(move.taken));
            return;
        }
        const StairStacks& before = m_history.at(ply).stacks;
        const StairStacks& after = m_history.at(ply + 1).stacks;
        poseStep(scenes, move.heap, after[move.heap]);
        if (move.heap > 0)
            poseStep(scenes, move.heap - 1, after[move.heap - 1]);
        std::vector<TrayItem> things;
        for (std::size_t index = before[0].size(); move.heap == 0 && index > after[0].size(); --index) {
            const std::size_t unit = before[0][index - 1];
            things.push_back(m_stones ? TrayItem{m_units[unit], scenes.trayStone(), scenes.trayStone(), {}}
                                      : scenes.trayTag(m_units[unit], QString::number(m_history.units()[unit].weight)));
        }
        scenes.toTray(who, things);
        showTaken(scenes, who, move, after);
    }

    std::optional<Move> moveAt(const BoardClick& click) const override
    {
        const double along = (click.point.x() - m_left) / m_width;
        if (along < 0 || along >= static_cast<double>(steps()))
            return std::nullopt;
        const auto step = static_cast<std::size_t>(along);
        const Count size = click.position.heaps[step];
        if (size == 0)
            return std::nullopt;
        const auto& stack = m_history.at(click.ply).stacks[step];
        if (!m_stones) {
            // A click on a bar takes the stones from the top of the bar down to the point.
            const QRectF bar = barRect(step, stack);
            return Move{step, std::max<Count>(1, shareOf(size, (click.point.y() - bar.top()) / std::max(bar.height(), 1.0)))};
        }
        return Move{step, size - nearestTo(click.point, stack.size(), [&](std::size_t index) { return stoneCenter(step, index, stack.size()); })};
    }

    BoardMark markOf(const BoardView& view, const Move& move) const override
    {
        BoardMark mark;
        const auto& stack = m_history.at(view.ply).stacks[move.heap];
        const Count size = view.position.heaps[move.heap];
        if (!m_stones) {
            const QRectF bar = barRect(move.heap, stack);
            mark.areas.push_back(barPart(bar, size, size - move.taken, move.taken, Qt::Vertical, leastBlock));
            return mark;
        }
        for (std::size_t index = static_cast<std::size_t>(size - move.taken); index < stack.size(); ++index)
            mark.pieces.push_back(static_cast<int>(m_units[stack[index]]));
        mark.badge = stoneCenter(move.heap, static_cast<std::size_t>(size - move.taken), stack.size());
        return mark;
    }

private:
    static constexpr double smallestStone = 9;
    static constexpr double largestStone = 76;
    static constexpr double lowestRise = 6;
    static constexpr double highestRise = 100;
    static constexpr double widestStep = 260;
    static constexpr double leastBars = 96;
    static constexpr double leastBlock = 3;

    /// The diameter of a stone in pixels, the number of stones in a row, and the height of one step above the next
    /// lower step in pixels.
    struct Fit {
        double stone = 0;
        std::size_t perRow = 1;
        double rise = 0;
    };
    std::size_t steps() const { return m_most.size(); }

    /// The height of the text below the stones of a step, in pixels.
    double under() const
    {
        return (m_sizeType + m_nameType) * lineHeight + 10;
    }

    double leastWidth() const
    {
        return std::max(m_labels + 8, 44.0) * (static_cast<double>(steps()) + 0.5);
    }

    double leastHeight(double width) const
    {
        const double step = std::min(width / (static_cast<double>(steps()) + 0.5), widestStep);
        double height = leastBars;
        for (std::size_t index = 0; index < steps(); ++index) {
            const double pieces = m_stones ? rowsHeight(m_most[index], inRow(step, smallestStone), smallestStone) : leastBars;
            const double rise = std::min(lowestRise, 200 / static_cast<double>(steps()));
            height = std::max(height, pieces + rise * static_cast<double>(index));
        }
        return height + m_above + under();
    }

    std::optional<Fit> fitFor(QSizeF room) const
    {
        const double height = room.height() - m_above - under();
        const auto count = static_cast<double>(steps());
        const double lowest = std::min(lowestRise, 200 / count);
        const double highest = std::max(lowest, std::min(highestRise, height * 0.5 / count));
        if (!m_stones)
            return Fit{std::min(m_width - 2 * stepPadding, 72.0), 1, std::max(lowest, std::min(highest, (height - leastBars) / count))};
        std::optional<Fit> best;
        for (const double part : {1.0, 0.6, 0.3, 0.0}) {
            const double rise = lowest + (highest - lowest) * part;
            for (double stone = largestStone; stone >= smallestStone; --stone) {
                const std::size_t perRow = inRow(m_width, stone);
                if (static_cast<double>(perRow) * stairPitch(stone) > m_width)
                    continue;
                bool fits = true;
                for (std::size_t step = 0; step < steps() && fits; ++step)
                    fits = rowsHeight(m_most[step], perRow, stone) <= height - rise * static_cast<double>(step);
                if (!fits)
                    continue;
                // A candidate with a flatter staircase replaces the best candidate so far only if the new candidate's
                // stones are more than 30 % larger.
                if (!best || stone > best->stone * 1.3)
                    best = Fit{stone, perRow, rise};
                break;
            }
        }
        return best;
    }

    void place(const QRectF& room)
    {
        m_room = room;
        const double count = static_cast<double>(steps()) + 0.5;
        m_width = std::min(room.width() / count, std::max(widestStep, m_labels + 8));
        m_left = room.left() + (room.width() - m_width * count) / 2 + m_width / 2;
        m_fit = fitFor(room.size()).value_or(Fit{smallestStone, inRow(m_width, smallestStone), lowestRise});
    }

    double left(std::size_t step) const { return m_left + m_width * static_cast<double>(step); }
    double floorOf(std::size_t step) const { return m_room.bottom() - under() - m_fit.rise * static_cast<double>(step); }
    double heightAbove(std::size_t step) const { return floorOf(step) - m_room.top() - m_above; }

    QPointF stoneCenter(std::size_t step, std::size_t index, std::size_t count) const
    {
        const double columns = static_cast<double>(std::min(m_fit.perRow, std::max<std::size_t>(count, 1)));
        const double middle = left(step) + m_width / 2;
        const double wide = columns * stairPitch(m_fit.stone) - (stairPitch(m_fit.stone) - m_fit.stone);
        return {middle - wide / 2 + m_fit.stone / 2 + static_cast<double>(index % m_fit.perRow) * stairPitch(m_fit.stone),
                floorOf(step) - m_fit.stone / 2 - static_cast<double>(index / m_fit.perRow) * stairPitch(m_fit.stone)};
    }

    /// The height of a unit that is a block, in pixels, before the blocks on its step are shrunk to fit.
    double unitHeight(std::size_t unit) const
    {
        const double share = static_cast<double>(m_history.units()[unit].weight) / static_cast<double>(m_most.front());
        return std::max(leastBlock, share * heightAbove(steps() - 1));
    }

    double heightOf(std::size_t step, const std::vector<std::size_t>& stack) const
    {
        if (m_stones)
            return rowsHeight(stack.size(), m_fit.perRow, m_fit.stone);
        double height = 0;
        for (const std::size_t unit : stack)
            height += unitHeight(unit);
        return std::min(height, heightAbove(step));
    }

    QRectF barRect(std::size_t step, const std::vector<std::size_t>& stack) const
    {
        const double height = heightOf(step, stack);
        return {left(step) + (m_width - m_fit.stone) / 2, floorOf(step) - height, m_fit.stone, height};
    }

    void poseStep(BoardScenes& scenes, std::size_t step, const std::vector<std::size_t>& stack) const
    {
        Count stones = 0;
        double whole = 0;
        for (const std::size_t unit : stack) {
            stones += m_history.units()[unit].weight;
            whole += unitHeight(unit);
        }
        scenes.pose(m_sizes[step]).text = QString::number(stones);
        const double height = heightOf(step, stack);
        double floor = floorOf(step);
        for (std::size_t index = 0; index < stack.size(); ++index) {
            Pose& pose = scenes.pose(m_units[stack[index]]);
            if (m_stones) {
                pose = posed(stoneCenter(step, index, stack.size()), {m_fit.stone, m_fit.stone}, {.z = 2});
                continue;
            }
            const double part = whole == 0 ? 0 : unitHeight(stack[index]) * height / whole;
            pose = {.x = left(step) + m_width / 2, .y = floor - part / 2, .width = m_fit.stone, .height = part, .z = 2, .round = 0};
            floor -= part;
        }
    }

    void showTaken(BoardScenes& scenes, play::Side who, const Move& move, const StairStacks& stacks)
    {
        if (m_shown)
            scenes.pose(*m_shown).opacity = 0;
        m_shown = m_taken[move.heap];
        Pose& pose = scenes.pose(*m_shown);
        pose.text = takenText(move.taken);
        pose.tone = toneOf(who);
        pose.opacity = 1;
        pose.begin = 0.6;
        pose.y = std::max(m_room.top(), floorOf(move.heap) - heightOf(move.heap, stacks[move.heap]) - m_above) + m_above / 2;
    }

    std::vector<Count> m_most;  ///< for each step, the largest number of stones that can ever be on it: at the start, all stones on this step and above
    bool m_stones;              ///< true if every stone is drawn
    StairHistory m_history;
    double m_sizeType = 0;
    double m_nameType = 0;
    double m_labels = 0;        ///< the width of the widest label, in pixels
    double m_above = 0;

    QRectF m_room;
    Fit m_fit;
    double m_left = 0;
    double m_width = 0;
    std::vector<std::size_t> m_sizes;  ///< for each step, the label with its number of stones
    std::vector<std::size_t> m_taken;  ///< for each step, the label with the number of stones that a move took
    std::vector<std::size_t> m_units;  ///< the index of the piece that draws each unit
    std::optional<std::size_t> m_shown;
};

}  // namespace

std::unique_ptr<ComponentBoard> makeStairsBoard(const ComponentPlan& plan) { return std::make_unique<StairsBoard>(plan); }
}  // namespace nimstone::figures

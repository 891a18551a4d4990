// Heaps of stones side by side: the board of Nim and of related games.
//
//       −2                the number of stones that the last move took; it is written where these stones were
//   ●        ●   ▌        a stone keeps its identity: it travels to the taker's tray, and back when the move is undone;
//   ●    ●   ●   ▌        a heap with too many stones is a bar, and a tag stands in the tray for the stones of each move
//  ─── ──── ───────
//   2    1   2  900
//
// When a heap is split, its upper stones move to the right, and so do all heaps after it. In games in which a move
// takes and splits, there is a rail beside each heap: a click on the rail splits the heap at that height.
#include "app/figures/boards/component_board.h"

#include <algorithm>

#include "app/figures/boards/board_words.h"
#include "app/figures/boards/heaps/heap_pick.h"
#include "app/figures/boards/heaps/heap_rows.h"
#include "app/figures/boards/heaps/runs_board.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

class HeapsBoard : public RunsBoard {
public:
    explicit HeapsBoard(const ComponentPlan& plan) : RunsBoard(plan), m_splits(m_rails || partsOnly(plan.start.rules))
    {
        chooseTypes();
        std::vector<StandingHeap> whole = standing(m_runs);
        chooseBars(whole, m_plan.given, m_margins);
        for (std::size_t heap = 0; heap < whole.size(); ++heap) {
            m_bar[heap] = whole[heap].bar;
            m_largest = whole[heap].bar ? std::max(m_largest, whole[heap].stones) : m_largest;
        }
    }

    QSizeF leastSize() const override
    {
        const double width = m_plan.given.width();
        if (!m_splits)
            return leastHeapRows(standing(m_runs), width, m_margins);
        QSizeF least(1, 1);
        for (const HeapScene& scene : m_history.scenes())
            least = least.expandedTo(leastHeapRows(standing(scene.runs), width, m_margins));
        return least;
    }

    std::optional<Move> moveAt(const BoardClick& click) const override
    {
        for (std::size_t heap = 0; heap < click.position.heaps.size(); ++heap) {
            const Heap at = heapAt(click.ply, heap);
            if (!at.place.ground.contains(click.point))
                continue;
            if (at.size == 0)
                return std::nullopt;
            if (m_rails && at.size > 1 && click.point.x() >= at.rect().right() + besideHeap / 2)
                return pickCut(m_plan.start.rules, click.position, heap, stonesBelow(at, click.point.y()), click.held);
            return pickAmount(m_plan.start.rules, click.position, heap, stonesAbove(at, click.point), click.held);
        }
        return std::nullopt;
    }

    BoardMark markOf(const BoardView& view, const Move& move) const override
    {
        BoardMark mark;
        for (const Take& take : takesOf(move))
            markTake(mark, view.ply, take);
        // Also mark the background of each heap that the move changes, so that the board highlights it.
        for (const Take& take : takesOf(move))
            mark.pieces.push_back(m_grounds[runAt(view.ply, take.heap).strand]);
        const Heap at = heapAt(view.ply, move.heap);
        const Count rest = at.size - move.taken;
        if (move.pieces.first != 0) {
            markCut(mark, at, move.pieces.first);
            if (move.pieces.second != 0)
                markCut(mark, at, move.pieces.first + move.pieces.second);
            // If moves only split heaps, raise the stones that go to the new heap.
            if (partsOnly(m_plan.start.rules))
                markTake(mark, view.ply, {move.heap, rest - move.pieces.first});
        }
        if (at.bar || !hasOneLetter(move))
            return mark;
        if (m_rails && move.pieces.first != 0)
            mark.badge = QPointF(railRect(at).center().x(), railAt(at, move.pieces.first));
        else
            mark.badge = at.rows.stoneCenter(move.heap, move.pieces.first != 0 ? move.pieces.first : rest);
        return mark;
    }

    /// In a bar the letter of a move is at the height down to which the move takes stones, or at which it splits the bar.
    /// The letter of a split is on the rail, if there is a rail.
    std::vector<BadgePlace> badgesOf(const BoardView& view, const Move& move) const override
    {
        const Heap at = heapAt(view.ply, move.heap);
        if (!at.bar || !hasOneLetter(move))
            return ComponentBoard::badgesOf(view, move);
        const bool parts = move.pieces.first != 0;
        const bool atRail = m_rails && parts;
        const double x = atRail ? railRect(at).center().x() : at.place.center;
        const int id = 2 * static_cast<int>(move.heap) + (atRail ? 1 : 0);
        return {{QPointF(x, cutAt(at, parts ? move.pieces.first : at.size - move.taken)), false,
                 BadgeLane{id, QLineF(x, at.rect().top(), x, at.rect().bottom())}}};
    }

private:
    static constexpr double railWidth = 20;
    static constexpr double underFloor = 8;
    static constexpr double aboveStones = 24;
    static constexpr double leastPart = 3;   ///< the least height, in pixels, of a bar that is not empty, and of a marked part of a bar
    static constexpr double besideHeap = 4;
    static constexpr double overhang = 4;
    static constexpr double leastTick = 12;

    struct Laid {
        HeapRows rows;
        std::vector<StandingHeap> heaps;
        std::vector<bool> shortened;  ///< one value for each heap: true for a bar that is shorter than its true length
    };

    /// A heap in one scene.
    struct Heap {
        const HeapRows& rows;
        const HeapPlace& place;
        std::size_t heap;
        Count size;
        bool bar;
        double height;   ///< the height of the stones or the bar, in pixels
        bool shortened;

        QRectF rect() const { return {place.center - place.columnsWidth / 2, place.floor - height, place.columnsWidth, height}; }
    };

    Heap heapAt(std::size_t ply, std::size_t heap) const
    {
        const std::size_t scene = m_history.indexOf(ply);
        const Laid& laid = m_laid[m_layoutOf[scene]];
        const HeapRun& run = m_history.scenes()[scene].runs[heap];
        const HeapPlace& place = laid.rows.places[heap];
        const double share = static_cast<double>(run.size()) / static_cast<double>(std::max<Count>(laid.heaps[heap].stones, 1));
        const bool bar = m_bar[run.origin];
        const double height = !bar ? laid.rows.height(run.size()) : run.size() == 0 ? 0 : std::max(leastPart, place.height * share);
        return {laid.rows, place, heap, run.size(), bar, height, laid.shortened[heap]};
    }

    void chooseTypes()
    {
        const double scale = m_plan.textScale;
        const auto& heaps = m_plan.start.position.heaps;
        std::size_t most = heaps.size();
        for (const HeapScene& scene : m_history.scenes())
            most = std::max(most, scene.runs.size());
        const auto digits = QString::number(heaps.empty() ? 1 : std::ranges::max(heaps)).size();
        m_sizeType = boardType(digits <= 3 && most <= 8 ? "title" : digits <= 9 ? "large" : "body", scale);
        m_takenType = std::min(m_sizeType, boardType("large", scale));
        m_nameType = boardType("small", scale);
        double names = 0;
        for (std::size_t heap = 0; heap < most; ++heap)
            names += boardTextWidth(heapName(heap), m_nameType) + 8;
        m_longNames = names <= m_plan.given.width();
        m_margins.above = m_takenType * lineHeight + 8;
        m_margins.below = underFloor + (m_sizeType + m_nameType) * lineHeight + 6;
        m_margins.rail = m_rails ? railWidth * std::min(scale, 1.5) : 0;
    }

    QString nameOf(std::size_t heap) const { return m_longNames ? heapName(heap) : shortHeapName(heap); }

    std::vector<StandingHeap> standing(const std::vector<HeapRun>& runs) const
    {
        std::vector<StandingHeap> heaps;
        for (std::size_t heap = 0; heap < runs.size(); ++heap) {
            const Count size = runs[heap].size();
            const double labels = std::max({boardTextWidth(QString::number(size), m_sizeType, true), boardTextWidth(takenText(size), m_takenType, true),
                                            boardTextWidth(nameOf(heap), m_nameType)});
            heaps.push_back({size, labels, m_bar[runs[heap].origin], static_cast<double>(size) / static_cast<double>(m_largest)});
        }
        return heaps;
    }

    /// A game without splits has one layout for all scenes. In other games every split starts a new layout, which is as
    /// similar to the layout before as possible.
    void layOut(const QRectF& room) override
    {
        for (const HeapScene& scene : m_history.scenes()) {
            if (m_laid.empty() || (m_splits && scene.split)) {
                auto heaps = standing(m_splits ? scene.runs : m_runs);
                HeapRows rows = layOutHeapRows(heaps, room, m_margins, m_laid.empty() ? nullptr : &m_laid.back().rows);
                std::vector<bool> shortened = shortenedBars(heaps, rows);
                m_laid.push_back({std::move(rows), std::move(heaps), std::move(shortened)});
            }
            m_layoutOf.push_back(m_laid.size() - 1);
        }
    }

    void poseWords(BoardScenes& scenes, std::size_t ply, std::size_t heap, std::size_t strand) override
    {
        const Heap at = heapAt(ply, heap);
        const HeapPlace& place = at.place;
        const QRectF& ground = place.ground;
        const double below = place.floor + underFloor;
        const auto words = [&](PieceKind kind, int index, const char* what) -> Pose& { return scenes.pose(word(scenes, kind, index, what, strand)); };
        const auto label = [&](int index, const char* what, double y, double size, Tone tone, const QString& text) {
            words(PieceKind::Label, index, what) = {.x = place.center, .y = y, .width = ground.width(), .height = size * lineHeight, .z = 1, .tone = tone, .text = text};
        };
        // The background is a little higher than the heap, because stones of a picked move are raised. It is not higher
        // than that, because the heap would then look larger than it is.
        const double top = at.rect().top() - at.rows.stone * 0.16 - aboveStones;
        m_grounds[strand] = word(scenes, PieceKind::Band, 1, "heap", strand);
        scenes.pose(m_grounds[strand]) = posed(QRectF(QPointF(ground.left(), std::max(ground.top(), top)), ground.bottomRight()),
                                               {.text = heapWithSize(heap, at.size)});
        words(PieceKind::Rule, 0, "rule") = {.x = place.center, .y = place.floor + 3, .width = place.columnsWidth + 10, .height = 2, .z = 1};
        label(0, "size", below + m_sizeType * lineHeight / 2, m_sizeType, Tone::Heading, QString::number(at.size));
        label(1, "name", below + (m_sizeType + m_nameType / 2) * lineHeight, m_nameType, Tone::Dim, nameOf(heap));
        Pose& taken = words(PieceKind::Label, 2, "taken");
        if (taken.opacity == 0)
            taken = {.x = place.center, .y = ground.top() + 2 + m_takenType * lineHeight / 2, .width = ground.width(),
                     .height = m_takenType * lineHeight, .opacity = 0, .z = 4};
        if (at.bar) {
            scenes.tear(m_plan.named({"tear", strand + 1}), at.rect(), place.floor - 0.4 * at.height, at.height > 0 && at.shortened, Qt::Vertical,
                        Tone::Plain);
        }
        if (m_rails) {
            const QRectF rail = railRect(at);
            words(PieceKind::Rule, 1, "rail") = posed(rail.center(), {4, rail.height()}, {.opacity = at.size > 1 ? 1.0 : 0.0, .z = 1, .tone = Tone::Dim});
        }
    }

    void poseStones(BoardScenes& scenes, std::size_t ply, std::size_t heap) override
    {
        const HeapRun& run = runAt(ply, heap);
        const HeapRows& rows = heapAt(ply, heap).rows;
        for (Count index = 0; index < run.size(); ++index) {
            scenes.pose(m_stones[run.origin] + static_cast<std::size_t>(run.low + index)) =
                posed(rows.stoneCenter(heap, index), {rows.stone, rows.stone}, {.z = 2});
        }
    }

    QRectF partOfBar(std::size_t ply, std::size_t heap, Count from, Count stones, double least) const override
    {
        const Heap at = heapAt(ply, heap);
        return barPart(at.rect(), at.size, from, stones, Qt::Vertical, least);
    }

    void unmark(BoardScenes& scenes) override
    {
        scenes.hide(m_takenShown);
        m_takenShown.clear();
    }

    void mark(BoardScenes& scenes, const ComponentMove& played) override
    {
        const auto& [heap, taken, pieces, also, cutter] = played.move;
        const auto show = [&](std::size_t each, Count stones) {
            if (stones == 0)
                return;
            const Heap at = heapAt(played.ply + 1, each);
            const int piece = word(scenes, PieceKind::Label, 2, "taken", runAt(played.ply + 1, each).strand);
            const double height = m_takenType * lineHeight;
            // Leave space for stones that are raised because the user picks them.
            const double top = at.rect().top() - std::max(2.0, at.rows.stone * 0.16);
            scenes.pose(piece) = {.x = at.place.center, .y = std::max(at.place.ground.top() + 2 + height, top) - height / 2,
                                  .width = at.place.ground.width(), .height = height, .z = 4,
                                  .tone = toneOf(played.who), .text = takenText(stones), .begin = 0.6};
            m_takenShown.push_back(piece);
        };
        // If the move also splits the heap, the number is above the last of the new heaps, because the taken stones were
        // there.
        show(heap + (pieces.first != 0 ? 1 : 0) + (pieces.second != 0 ? 1 : 0), taken);
        for (const Take& take : also)
            show(take.heap, take.taken);
    }

    QRectF railRect(const Heap& at) const
    {
        const double length = at.rows.perRow == 1 || at.bar
            ? at.height : std::max(at.height, std::min(leastTick * static_cast<double>(at.size), at.place.floor - at.place.ground.top()));
        return {at.rect().right() + besideHeap, at.place.floor - length, m_margins.rail, length};
    }

    /// The y coordinate of a split that leaves `below` stones.
    double cutAt(const Heap& at, Count below) const
    {
        return at.bar ? barPart(at.rect(), at.size, 0, below, Qt::Vertical).top() : at.place.floor - at.rows.cutHeight(below);
    }

    /// The y coordinate, on the rail, of a split that leaves `below` stones. If the heap has one stone in a row or is a
    /// bar, the coordinate is the height of the split. If the heap has several stones in a row, the places of all splits
    /// are evenly spaced on the rail.
    double railAt(const Heap& at, Count below) const
    {
        if (at.rows.perRow == 1 || at.bar)
            return cutAt(at, below);
        return barPart(railRect(at), at.size, 0, below, Qt::Vertical).top();
    }

    /// The number of stones that a click takes. In a heap of stones these are the stone nearest to the point and all stones
    /// above it. In a bar they are the stones from the top down to the point, rounded to thousandths of the heap.
    Count stonesAbove(const Heap& at, QPointF point) const
    {
        if (at.bar)
            return std::max<Count>(1, shareOf(at.size, (point.y() - at.rect().top()) / std::max(at.height, 1.0)));
        return at.size - nearestTo(point, at.size, [&](std::size_t index) { return at.rows.stoneCenter(at.heap, index); });
    }

    Count stonesBelow(const Heap& at, double y) const
    {
        if (at.bar)
            return shareOf(at.size, (at.place.floor - y) / std::max(at.height, 1.0));
        return 1 + nearestTo(QPointF(0, y), at.size - 1, [&](std::size_t index) { return QPointF(0, railAt(at, index + 1)); });
    }

    void markTake(BoardMark& mark, std::size_t ply, const Take& take) const
    {
        const HeapRun& run = runAt(ply, take.heap);
        if (take.taken != 0 && m_bar[run.origin])
            mark.areas.push_back(partOfBar(ply, take.heap, run.size() - take.taken, take.taken, leastPart));
        for (Count index = run.high - take.taken; !m_bar[run.origin] && index < run.high; ++index)
            mark.pieces.push_back(static_cast<int>(m_stones[run.origin] + static_cast<std::size_t>(index)));
    }

    /// Adds a line below the stones that the move takes or splits off. The line has a step if the lowest of these stones is
    /// in the middle of a row.
    void markCut(BoardMark& mark, const Heap& at, Count below) const
    {
        const double left = at.rect().left() - overhang;
        const double right = at.rect().right() + overhang;
        // Mark the split on the rail too, because users pick splits there.
        if (m_rails) {
            const QRectF rail = railRect(at);
            mark.cuts.push_back({rail.left(), railAt(at, below), rail.right(), railAt(at, below)});
        }
        const auto row = static_cast<Count>(at.rows.perRow);
        if (at.bar || below % row == 0) {
            mark.cuts.push_back({left, cutAt(at, below), right, cutAt(at, below)});
            return;
        }
        const double x = (at.rows.stoneCenter(at.heap, below - 1).x() + at.rows.stoneCenter(at.heap, below).x()) / 2;
        if (at.size <= row) {
            mark.cuts.push_back({x, at.place.floor - at.rows.stone - overhang, x, at.place.floor + overhang});
            return;
        }
        const double under = cutAt(at, below / row * row);
        const double over = cutAt(at, (below / row + 1) * row);
        mark.cuts.push_back({left, over, x, over});
        mark.cuts.push_back({x, over, x, under});
        mark.cuts.push_back({x, under, right, under});
    }

    bool m_splits;
    bool m_longNames = true;
    Count m_largest = 1;                  ///< the size of the largest heap of the start that is a bar
    double m_sizeType = 0;
    double m_nameType = 0;
    double m_takenType = 0;
    HeapMargins m_margins;
    std::vector<Laid> m_laid;
    std::vector<std::size_t> m_layoutOf;  ///< for each scene of the history, the index of its layout in m_laid
    std::vector<int> m_takenShown;
};

}  // namespace

std::unique_ptr<ComponentBoard> makeHeapsBoard(const ComponentPlan& plan) { return std::make_unique<HeapsBoard>(plan); }

}  // namespace nimstone::figures

// Fibonacci Nim: one pile, with a bracket above the stones that may be taken now. If the board may show hints of the
// outcome, bars below the pile show its size as a sum of Fibonacci numbers.
#include "app/figures/boards/component_board.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "app/figures/objects/part_slots.h"
#include "app/figures/scene/pile_layout.h"
#include "app/figures/scene/text_metrics.h"
#include "core/zeckendorf.h"

namespace nimstone::figures {

namespace {

struct FibonacciWords {
    Q_DECLARE_TR_FUNCTIONS(FibonacciBoard)
};

QString quotaText(Count quota)
{
    //: Text over the stones of a pile that may be taken now; %1 is the number of these stones
    return FibonacciWords::tr("at most %1").arg(quota);
}

class FibonacciBoard : public ComponentBoard {
public:
    explicit FibonacciBoard(const ComponentPlan& plan)
        : ComponentBoard(plan), m_sizeType(boardType("title", plan.textScale)), m_smallType(boardType("small", plan.textScale))
    {
    }

    bool usesTrays() const override { return true; }

    QSizeF leastSize() const override
    {
        const QSizeF pile = leastPileRoom(size());
        const double words = std::max(boardTextWidth(QString::number(size()), m_sizeType, true),
                                      boardTextWidth(quotaText(size()), m_smallType, true));
        const double parts = m_plan.theory ? lineOf(m_smallType) + 2 * gap : 0;
        return {std::max({pile.width(), words, 200.0}), lineOf(m_smallType) + pile.height() + gap + lineOf(m_sizeType) + parts};
    }

    void setUp(BoardScenes& scenes, const QRectF& room) override
    {
        const double partsHeight = m_plan.theory ? lineOf(m_smallType) + gap : 0;
        const double below = gap + lineOf(m_sizeType) + (m_plan.theory ? partsHeight + gap : 0);
        m_layout = layOutPile(size(), room.adjusted(0, lineOf(m_smallType), 0, -below));
        const double foot = m_layout.room.bottom() + gap;
        m_partsRoom = {room.left(), foot + lineOf(m_sizeType) + gap, room.width(), partsHeight};

        scenes.add({PieceKind::Band, 0, 0, 0, QStringLiteral("heap1")},
                   {.x = m_layout.room.center().x(), .y = m_layout.room.center().y(), .width = m_layout.room.width(), .height = m_layout.room.height(),
                    //: The name of the only heap of Fibonacci Nim, for a screen reader
                    .text = FibonacciWords::tr("Heap")});
        m_firstStone = static_cast<std::size_t>(scenes.pieceCount());
        for (Count index = 0; !m_layout.isBar() && index < size(); ++index) {
            scenes.add({PieceKind::Stone, 0, static_cast<int>(index), 1, QStringLiteral("stone1-%1").arg(index + 1)},
                       posed(m_layout.stoneRect(index), {.z = 2}));
        }
        m_size = scenes.addLabel(0, 0, QStringLiteral("size1"), {room.center().x(), foot + lineOf(m_sizeType) / 2}, room.width(), m_sizeType,
                                 Tone::Heading, {});
        m_quota = scenes.addLabel(0, 1, QStringLiteral("quota"), {}, 0, m_smallType, Tone::Lit, {});
        pose(scenes, m_plan.start.position);
    }

    void play(BoardScenes& scenes, const ComponentMove& played, const Position& before, const Position& after) override
    {
        const auto& [ply, who, move] = played;
        if (m_layout.isBar() && m_plan.keepsTag(ply)) {
            const Pose from = posed(takenPart(before, move.taken), {.z = 2, .round = 0});
            scenes.tagToTray(who, {PieceKind::Stone, 0, -1, move.taken}, from, QString::number(move.taken));
        }
        std::vector<TrayItem> things;
        for (Count taken = 0; !m_layout.isBar() && taken < move.taken; ++taken)
            things.push_back({stoneOf(before.heaps[0] - taken - 1), scenes.trayStone(), scenes.trayStone()});
        scenes.toTray(who, things);
        pose(scenes, after);
    }

    /// A click on a stone takes this stone and all stones after it. A click on a bar takes the stones from the clicked
    /// point to the end of the bar. The move never takes more stones than the quota.
    std::optional<Move> moveAt(const BoardClick& click) const override
    {
        const Count left = click.position.heaps[0];
        if (m_layout.isBar()) {
            const QRectF open = takeable(click.position);
            if (click.position.quota == 0 || !open.adjusted(-2, -gap, gap, gap).contains(click.point))
                return std::nullopt;
            const double share = std::clamp((open.right() - click.point.x()) / open.width(), 0.0, 1.0);
            // Count in thousandths of the quota, because a double cannot represent every number of stones.
            const auto thousandths = static_cast<Count>(std::lround(share * 1000));
            const Count taken = click.position.quota / 1000 * thousandths + (click.position.quota % 1000 * thousandths + 500) / 1000;
            return Move{0, std::max<Count>(1, taken)};
        }
        const auto stone = m_layout.stoneAt(click.point, left);
        return stone ? std::optional(Move{0, left - *stone}) : std::nullopt;
    }

    BoardMark markOf(const BoardView& view, const Move& move) const override
    {
        BoardMark mark;
        const Count left = view.position.heaps[0];
        if (m_layout.isBar()) {
            const QRectF part = takenPart(view.position, move.taken);
            mark.areas.push_back(part);
            // Show letters only if the letters of all moves fit side by side.
            const double stone = takeable(view.position).width() / static_cast<double>(view.position.quota);
            if (stone >= m_plan.textScale * letterRoom)
                mark.badge = QPointF(part.left() + stone / 2, part.center().y());
            return mark;
        }
        for (Count index = left - move.taken; index < left; ++index)
            mark.pieces.push_back(static_cast<int>(stoneOf(index)));
        if (m_layout.stone + 1 >= m_plan.textScale * letterRoom)
            mark.badge = m_layout.stoneRect(left - move.taken).center();
        return mark;
    }

private:
    static constexpr double gap = 8;
    static constexpr double thickness = 2;
    static constexpr double letterRoom = 17;

    Count size() const { return m_plan.start.position.heaps[0]; }

    double lineOf(double type) const { return type * lineHeight; }

    std::size_t stoneOf(Count index) const { return m_firstStone + static_cast<std::size_t>(index); }

    void pose(BoardScenes& scenes, const Position& position) const
    {
        const Count left = position.heaps[0];
        scenes.pose(m_size).text = QString::number(left);
        if (m_layout.isBar()) {
            const auto blocks = m_layout.blocks(left, position.quota, size());
            for (const auto& [name, rect] : {std::pair("rest", blocks.rest), {"open", blocks.open}}) {
                const int block = scenes.piece({PieceKind::Stone, 0, -1, size(), m_plan.named(name)}, {.z = 2, .round = 0});
                scenes.put(block, rect, Tone::Plain, rect.width() > 0);
            }
            const QRectF& longest = blocks.rest.width() > 0 ? blocks.rest : blocks.open;
            scenes.tear(m_plan.named("tear"), longest, longest.center().x(), !blocks.isToScale, Qt::Horizontal, Tone::Plain);
        }
        poseBracket(scenes, position);
        if (m_plan.theory)
            poseParts(scenes, left);
    }

    void poseBracket(BoardScenes& scenes, const Position& position) const
    {
        const Count left = position.heaps[0];
        const Count quota = std::min(position.quota, left);
        const Count from = left - quota;
        QRectF around;
        for (Count row = 0; row < m_layout.rows; ++row) {
            const Count begin = m_layout.isBar() ? from : std::max(from, row * m_layout.perRow);
            const Count end = m_layout.isBar() ? left : std::min(left, (row + 1) * m_layout.perRow);
            QRectF rect;
            if (begin < end) {
                const QRectF open = takeable(position);
                rect = m_layout.isBar() ? QRectF(open.left(), m_layout.room.top() + 2, open.width(), 7) : m_layout.bracket(row, begin, end);
                around = around.isNull() ? rect : around.united(rect);
            }
            poseHooks(scenes, row, rect, begin == from, end == left);
        }
        Pose& words = scenes.pose(m_quota);
        words.opacity = quota > 0 ? 1 : 0;
        words.text = quota > 0 ? quotaText(quota) : QString();
        words.width = boardTextWidth(words.text, m_smallType, true);
        words.height = lineOf(m_smallType);
        words.y = m_layout.room.top() - words.height / 2;
        const double middle = quota > 0 ? around.center().x() : m_layout.room.center().x();
        const double half = std::max(m_layout.room.width(), words.width) / 2;
        const double center = m_layout.room.center().x();
        words.x = std::clamp(middle, center - half + words.width / 2, center + half - words.width / 2);
    }

    /// Places the bracket above one row: a line, and a hook at either end.
    void poseHooks(BoardScenes& scenes, Count row, const QRectF& rect, bool begins, bool ends) const
    {
        const auto place = [&](int part, const QRectF& where, bool seen) {
            const int index = static_cast<int>(3 * row) + part;
            Pose& pose = scenes.pose(scenes.piece({PieceKind::Rule, 0, index, 0, m_plan.named({"bracket", row + 1, part + 1})},
                                                  {.x = m_layout.room.center().x(), .y = m_layout.room.top(), .z = 3, .tone = Tone::Chosen}));
            pose.opacity = seen ? 1 : 0;
            if (!rect.isNull())
                pose.cover(where);
        };
        const bool seen = !rect.isNull();
        place(0, {rect.left(), rect.top(), rect.width(), thickness}, seen);
        place(1, {rect.left(), rect.top(), thickness, rect.height()}, seen && begins);
        place(2, {rect.right() - thickness, rect.top(), thickness, rect.height()}, seen && ends);
    }

    void poseParts(BoardScenes& scenes, Count size) const
    {
        const auto terms = zeckendorf(size);
        const PartSlots slots(terms, m_partsRoom.left(), m_partsRoom.right(), partBars(m_smallType));
        // If the stones are in a single row, the bar of each term is below the term's own stones.
        const bool isUnderStones = !m_layout.isBar() && m_layout.rows == 1;
        Count end = size;
        for (std::size_t part = 0; part < mostPartBars; ++part) {
            Pose& bar = scenes.pose(scenes.piece({PieceKind::Tile, 0, static_cast<int>(part), 0, m_plan.named({"part", part + 1})},
                                                 posed(m_partsRoom, {.z = 1, .tone = part == 0 ? Tone::Lit : Tone::Plain})));
            const bool there = part < (isUnderStones ? terms.size() : slots.slots().size());
            bar.opacity = there ? 1 : 0;
            if (there && isUnderStones) {
                bar.text = QString::number(terms[part]);
                bar.cover(QRectF(QPointF(m_layout.stoneRect(end - terms[part]).left(), m_partsRoom.top()),
                                 QPointF(m_layout.stoneRect(end - 1).right(), m_partsRoom.bottom())));
                end -= terms[part];
            } else if (there) {
                const PartSlot& slot = slots.slots()[part];
                bar.text = slot.text();
                bar.cover({slot.left, m_partsRoom.top(), slot.width(), m_partsRoom.height()});
            }
            const QRectF rect = bar.rect();
            scenes.tear(m_plan.named({"partTear", part + 1}), rect, rect.left() + 0.3 * rect.height(),
                        there && part > 0 && !isUnderStones && !slots.toScale());
        }
    }

    /// The rectangle of the block of stones that may be taken now.
    QRectF takeable(const Position& position) const
    {
        return m_layout.blocks(position.heaps[0], position.quota, size()).open;
    }

    /// The rectangle of the stones that a move takes from the bar.
    QRectF takenPart(const Position& before, Count taken) const
    {
        const Count quota = std::min(before.quota, before.heaps[0]);
        return barPart(takeable(before), quota, quota - taken, taken, Qt::Horizontal);
    }

    PileLayout m_layout;
    QRectF m_partsRoom;
    std::size_t m_firstStone = 0;
    std::size_t m_size = 0;
    std::size_t m_quota = 0;
    double m_sizeType = 0;
    double m_smallType = 0;
};

}  // namespace

std::unique_ptr<ComponentBoard> makeFibonacciBoard(const ComponentPlan& plan) { return std::make_unique<FibonacciBoard>(plan); }
}  // namespace nimstone::figures

// Blocks of cake seen from above: the board of Cutcake.
//
//   ▦▦▦▦   ▦▦▦   Left cuts from top to bottom, across the first side; Right cuts from left to right, across the second.
//   ▦▦▦▦   ▦▦▦   The two pieces move apart. A block that the next player cannot cut is dimmed.
//
// If the blocks have too many squares, every block is drawn as a card with its sides as numbers.
#include "app/figures/boards/component_board.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "app/figures/boards/ply_history.h"
#include "app/figures/boards/shapes/cake_blocks.h"
#include "app/figures/boards/shapes/cake_layout.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

struct CakeTexts {
    Q_DECLARE_TR_FUNCTIONS(CakeWords)
};

/// The possible labels of a block, from the longest to the shortest; callers choose the first label that fits. `block`
/// is the index of the block, from 0. If `numbered` is false, the label does not contain the number of the block.
std::vector<QString> blockLabels(std::size_t block, Count first, Count second, bool numbered)
{
    //: The sides of a block in Cutcake
    const QString sides = CakeTexts::tr("%1 × %2").arg(first).arg(second);
    if (!numbered)
        return {sides};
    return {
        //: On a block in Cutcake: its number and its sides
        CakeTexts::tr("#%1: %2").arg(block + 1).arg(sides),
        //: A shorter text on a block in Cutcake, used if the longer one does not fit: only its number
        CakeTexts::tr("#%1").arg(block + 1),
    };
}

constexpr Count mostSquares = 1'200;
constexpr Count longestSide = 40;

bool drawnSquareBySquare(const std::vector<Count>& sides)
{
    Count squares = 0;
    for (std::size_t side = 0; side < sides.size(); side += 2) {
        if (std::max(sides[side], sides[side + 1]) > longestSide)
            return false;
        squares += sides[side] * sides[side + 1];
    }
    return squares <= mostSquares;
}

Count cutSide(const CakeBlock& block, Cutter cutter) { return cutter == Cutter::Left ? block.width : block.height; }

class CakeBoard : public ComponentBoard {
public:
    /// `plan` must be for Cutcake.
    explicit CakeBoard(const ComponentPlan& plan)
        : ComponentBoard(plan), m_drawn(drawnSquareBySquare(plan.start.position.heaps)),
          m_blocks(plan.window.first, blocksOf(plan.start.position.heaps))
    {
    }

    bool usesTrays() const override { return false; }

    QSizeF leastSize() const override
    {
        const QSizeF frame(2 * around + 0.1, 2 * around + 0.1);
        const QRectF given({0, 0}, m_plan.given - frame);
        return frame + (m_drawn ? leastCakes(squares(), given.size()) : layOutCards(blockCount(), card(1), given).size);
    }

    void setUp(BoardScenes& scenes, const QRectF& room) override
    {
        layOut(room);
        for (std::size_t origin = 0; origin < origins(); ++origin)
            addBlock(scenes);
        for (const CakeBlock& block : m_blocks.now()) {
            m_first.push_back(static_cast<std::size_t>(scenes.pieceCount()));
            for (Count y = 0; m_drawn && y < block.height; ++y) {
                for (Count x = 0; x < block.width; ++x) {
                    scenes.add({PieceKind::Tile, static_cast<int>(block.origin), static_cast<int>(y * block.width + x), 1,
                               m_plan.named({"square", block.origin + 1, x + 1, y + 1})}, {.z = 1});
                }
            }
        }
        place(scenes);
    }

    void play(BoardScenes& scenes, const ComponentMove& played, const Position&, const Position&) override
    {
        std::vector<CakeBlock> blocks = m_blocks.now();
        addBlock(scenes, blocks[played.move.heap].id);
        playOnBlocks(blocks, played.move);
        m_blocks.add(played.ply, std::move(blocks));
        if (isShown(m_plan, m_plates.size() - origins()))
            place(scenes);
    }

    void turn(BoardScenes& scenes, Cutter toMove) override
    {
        for (const CakeBlock& block : m_blocks.now()) {
            const Tone tone = cutSide(block, toMove) >= 2 ? Tone::Lit : Tone::Dim;
            scenes.pose(m_plates[block.id]).tone = tone;
            for (Count y = 0; m_drawn && y < block.height; ++y) {
                for (Count x = 0; x < block.width; ++x)
                    scenes.pose(squareOf(block.origin, block.x + x, block.y + y)).tone = tone;
            }
        }
    }

    std::optional<Move> moveAt(const BoardClick& click) const override
    {
        const std::vector<CakeBlock>& blocks = m_blocks.at(click.ply);
        for (std::size_t index = 0; index < blocks.size(); ++index) {
            const QRectF rect = click.scene[m_plates[blocks[index].id]].rect();
            const Count side = cutSide(blocks[index], click.cutter);
            if (!rect.contains(click.point) || side < 2)
                continue;
            const double inset = m_drawn ? around : 0;
            const double way = click.cutter == Cutter::Left ? (click.point.x() - rect.left() - inset) / (rect.width() - 2 * inset)
                                                      : (click.point.y() - rect.top() - inset) / (rect.height() - 2 * inset);
            // If the side has at most clickParts squares, the cut goes to the nearest line between squares. Otherwise
            // it goes to the nearest of clickParts equally spaced places.
            const Count place = side <= clickParts ? static_cast<Count>(std::lround(std::clamp(way, 0.0, 1.0) * static_cast<double>(side)))
                                                  : shareOf(side, way, clickParts);
            return Move{index, 0, {std::clamp<Count>(place, 1, side - 1), 0}, {}, click.cutter};
        }
        return std::nullopt;
    }

    BoardMark markOf(const BoardView& view, const Move& move) const override
    {
        const CakeBlock block = m_blocks.at(view.ply)[move.heap];
        const double inset = m_drawn ? around : 0;
        const QRectF rect = view.scene[m_plates[block.id]].rect().adjusted(inset, inset, -inset, -inset);
        const auto share = static_cast<double>(static_cast<long double>(move.pieces.first) / static_cast<long double>(cutSide(block, move.cutter)));
        const double step = m_drawn ? m_layout.unit / 2 : 16;
        if (move.cutter == Cutter::Left) {
            const double x = rect.left() + rect.width() * share;
            return {.cuts = {{x, rect.top() - beyond, x, rect.bottom() + beyond}}, .badge = QPointF(x, rect.top() + step)};
        }
        const double y = rect.top() + rect.height() * share;
        return {.cuts = {{rect.left() - beyond, y, rect.right() + beyond, y}}, .badge = QPointF(rect.left() + step, y)};
    }

private:
    static constexpr double around = 3;          ///< the width of the margin between a block and the edge of its plate (the tile behind the block), in pixels
    static constexpr double flagPadding = 12;
    static constexpr double cardWidth = 150;
    static constexpr double cardHeight = 88;
    static constexpr double largestCard = 2;
    static constexpr double longest = 2.4;       ///< the greatest ratio of the longer side to the shorter side of a card
    static constexpr double beyond = 5;          ///< the length by which the line of a cut extends beyond each edge of the block, in pixels
    /// On a side with more squares than this, a click is rounded to the nearest of this many equally spaced places.
    static constexpr Count clickParts = 10'000;

    std::size_t origins() const { return m_plan.start.position.heaps.size() / 2; }

    QSizeF card(double scale) const
    {
        double width = cardWidth * scale;
        const auto& sides = m_plan.start.position.heaps;
        for (std::size_t origin = 0; origin < origins(); ++origin) {
            const QString text = blockLabels(blockCount() - 1, sides[2 * origin], sides[2 * origin + 1], true)[0];
            width = std::max(width, textWidth(bold(text), labelType()) + 8);
        }
        return {width, cardHeight * scale + 2 * around + labelType() * lineHeight + 4};
    }

    double labelType() const { return boardType(origins() <= 6 ? "body" : "small", m_plan.textScale); }

    /// The number of blocks after all moves in the plan.
    std::size_t blockCount() const { return origins() + m_plan.played.size(); }

    std::vector<QSizeF> squares() const
    {
        std::vector<QSizeF> blocks;
        for (const CakeBlock& block : m_blocks.now())
            blocks.emplace_back(static_cast<double>(block.width), static_cast<double>(block.height));
        return blocks;
    }

    void layOut(const QRectF& room)
    {
        const QRectF inner = room.adjusted(around, around, -around, -around);
        if (m_drawn) {
            m_layout = layOutCakes(squares(), inner);
            return;
        }
        for (m_cardScale = largestCard;; m_cardScale = std::max(m_cardScale - 0.1, 1.0)) {
            m_layout = layOutCards(blockCount(), card(m_cardScale), inner);
            if (m_cardScale <= 1 || (m_layout.size.width() <= inner.width() && m_layout.size.height() <= inner.height()))
                return;
        }
    }

    /// Adds the plate and the label of the block with the next id. If it is cut off another block, `parent` is the id of
    /// that block.
    void addBlock(BoardScenes& scenes, std::optional<std::size_t> parent = {})
    {
        const std::size_t id = m_plates.size();
        const auto add = [&](std::vector<std::size_t>& pieces, PieceKind kind, int index, const char* what, const Pose& look) {
            pieces.push_back(scenes.addFrom({kind, static_cast<int>(id), index, 0, m_plan.named({what, id + 1})}, parent ? scenes.pose(pieces[*parent]) : look));
        };
        add(m_plates, PieceKind::Tile, -1, "block", {});
        // If blocks are drawn square by square, the label is a tile above the line of a picked cut, so that the line does
        // not cross the text.
        add(m_labels, m_drawn ? PieceKind::Tile : PieceKind::Label, -2, "size",
            {.height = labelType() * lineHeight, .z = 7.5, .tone = m_drawn ? Tone::Plain : Tone::Heading});
    }

    void place(BoardScenes& scenes)
    {
        const auto& blocks = m_blocks.now();
        for (std::size_t index = 0; index < blocks.size(); ++index) {
            const QRectF rect = rectOf(blocks[index], index);
            Pose& plate = scenes.pose(m_plates[blocks[index].id]);
            const QRectF outer = m_drawn ? rect.adjusted(-around, -around, around, around) : rect;
            plate.cover(outer);
            plate.opacity = 1;
            if (m_drawn)
                placeSquares(scenes, blocks[index], rect);
            placeLabel(scenes, blocks[index], index, rect);
        }
    }

    QRectF rectOf(const CakeBlock& block, std::size_t index) const
    {
        const auto width = static_cast<double>(block.width);
        const auto height = static_cast<double>(block.height);
        if (!m_drawn) {
            const QRectF slot = m_layout.slots[index];
            const double ratio = std::clamp(width / height, 1 / longest, longest);
            const double tall = std::min(cardHeight, (cardWidth - 2 * around) / ratio) * m_cardScale;
            const QPointF middle(slot.center().x(), slot.top() + around + cardHeight * m_cardScale / 2);
            return {middle.x() - tall * ratio / 2, middle.y() - tall / 2, tall * ratio, tall};
        }
        // A piece stays where it was in the uncut block, but the distances between the centers of pieces are a little
        // larger.
        const QRectF& slot = m_layout.slots[block.origin];
        const double pitch = m_layout.unit * cakeDrift;
        const QPointF middle(slot.left() + (static_cast<double>(block.x) + width / 2) * pitch,
                             slot.top() + (static_cast<double>(block.y) + height / 2) * pitch);
        const QSizeF size(width * m_layout.unit, height * m_layout.unit);
        return {middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()};
    }

    void placeSquares(BoardScenes& scenes, const CakeBlock& block, const QRectF& rect)
    {
        const double unit = m_layout.unit;
        for (Count y = 0; y < block.height; ++y) {
            for (Count x = 0; x < block.width; ++x) {
                const QPointF corner(rect.left() + static_cast<double>(x) * unit + 0.5, rect.top() + static_cast<double>(y) * unit + 0.5);
                scenes.pose(squareOf(block.origin, block.x + x, block.y + y)).cover({corner, QSizeF(unit - 1, unit - 1)});
            }
        }
    }

    void placeLabel(BoardScenes& scenes, const CakeBlock& block, std::size_t index, const QRectF& rect)
    {
        Pose& label = scenes.pose(m_labels[block.id]);
        const double room = m_drawn ? rect.width() - 4 : m_layout.slots[index].width();
        label.x = rect.center().x();
        label.y = m_drawn ? rect.center().y() : m_layout.slots[index].bottom() - label.height / 2;
        label.text.clear();
        label.opacity = 0;
        if (m_drawn && rect.height() < label.height + 4)
            return;
        for (const QString& text : blockLabels(index, block.width, block.height, m_blocks.now().size() > 1)) {
            const double width = textWidth(bold(text), labelType()) + (m_drawn ? flagPadding : 2);
            if (width <= room) {
                label.width = m_drawn ? width : room;
                label.text = text;
                label.opacity = 1;
                return;
            }
        }
    }

    std::size_t squareOf(std::size_t origin, Count x, Count y) const
    {
        return m_first[origin] + static_cast<std::size_t>(y * m_plan.start.position.heaps[2 * origin] + x);
    }

    bool m_drawn = true;                  ///< true if the blocks are drawn square by square
    PlyHistory<CakeBlock> m_blocks;
    CakeLayout m_layout;
    double m_cardScale = 1;
    std::vector<std::size_t> m_first;     ///< for each block of the start, the piece of its first square
    std::vector<std::size_t> m_plates;    ///< the index of the piece that draws the plate of each block; the index of the vector is the block's id
    std::vector<std::size_t> m_labels;    ///< the index of the piece that draws the label of each block; the index of the vector is the block's id
};

}  // namespace

std::unique_ptr<ComponentBoard> makeCakeBoard(const ComponentPlan& plan) { return std::make_unique<CakeBoard>(plan); }
}  // namespace nimstone::figures

#include "app/figures/heap_board.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "app/figures/heap_layout.h"
#include "app/figures/heap_tray.h"
#include "qml/theme/tokens.h"

namespace nimstone::figures {

namespace {

using play::Side;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HeapBoard)
};

constexpr double margin = 12;
constexpr double moveDuration = 260.0 / 480.0;  // in proof steps
constexpr double leastRoomForStones = 96;
constexpr double lowBoard = 400;
constexpr double leastBlock = 3;

QString heapLabel(std::size_t heap)
{
    //: The name of a heap under its stones: Heap 1
    return Words::tr("Heap %1").arg(heap + 1);
}

QString shortHeapLabel(std::size_t heap)
{
    //: The name of a heap where there is no room for more than its number
    return Words::tr("#%1").arg(heap + 1);
}

QString sideLabel(Side side)
{
    return side == Side::Person
        //: The name of the person's tray of taken stones
        ? Words::tr("You")
        //: The name of the computer's tray of taken stones
        : Words::tr("Computer");
}

double textWidth(const QString& text, double pixels, bool bold)
{
    QFont font(Tokens::instance().font("text"));
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setBold(bold);
    return std::ceil(QFontMetricsF(font).horizontalAdvance(text)) + 2;
}

/// Makes one board. The members stand in the order in which they are found.
class Maker {
public:
    Maker(const play::Record& record, QSizeF given, double textScale) : m_record(record), m_scale(textScale)
    {
        measure(given);
    }

    Choreography make()
    {
        m_board.size = m_size;
        m_board.scenes.resize(m_record.moves().size() + 1);
        m_board.durations.assign(m_board.scenes.size(), moveDuration);
        for (const Side side : {Side::Opponent, Side::Person})
            addTray(side);
        for (std::size_t heap = 0; heap < heapCount(); ++heap)
            addHeap(heap);
        for (std::size_t heap = 0; heap < heapCount(); ++heap)
            slotOf(heap).bar ? addBar(heap) : addStones(heap);
        addBlocks();
        playMoves();
        return std::move(m_board);
    }

private:
    /// A stone or a block, with the move that takes it; −1 where none does.
    struct Thing {
        std::size_t piece;
        int takenBy = -1;
        double trayWidth = 0;
        double trayHeight = 0;
        QString trayText;
    };

    std::size_t heapCount() const { return m_record.start().heaps.size(); }
    const HeapSlot& slotOf(std::size_t heap) const { return m_layout.slots[heap]; }
    static std::size_t trayOf(Side side) { return side == Side::Opponent ? 0 : 1; }

    double type(const char* name) const { return Tokens::instance().text(name) * m_scale; }

    void measure(QSizeF given)
    {
        Count largest = 1;
        for (const Count heap : m_record.start().heaps)
            largest = std::max(largest, heap);
        const auto digits = QString::number(largest).size();
        m_sizeType = digits <= 3 && heapCount() <= 8 ? type("title") : digits <= 9 ? type("large") : type("body");
        m_nameType = type("small");

        std::vector<double> labelWidths = measureLabels(heapLabel);
        if (std::accumulate(labelWidths.begin(), labelWidths.end(), 8.0 * static_cast<double>(heapCount())) > given.width() - 2 * margin) {
            m_name = shortHeapLabel;
            labelWidths = measureLabels(shortHeapLabel);
        }

        m_trayStone = std::clamp(std::min(given.width(), given.height()) / 28, 12.0, 20.0);
        m_trayRow = m_trayStone + 4;
        m_trayNameWidth = std::max(textWidth(sideLabel(Side::Person), m_nameType, true),
                                   textWidth(sideLabel(Side::Opponent), m_nameType, true)) + 2 * margin;
        const double trayRoom = given.width() - 2 * margin - m_trayNameWidth;
        const StoneTotal total = totalStones(m_record.start());
        const double stones = total.exact && total.stones <= 4 * maxDrawnStones ? static_cast<double>(total.stones) : 0;
        const double wanted = std::ceil(stones * 0.8 * (m_trayStone + 4) / std::max(trayRoom, 1.0));
        const double rows = std::clamp(wanted, 1.0, given.height() < lowBoard ? 1.0 : 2.0);
        m_trayHeight = std::max(rows * m_trayRow, m_nameType * labelLeading) + 2 * 6;

        const double labels = (m_sizeType + m_nameType) * labelLeading + 10;
        const double deltaHeight = type("large") * labelLeading;
        const double around = 2 * (m_trayHeight + margin) + 2 * margin + labels + deltaHeight;
        const double height = std::max(given.height(), around + leastRoomForStones);
        const double top = margin + m_trayHeight + margin + deltaHeight;
        const double bottom = height - margin - m_trayHeight - margin - labels;
        m_layout = layOutHeaps(m_record.start(), {margin, top, given.width() - 2 * margin, bottom - top}, labelWidths);
        m_deltaType = type("large");
        m_top = top;
        m_size = {std::max(given.width(), m_layout.width + 2 * margin), height};
    }

    std::vector<double> measureLabels(QString (*name)(std::size_t)) const
    {
        std::vector<double> widths;
        for (std::size_t heap = 0; heap < heapCount(); ++heap) {
            widths.push_back(std::max(textWidth(QString::number(m_record.start().heaps[heap]), m_sizeType, true),
                                      textWidth(name(heap), m_nameType, false)));
        }
        return widths;
    }

    /// A piece that is the same in every scene until it is changed.
    std::size_t add(PieceKind kind, int heap, int index, Count weight, const QString& name, const Pose& pose)
    {
        m_board.pieces.push_back({kind, heap, index, weight, name});
        for (auto& scene : m_board.scenes)
            scene.push_back(pose);
        return m_board.pieces.size() - 1;
    }

    Pose label(double x, double y, double width, double typeSize, Tone tone, const QString& text) const
    {
        return {.x = x, .y = y, .width = width, .height = typeSize * labelLeading, .z = 1, .tone = tone, .text = text};
    }

    void addTray(Side side)
    {
        const bool opponent = side == Side::Opponent;
        const double y = opponent ? margin + m_trayHeight / 2 : m_size.height() - margin - m_trayHeight / 2;
        const Tone tone = opponent ? Tone::Taken : Tone::Chosen;
        const QString name = opponent ? QStringLiteral("trayOpponent") : QStringLiteral("trayPerson");
        const double width = m_size.width() - 2 * margin;
        add(PieceKind::Band, -1, static_cast<int>(trayOf(side)), 0, name,
            {.x = m_size.width() / 2, .y = y, .width = width, .height = m_trayHeight, .tone = tone, .text = sideLabel(side)});
        add(PieceKind::Label, -1, static_cast<int>(trayOf(side)), 0, {},
            label(margin + m_trayNameWidth / 2, y, m_trayNameWidth - margin, m_nameType, tone, sideLabel(side)));
        m_trays[trayOf(side)].room = {margin + m_trayNameWidth, y - m_trayHeight / 2 + 6, width - m_trayNameWidth - margin,
                                      m_trayHeight - 12};
    }

    void addHeap(std::size_t heap)
    {
        const HeapSlot& slot = slotOf(heap);
        const auto id = static_cast<int>(heap);
        const double sizeY = m_layout.floor + 8 + m_sizeType * labelLeading / 2;
        const double nameY = m_layout.floor + 8 + (m_sizeType + m_nameType / 2) * labelLeading;
        const double bottom = nameY + m_nameType * labelLeading / 2 + 2;
        const double top = m_top - type("large") * labelLeading;
        add(PieceKind::Band, id, 0, 0, QStringLiteral("heap%1").arg(heap + 1),
            {.x = slot.centre(), .y = (top + bottom) / 2, .width = slot.width + std::min(16.0, m_layout.gap - 2), .height = bottom - top,
             .text = heapLabel(heap)});
        add(PieceKind::Rule, id, 0, 0, {},
            {.x = slot.centre(), .y = m_layout.floor + 3, .width = slot.columnsWidth + 10, .height = 2, .z = 1});
        m_sizePiece.push_back(add(PieceKind::Label, id, 0, 0, QStringLiteral("size%1").arg(heap + 1),
                                  label(slot.centre(), sizeY, slot.width, m_sizeType, Tone::Heading,
                                        QString::number(m_record.start().heaps[heap]))));
        add(PieceKind::Label, id, 1, 0, {},
            label(slot.centre(), nameY, slot.width, m_nameType, Tone::Dim, m_name(heap)));
        Pose delta = label(slot.centre(), m_top, slot.width, m_deltaType, Tone::Chosen, {});
        delta.opacity = 0;
        delta.z = 4;
        delta.begin = 0.6;
        m_deltaPiece.push_back(add(PieceKind::Label, id, 2, 0, QStringLiteral("taken%1").arg(heap + 1), delta));
    }

    void addStones(std::size_t heap)
    {
        const Count size = m_record.start().heaps[heap];
        const std::size_t first = m_things.size();
        for (Count index = 0; index < size; ++index) {
            const QPointF centre = m_layout.stoneCentre(heap, index);
            const std::size_t piece = add(PieceKind::Stone, static_cast<int>(heap), static_cast<int>(index), 1,
                QStringLiteral("stone%1-%2").arg(heap + 1).arg(index + 1),
                {.x = centre.x(), .y = centre.y(), .width = m_layout.stone, .height = m_layout.stone, .z = 2});
            m_things.push_back({piece, -1, m_trayStone, m_trayStone, {}});
        }
        // The moves take from the top.
        Count left = size;
        for (std::size_t ply = 0; ply < m_record.moves().size(); ++ply) {
            const Move& move = m_record.moves()[ply].move;
            if (move.heap != heap)
                continue;
            for (Count taken = 0; taken < move.taken; ++taken)
                m_things[first + static_cast<std::size_t>(--left)].takenBy = static_cast<int>(ply);
        }
    }

    /// The blocks of a bar from its bottom: what no move takes, then what the last move takes, and so on up.
    struct Block {
        Count weight;
        int takenBy;
        double height;
    };

    void addBar(std::size_t heap)
    {
        const Count size = m_record.start().heaps[heap];
        std::vector<Block> blocks;
        Count left = size;
        for (std::size_t ply = 0; ply < m_record.moves().size(); ++ply) {
            if (m_record.moves()[ply].move.heap == heap) {
                blocks.push_back({m_record.moves()[ply].move.taken, static_cast<int>(ply), 0});
                left -= blocks.back().weight;
            }
        }
        blocks.push_back({left, -1, 0});
        std::reverse(blocks.begin(), blocks.end());

        const double full = slotOf(heap).barHeight;
        double sum = 0;
        for (Block& block : blocks) {
            const double share = static_cast<double>(block.weight) / static_cast<double>(size);
            block.height = block.weight == 0 ? 0 : std::max(leastBlock, full * share);
            sum += block.height;
        }
        double floor = m_layout.floor;
        for (Block& block : blocks) {
            block.height *= full / sum;
            m_blocks.push_back({heap, block.weight, block.takenBy, floor - block.height / 2, block.height});
            floor -= block.height;
        }
    }

    struct BarBlock {
        std::size_t heap;
        Count weight;
        int takenBy;
        double y;
        double height;
    };

    void addBlocks()
    {
        std::stable_sort(m_blocks.begin(), m_blocks.end(),
                         [](const BarBlock& a, const BarBlock& b) { return a.takenBy < b.takenBy; });
        for (const BarBlock& block : m_blocks) {
            const HeapSlot& slot = slotOf(block.heap);
            const std::size_t piece = add(PieceKind::Stone, static_cast<int>(block.heap), -1, block.weight, {},
                {.x = slot.centre(), .y = block.y, .width = slot.columnsWidth, .height = block.height, .z = 2});
            const QString text = QString::number(block.weight);
            const double width = textWidth(text, m_nameType, true) + 12;
            m_things.push_back({piece, block.takenBy, width, std::min(m_trayRow + 4, m_nameType * labelLeading), text});
        }
    }

    void playMoves()
    {
        Position position = m_record.start();
        std::vector<std::vector<const Thing*>> takenBy(m_record.moves().size());
        for (const Thing& thing : m_things) {
            if (thing.takenBy >= 0)
                takenBy[static_cast<std::size_t>(thing.takenBy)].push_back(&thing);
        }
        for (std::size_t ply = 0; ply < m_record.moves().size(); ++ply) {
            const Move& move = m_record.moves()[ply].move;
            const Side side = m_record.sideOfMove(ply);
            position.heaps[move.heap] -= move.taken;
            auto& scene = m_board.scenes[ply + 1];
            scene = m_board.scenes[ply];

            // The topmost stone travels first.
            auto things = takenBy[ply];
            std::reverse(things.begin(), things.end());
            Tray& tray = m_trays[trayOf(side)];
            tray.moves.push_back(things);
            fill(tray, scene);
            const auto count = static_cast<double>(things.size());
            const double spread = things.size() > 1 ? 0.5 : 0;
            for (std::size_t order = 0; order < things.size(); ++order) {
                Pose& pose = scene[things[order]->piece];
                pose.begin = spread * static_cast<double>(order) / count;
                pose.end = pose.begin + 1 - spread;
            }
            m_board.durations[ply + 1] = moveDuration * (1 + 0.08 * std::min(count - 1, 12.0));

            scene[m_sizePiece[move.heap]].text = QString::number(position.heaps[move.heap]);
            showDelta(scene, move, side, position);
        }
    }

    struct Tray {
        QRectF room;
        std::vector<std::vector<const Thing*>> moves;
    };

    void fill(const Tray& tray, std::vector<Pose>& scene) const
    {
        std::vector<std::vector<double>> widths;
        for (const auto& move : tray.moves) {
            widths.emplace_back();
            for (const Thing* thing : move)
                widths.back().push_back(thing->trayWidth);
        }
        const auto places = layOutTray(tray.room, m_trayRow, widths);
        std::size_t index = 0;
        for (const auto& move : tray.moves) {
            for (const Thing* thing : move) {
                scene[thing->piece] = {.x = places[index].x, .y = places[index].y, .width = thing->trayWidth,
                                       .height = thing->trayHeight, .z = 5, .tone = Tone::Taken, .text = thing->trayText};
                ++index;
            }
        }
    }

    void showDelta(std::vector<Pose>& scene, const Move& move, Side side, const Position& after) const
    {
        for (const std::size_t piece : m_deltaPiece)
            scene[piece].opacity = 0;
        Pose& delta = scene[m_deltaPiece[move.heap]];
        //: What a move took from a heap, as a difference: −3
        delta.text = Words::tr("−%1").arg(move.taken);
        delta.tone = side == Side::Opponent ? Tone::Taken : Tone::Chosen;
        delta.opacity = 1;
        const Count left = after.heaps[move.heap];
        double top = m_layout.floor - m_layout.height(left);
        if (slotOf(move.heap).bar) {
            top = m_layout.floor;
            for (const BarBlock& block : m_blocks) {
                const bool stands = block.heap == move.heap && scene[pieceOf(block)].tone != Tone::Taken;
                top = stands ? std::min(top, block.y - block.height / 2) : top;
            }
        }
        // Above a stone that is raised because it is picked.
        delta.y = std::max(m_top, top - std::max(2.0, m_layout.stone * 0.16)) - delta.height / 2;
    }

    std::size_t pieceOf(const BarBlock& block) const
    {
        const auto index = static_cast<std::size_t>(&block - m_blocks.data());
        return m_board.pieces.size() - m_blocks.size() + index;
    }

    const play::Record& m_record;
    double m_scale;
    QSizeF m_size;
    QString (*m_name)(std::size_t) = heapLabel;
    double m_sizeType = 0;
    double m_nameType = 0;
    double m_deltaType = 0;
    double m_trayStone = 0;
    double m_trayRow = 0;
    double m_trayNameWidth = 0;
    double m_trayHeight = 0;
    double m_top = 0;
    HeapLayout m_layout;
    Choreography m_board;
    std::array<Tray, 2> m_trays;
    std::vector<std::size_t> m_sizePiece;
    std::vector<std::size_t> m_deltaPiece;
    std::vector<Thing> m_things;
    std::vector<BarBlock> m_blocks;
};

}  // namespace

Choreography heapBoard(const play::Record& record, QSizeF size, double textScale)
{
    return Maker(record, size, textScale).make();
}

}  // namespace nimstone::figures

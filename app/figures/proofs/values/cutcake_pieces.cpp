#include "app/figures/proofs/values/cutcake_pieces.h"

#include <algorithm>
#include <cmath>

#include "app/figures/scene/figure_scenes.h"
#include "app/wording/proofs/values/cutcake.h"

namespace nimstone::figures {

using namespace proof;

namespace {

constexpr Count longestRuled = 12;      ///< a side is divided into squares if it has at most this number of squares
constexpr std::size_t mostRuled = 160;  ///< the largest number of lines in all blocks together
constexpr double leastPiece = 9;
constexpr double apartBy = 5;

bool isRuled(const std::vector<CakeShape>& shapes)
{
    std::size_t lines = 0;
    for (const CakeShape& shape : shapes) {
        if (std::max(shape.first, shape.second) > longestRuled)
            return false;
        lines += static_cast<std::size_t>(shape.first + shape.second - 2);
    }
    return lines <= mostRuled;
}

double smallLine(const FigureScenes& scenes) { return scenes.type("small") * lineHeight; }

}  // namespace

Tone cakeTone(SignedWide value) { return value == 0 ? Tone::Lit : value > 0 ? Tone::Even : Tone::Odd; }

int addCakeTile(FigureScenes& scenes, const QString& name, int heap)
{
    return scenes.add({.kind = PieceKind::Tile, .heap = heap, .objectName = name},
                      {.x = scenes.size().width() / 2, .y = scenes.size().height() / 2, .opacity = 0, .z = 2});
}

int addCakeLine(FigureScenes& scenes, const QString& name)
{
    const QPointF middle = scenes.room().center();
    const int piece = scenes.addLine(name, middle, middle, Tone::Plain);
    scenes.pose(piece).z = 3;
    scenes.hide(piece);
    return piece;
}

void putLine(Pose& line, QPointF from, QPointF to)
{
    constexpr double flat = 0.01;
    line.cover(QRectF(from, to));
    line.width = std::max(line.width, flat);
    line.height = std::max(line.height, flat);
}

void writeCakeSize(FigureScenes& scenes, int label, Count first, Count second, QPointF middle, double room)
{
    const double size = scenes.type("small");
    const QString text = wording::shapeText(first, second);
    const bool fits = labelWidth(text, size) <= room;
    scenes.write(label, {middle.x(), middle.y(), size, room, Anchor::Middle}, fits ? text : QString(), Tone::Dim);
}

// --- the list of blocks ---

CakeList::CakeList(const Proof& proof, const CakeFacts& facts, const CakeFigureLayout& room, FigureScenes& scenes)
    : m_room(room), m_scenes(scenes), m_shapes(facts.shapes.size())
{
    const double names = room.list.width() - room.valueWidth - 3 * cakePadding;
    for (std::size_t index = 0; index < m_shapes; ++index) {
        const CakeShape& shape = facts.shapes[index];
        const QString number = QString::number(index + 1);
        addRow(number, firstThatFits({wording::shapeText(shape), QStringLiteral("#") + number}, scenes.type("small"), names), Tone::Plain);
        if (facts.sum)
            scenes.addEdit(m_rows.back().tile, GameSum(Component{proof.rules(), {{shape.first, shape.second}}}));
    }
    if (facts.sum)
        addRow(QStringLiteral("Sum"), wording::figureTotal(), Tone::Dim);
}

void CakeList::addRow(const QString& id, const QString& name, Tone tone)
{
    const double y = m_room.rowAt(m_rows.size());
    const Row row{addCakeTile(m_scenes, QStringLiteral("row") + id), m_scenes.addHiddenLabel(QStringLiteral("name") + id),
                  m_scenes.addHiddenLabel(QStringLiteral("value") + id)};
    m_scenes.put(row.tile, {m_room.list.left(), y - m_room.row / 2 + 1, m_room.list.width(), m_room.row - 2}, tone);
    m_scenes.write(row.name, {m_room.list.left() + cakePadding, y, m_scenes.type("small"),
                              m_room.list.width() - m_room.valueWidth - 3 * cakePadding}, name,
          tone);
    m_rows.push_back(row);
}

void CakeList::focus(std::optional<std::size_t> shape)
{
    for (std::size_t index = 0; index < m_rows.size(); ++index)
        m_scenes.pose(m_rows[index].tile).tone = index == shape ? Tone::Chosen : index < m_shapes ? Tone::Plain : Tone::Dim;
}

void CakeList::focusSum() { focus(m_rows.size() - 1); }

void CakeList::writeValue(std::size_t index, SignedWide value)
{
    m_scenes.write(m_rows[index].value,
                   {m_room.list.right() - cakePadding, m_room.rowAt(index), m_scenes.type("small"), m_room.valueWidth,
                    Anchor::Right},
          bold(wording::signedText(value)), cakeTone(value));
}

// --- the blocks ---

CakeBlockPieces::CakeBlockPieces(const CakeFacts& facts, const CakeFigureLayout& room, FigureScenes& scenes) : m_facts(facts), m_room(room), m_scenes(scenes)
{
    const bool ruled = isRuled(facts.shapes);
    for (std::size_t index = 0; index < facts.shapes.size(); ++index) {
        const CakeShape& shape = facts.shapes[index];
        const QString id = QString::number(index + 1);
        Body body{addCakeTile(scenes, QStringLiteral("block") + id, static_cast<int>(index)),
                  scenes.addHiddenLabel(QStringLiteral("size") + id), {}, {}};
        for (Count place = 1; ruled && place < shape.first; ++place)
            body.down.push_back(addCakeLine(scenes, QStringLiteral("down%1-%2").arg(id).arg(place)));
        for (Count place = 1; ruled && place < shape.second; ++place)
            body.across.push_back(addCakeLine(scenes, QStringLiteral("across%1-%2").arg(id).arg(place)));
        m_bodies.push_back(body);
    }
}

bool CakeBlockPieces::showAll()
{
    const double line = smallLine(m_scenes);
    const CakeDrawing drawing = cakeOverview(m_facts.shapes, m_room.above(), line);
    for (std::size_t index = 0; index < m_bodies.size(); ++index) {
        const QRectF& rect = drawing.rects[index];
        put(index, rect);
        double room = 2 * std::min(rect.center().x() - m_room.stage.left(), m_room.stage.right() - rect.center().x());
        for (const QRectF& other : drawing.rects) {
            if (const double away = std::abs(other.center().x() - rect.center().x()); away > 1)
                room = std::min(room, away - cakePadding);
        }
        const CakeShape& shape = m_facts.shapes[index];
        writeCakeSize(m_scenes, m_bodies[index].size, shape.first, shape.second, {rect.center().x(), rect.bottom() + 0.7 * line}, room);
        m_scenes.pose(m_bodies[index].tile).tone = Tone::Plain;
    }
    return drawing.toScale;
}

void CakeBlockPieces::put(std::size_t index, const QRectF& rect)
{
    m_scenes.pose(m_bodies[index].tile).cover(rect);
    m_scenes.show(m_bodies[index].tile);
    rule(m_bodies[index].down, rect, true);
    rule(m_bodies[index].across, rect, false);
}

void CakeBlockPieces::rule(const std::vector<int>& lines, const QRectF& rect, bool down)
{
    const double square = (down ? rect.width() : rect.height()) / static_cast<double>(lines.size() + 1);
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const double way = square * static_cast<double>(at + 1);
        Pose& line = m_scenes.pose(lines[at]);
        if (down)
            putLine(line, {rect.left() + way, rect.top() + 1}, {rect.left() + way, rect.bottom() - 1});
        else
            putLine(line, {rect.left() + 1, rect.top() + way}, {rect.right() - 1, rect.top() + way});
        line.opacity = square >= leastSquare ? 1 : 0;
    }
}

void CakeBlockPieces::toneLines(std::size_t index, Tone down, Tone across)
{
    m_scenes.setTone(m_bodies[index].down, down);
    m_scenes.setTone(m_bodies[index].across, across);
}

void CakeBlockPieces::showUnits(std::size_t index, Count unit)
{
    for (const auto* lines : {&m_bodies[index].down, &m_bodies[index].across}) {
        for (std::size_t at = 0; at < lines->size(); ++at) {
            Pose& line = m_scenes.pose((*lines)[at]);
            if ((at + 1) % unit == 0)
                line.tone = Tone::Lit;
            else
                line.opacity = std::min(line.opacity, 0.25);
        }
    }
}

void CakeBlockPieces::hide()
{
    for (const Body& body : m_bodies) {
        m_scenes.hide(body.tile, body.size);
        for (const auto* lines : {&body.down, &body.across})
            m_scenes.hide(*lines);
    }
}

// --- a block that a player cuts ---

CakePanel::CakePanel(FigureScenes& scenes,
                     const QString& id) : m_scenes(scenes), m_words(scenes.addHiddenLabel(QStringLiteral("panel") + id)),
      m_sizes(scenes.addHiddenLabel(QStringLiteral("sizes") + id))
{
    for (int piece = 0; piece < 2; ++piece) {
        m_pieces[piece] = addCakeTile(scenes, QStringLiteral("piece%1-%2").arg(id).arg(piece + 1));
        m_values[piece] = scenes.addHiddenLabel(QStringLiteral("pieceValue%1-%2").arg(id).arg(piece + 1));
    }
}

bool CakePanel::put(const QRectF& room, const CakeCut& cut, bool isLeft, Count first, Count second, bool apart)
{
    const double line = smallLine(m_scenes);
    const CakeDrawing drawing = cakeBlock(first, second, room.adjusted(cakePadding, 1.7 * line, -cakePadding, -1.7 * line));
    const QRectF whole = drawing.rects.front();
    const double side = isLeft ? whole.width() : whole.height();
    const double real = side * static_cast<double>(cut.place) / static_cast<double>(isLeft ? first : second);
    const double least = std::min(leastPiece, side / 2);
    const double length = std::clamp(real, least, side - least);
    const double away = apart ? apartBy : 0;
    QRectF pieces[2] = {whole, whole};
    if (isLeft) {
        pieces[0].setWidth(length);
        pieces[1].setLeft(whole.left() + length);
        pieces[0].translate(-away, 0);
        pieces[1].translate(away, 0);
    } else {
        pieces[0].setHeight(length);
        pieces[1].setTop(whole.top() + length);
        pieces[0].translate(0, -away);
        pieces[1].translate(0, away);
    }
    const std::int64_t values[2] = {cut.piece, cut.rest};
    const double size = m_scenes.type("small");
    for (int piece = 0; piece < 2; ++piece) {
        m_scenes.put(m_pieces[piece], pieces[piece], apart ? cakeTone(values[piece]) : Tone::Plain);
        const QString text = bold(wording::signedText(values[piece]));
        const bool fits = labelWidth(text, size) <= pieces[piece].width() - 2 && line <= pieces[piece].height() + 2;
        m_scenes.write(m_values[piece], {pieces[piece].center().x(), pieces[piece].center().y(), size, pieces[piece].width(), Anchor::Middle},
              apart && fits ? text : QString(), cakeTone(values[piece]));
    }
    const double beyond = apartBy + 0.8 * line;
    const double wide = room.width() - cakePadding;
    if (apart) {
        m_scenes.write(m_words, {room.center().x(), whole.top() - beyond, size, wide, Anchor::Middle}, wording::figureBestCut(cut, isLeft),
              isLeft ? Tone::Even : Tone::Odd);
        const QString sizes = isLeft ? wording::figurePieces(cut.place, second, first - cut.place, second)
                                     : wording::figurePieces(first, cut.place, first, second - cut.place);
        const bool fits = labelWidth(sizes, size) <= wide;
        m_scenes.write(m_sizes, {room.center().x(), whole.bottom() + beyond, size, wide, Anchor::Middle}, fits ? sizes : QString(),
                       Tone::Dim);
    }
    return drawing.toScale && length == real;
}

void CakePanel::say(const QRectF& room, const QString& text, Tone tone)
{
    m_scenes.write(m_words, {room.center().x(), room.center().y(), m_scenes.type("small"), room.width() - cakePadding,
                             Anchor::Middle}, text, tone);
}

void CakePanel::hide()
{
    m_scenes.hide(m_words, m_sizes);
    for (int piece = 0; piece < 2; ++piece)
        m_scenes.hide(m_pieces[piece], m_values[piece]);
}

}  // namespace nimstone::figures

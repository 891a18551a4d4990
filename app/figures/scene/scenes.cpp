#include "app/figures/scene/scenes.h"

#include <algorithm>

#include "app/figures/scene/text_metrics.h"
#include "app/theme/tokens.h"

namespace nimstone::figures {

namespace {

constexpr double textLevel = 6;

}  // namespace

double Scenes::type(const char* token, double textScale)
{
    return Tokens::instance().text(token) * textScale;
}

int Scenes::add(const Piece& piece, const Pose& pose)
{
    m_changed = true;
    m_made.pieces.push_back(piece);
    m_now.push_back(pose);
    return static_cast<int>(m_now.size()) - 1;
}

int Scenes::piece(const Piece& described, const Pose& look)
{
    if (const auto known = m_named.constFind(described.objectName); known != m_named.constEnd())
        return *known;
    const int added = add(described, look);
    pose(added).opacity = 0;
    m_named.insert(described.objectName, added);
    return added;
}

Pose& Scenes::tile(const PieceName& name, const QRectF& rect, Tone tone, double z, const QString& text)
{
    Pose& tile = put(piece(PieceKind::Tile, name, {.z = z}), rect, tone);
    tile.text = tileText(text, rect);
    return tile;
}

int Scenes::write(const PieceName& name, const Line& line, const QString& text, Tone tone)
{
    const int label = piece(PieceKind::Label, name, {.z = textLevel});
    write(label, line, text, tone);
    return label;
}

void Scenes::tear(const PieceName& name, const QRectF& bar, double at, bool shown, Qt::Orientation along, Tone tone)
{
    constexpr double tearLevel = 5;
    const double thickness = along == Qt::Horizontal ? bar.height() : bar.width();
    const double slant = 0.2 * thickness;
    const double apart = std::clamp(0.12 * thickness, 2.5, 5.0);
    for (const int line : {1, 2}) {
        const double begin = at + apart * (line - 1.5) - slant / 2;
        put(PieceKind::Slope, {name, "-", line},
            along == Qt::Horizontal ? QRectF(begin, bar.top(), slant, thickness) : QRectF(bar.left(), begin, thickness, slant), tone, tearLevel, shown);
    }
}

Pose& Scenes::put(int piece, const QRectF& rect, Tone tone, bool shown)
{
    Pose& put = pose(piece);
    put.cover(rect);
    put.opacity = shown ? 1 : 0;
    put.tone = tone;
    return put;
}

void Scenes::hideFrom(int first)
{
    for (int piece = first; piece < pieceCount(); ++piece)
        hide(piece);
}

void Scenes::write(int label, const Line& line, const QString& text, Tone tone)
{
    Pose& pose = this->pose(label);
    pose.opacity = text.isEmpty() ? 0 : 1;
    // A label that fades out keeps its text.
    if (text.isEmpty() && !pose.text.isEmpty())
        return;
    const double wanted = labelWidth(text, line.size);
    const double share = wanted > line.room ? line.room / wanted : 1;
    pose.text = text;
    pose.tone = tone;
    pose.width = wanted * share;
    pose.height = line.size * share * lineHeight;
    pose.x = line.hold == Anchor::Left ? line.x + pose.width / 2 : line.hold == Anchor::Right ? line.x - pose.width / 2 : line.x;
    pose.y = line.y;
}

void Scenes::push(double duration)
{
    completeScenes();
    m_made.scenes.push_back(m_now);
    m_made.durations.push_back(duration);
    for (Pose& pose : m_now)
        pose.begin = 0, pose.end = 1;
    m_changed = false;
}

void Scenes::completeScenes()
{
    for (Scene& earlier : m_made.scenes) {
        while (earlier.size() < m_now.size()) {
            earlier.push_back(m_now[earlier.size()]);
            earlier.back().opacity = 0;
        }
    }
}

Choreography Scenes::finish() &&
{
    if (m_made.scenes.empty())
        push(0);
    completeScenes();
    return std::move(m_made);
}

}  // namespace nimstone::figures

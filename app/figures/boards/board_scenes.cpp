#include "app/figures/boards/board_scenes.h"

#include <QFont>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/figures/scene/text_metrics.h"
#include "app/theme/tokens.h"

namespace nimstone::figures {

namespace {

constexpr double trayMargin = 12;
constexpr double trayPadding = 6;
constexpr double betweenTrayRows = 4;
constexpr double lowBoard = 400;

std::size_t trayOf(play::Side side) { return side == play::Side::Opponent ? 0 : 1; }

double stoneInTray(QSizeF given)
{
    return std::clamp(std::min(given.width(), given.height()) / 28, 12.0, 20.0);
}

constexpr double betweenThings = 2;
constexpr double betweenGroups = 8;
constexpr double tightest = 0.02;

struct RowAttempt {
    std::vector<QPointF> places;  ///< the centers of the stones and tags
    bool fits = true;
};

RowAttempt attempt(QRectF room, double rowHeight, const std::vector<std::vector<double>>& groups, double squeeze)
{
    RowAttempt result;
    double left = room.left();
    double y = room.top() + rowHeight / 2;
    for (const auto& group : groups) {
        for (const double width : group) {
            if (left + width > room.right() && left > room.left()) {
                left = room.left();
                y += rowHeight;
            }
            result.fits = result.fits && y + rowHeight / 2 <= room.bottom() + 0.5 && left + width <= room.right();
            result.places.emplace_back(left + width / 2, y);
            left += (width + betweenThings) * squeeze;
        }
        left += betweenGroups * squeeze;
    }
    return result;
}

/// Places the pieces in a tray. `groups` has a vector for each move, with the widths of the pieces that the move sent
/// to the tray. If all pieces fit into one row, the row is in the middle of the tray; otherwise rows are `rowHeight`
/// high. If there are too many pieces for `room`, they overlap like coins in a roll, but no piece is outside `room`.
std::vector<QPointF> layOutTray(QRectF room, double rowHeight, const std::vector<std::vector<double>>& groups)
{
    double squeeze = 1;
    const double spare = (room.height() - rowHeight) / 2;
    const RowAttempt single = attempt(room.adjusted(0, spare, 0, -spare), rowHeight, groups, squeeze);
    if (single.fits)
        return single.places;
    RowAttempt tried = attempt(room, rowHeight, groups, squeeze);
    while (!tried.fits && squeeze > tightest) {
        squeeze *= 0.85;
        tried = attempt(room, rowHeight, groups, squeeze);
    }
    if (!tried.fits) {
        // The pieces do not fit even if they overlap as much as possible. Move pieces that would be outside the tray to
        // its edges.
        std::size_t next = 0;
        for (const auto& group : groups) {
            for (const double width : group) {
                QPointF& place = tried.places[next++];
                place = {std::min(place.x(), room.right() - width / 2), std::min(place.y(), room.bottom() - rowHeight / 2)};
            }
        }
    }
    return tried.places;
}

}  // namespace

double boardType(const char* name, double textScale)
{
    return Scenes::type(name, textScale);
}

double boardTextWidth(const QString& text, double size, bool bold)
{
    // A board asks for the same widths in every scene, so the widths are cached.
    static thread_local QHash<std::pair<QString, int>, double> known[2];
    const int pixels = std::max(1, static_cast<int>(std::lround(size)));
    return knownWidth(known[bold], std::pair(text, pixels), [&] {
        QFont font(Tokens::instance().font("text"));
        font.setPixelSize(pixels);
        font.setBold(bold);
        return std::ceil(QFontMetricsF(font).horizontalAdvance(text)) + 2;
    });
}

std::size_t BoardScenes::addFrom(const Piece& piece, const Pose& from)
{
    const std::size_t added = add(piece, from);
    m_now[added].opacity = 0;
    m_now[added].text.clear();
    completeScenes();
    return added;
}

std::size_t BoardScenes::addLabel(int heap, int index, const QString& name, QPointF middle, double width, double size,
                                  Tone tone, const QString& text)
{
    return add({PieceKind::Label, heap, index, 0, name}, posed(middle, {width, size * lineHeight}, {.z = 1, .tone = tone, .text = text}));
}

double BoardScenes::trayHeight(QSizeF given, double textScale, Count stones)
{
    const double stone = stoneInTray(given);
    const double room = std::max(given.width() - 2 * trayMargin - 120, 1.0);
    const double wanted = std::ceil(static_cast<double>(std::min<Count>(stones, 10'000)) * 0.8 * (stone + betweenTrayRows) / room);
    const double rows = std::clamp(wanted, 1.0, given.height() < lowBoard ? 1.0 : 2.0);
    return std::max(rows * (stone + betweenTrayRows), boardType("small", textScale) * lineHeight) + 2 * trayPadding;
}

double BoardScenes::trayTagHeight() const
{
    return std::min(m_trayStone + 2 * betweenTrayRows, type("small") * lineHeight);
}

TrayItem BoardScenes::trayTag(std::size_t piece, const QString& text) const
{
    return {piece, boardTextWidth(text, type("small"), true) + 12, trayTagHeight(), text};
}

void BoardScenes::addTrays(QSizeF size, double height, const QString& opponent, const QString& person)
{
    m_trayStone = stoneInTray(size);
    const double small = type("small");
    const double nameWidth = std::max(boardTextWidth(person, small, true), boardTextWidth(opponent, small, true)) + 2 * trayMargin;
    const double width = size.width() - 2 * trayMargin;
    for (const auto side : {play::Side::Opponent, play::Side::Person}) {
        const bool theirs = side == play::Side::Opponent;
        const QString& name = theirs ? opponent : person;
        const double y = theirs ? trayMargin + height / 2 : size.height() - trayMargin - height / 2;
        const Tone tone = theirs ? Tone::Taken : Tone::Chosen;
        const auto index = static_cast<int>(trayOf(side));
        add({PieceKind::Band, -1, index, 0, theirs ? QStringLiteral("trayOpponent") : QStringLiteral("trayPerson")},
            {.x = size.width() / 2, .y = y, .width = width, .height = height, .tone = tone, .text = name});
        addLabel(-1, index, {}, {trayMargin + nameWidth / 2, y}, nameWidth - trayMargin, small, tone, name);
        m_trays[trayOf(side)].room = {trayMargin + nameWidth, y - height / 2 + trayPadding, width - nameWidth - trayMargin,
                                      height - 2 * trayPadding};
    }
}

void BoardScenes::toTray(play::Side who, const std::vector<TrayItem>& things)
{
    if (things.empty())
        return;
    Tray& tray = m_trays[trayOf(who)];
    if (tray.room.isEmpty()) {
        for (const TrayItem& thing : things)
            hide(thing.piece);
        return;
    }
    tray.moves.push_back(things);
    tray.stale = true;
    if (m_ply >= m_window.first)
        fill(tray);
    // The pieces start one after another in the first half of the transition. The first piece starts at once.
    const auto count = static_cast<double>(things.size());
    const double spread = things.size() > 1 ? 0.5 : 0;
    for (std::size_t order = 0; order < things.size(); ++order) {
        Pose& pose = m_now[things[order].piece];
        pose.begin = spread * static_cast<double>(order) / count;
        pose.end = pose.begin + 1 - spread;
    }
    stretch(1 + 0.08 * std::min(count - 1, 12.0));
}

void BoardScenes::fill(Tray& tray)
{
    tray.stale = false;
    std::vector<std::vector<double>> widths;
    for (const auto& move : tray.moves) {
        widths.emplace_back();
        for (const TrayItem& thing : move)
            widths.back().push_back(thing.width);
    }
    const auto places = layOutTray(tray.room, m_trayStone + betweenTrayRows, widths);
    std::size_t index = 0;
    for (const auto& move : tray.moves) {
        for (const TrayItem& thing : move) {
            m_now[thing.piece] = posed(places[index++], {thing.width, thing.height}, {.z = 5, .tone = Tone::Taken, .text = thing.text});
        }
    }
}

void BoardScenes::keep(std::size_t ply)
{
    m_ply = ply + 1;
    if (ply >= m_window.first && ply <= m_window.last) {
        for (Tray& tray : m_trays) {
            if (tray.stale)
                fill(tray);
        }
        push(moveDuration * m_stretch);
    }
    m_stretch = 1;
    for (Pose& pose : m_now) {
        pose.begin = 0;
        pose.end = 1;
    }
}

Choreography BoardScenes::finish(QSizeF size)
{
    m_made.size = size;
    return std::move(m_made);
}

}  // namespace nimstone::figures

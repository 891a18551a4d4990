// Checks of a figure in one scene or between two scenes.
#pragma once

#include <QString>
#include <string_view>
#include <vector>

#include "app/figures/scene/choreography.h"
#include "tests/counts.h"

namespace nimstone::tests {

using namespace figures;

struct Room {
    QSizeF size;
    double textScale;
};

inline std::vector<Room> figureRooms()
{
    return {{{492, 330}, 1}, {{760, 640}, 1}, {{1150, 820}, 1}, {{760, 640}, 1.4}, {{900, 800}, 2}};
}

/// Returns the rooms for a language: in a short run, each of the two languages has every other room.
inline std::vector<Room> figureRooms(std::string_view language)
{
    const std::vector<Room> all = figureRooms();
    if (deep())
        return all;
    std::vector<Room> some;
    for (std::size_t room = language == "en" ? 0 : 1; room < all.size(); room += 2)
        some.push_back(all[room]);
    return some;
}

inline bool isShown(const Pose& pose) { return pose.opacity > 0; }

/// Returns the first fault: a piece that leaves the figure or, if `checkWords` is true, two texts that overlap. Returns an
/// empty string if there is none.
inline QString figureFault(const Choreography& figure, double position, bool checkWords)
{
    const QRectF room = QRectF(QPointF(0, 0), figure.size).adjusted(-0.5, -0.5, 0.5, 0.5);
    std::vector<std::pair<QRectF, QString>> words;
    for (int piece = 0; piece < figure.pieceCount(); ++piece) {
        const Pose pose = poseAt(figure, piece, position);
        if (!isShown(pose))
            continue;
        const Piece& described = figure.pieces[static_cast<std::size_t>(piece)];
        if (!room.contains(pose.rect()))
            return QStringLiteral("%1 is outside").arg(described.objectName);
        if (!checkWords || described.kind != PieceKind::Label || pose.text.isEmpty())
            continue;
        // A text is compared by the height of its digits, which is less than the height of its line.
        const double spare = pose.height * 0.16;
        const QRectF rect = pose.rect().adjusted(0.6, spare, -0.6, -spare);
        for (const auto& [other, name] : words) {
            if (other.intersects(rect))
                return QStringLiteral("%1 is on %2").arg(described.objectName, name);
        }
        words.emplace_back(rect, described.objectName);
    }
    return {};
}

}  // namespace nimstone::tests

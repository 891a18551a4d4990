// Random games on a board of any kind, and checks that every scene must pass.
#pragma once

#include <QTest>
#include <algorithm>
#include <cmath>

#include "app/figures/board.h"
#include "core/play/moves/random_moves.h"
#include "core/sum/sum_notation.h"
#include "tests/core/sum/tables.h"

namespace nimstone::tests {

/// Plays random moves to the end of the game, at most `longest` moves.
inline play::Record playedByChance(GameSum start, Seed seed, std::size_t longest)
{
    Chance chance(seed);
    play::Record record(std::move(start), chance.below(2) == 0 ? play::Side::Person : play::Side::Opponent,
                        chance.below(2) == 0 ? Cutter::Left : Cutter::Right);
    while (!record.isOver() && record.cursor() < longest) {
        const auto move = play::randomMove(record.sum(), chance.below(~std::uint64_t{0}), record.cutterToMove());
        if (!move || record.play(*move))
            qFatal("randomMove found no legal move, or play refused it, although the game is not over");
    }
    return record;
}

inline figures::BoardRoom roomOf(QSizeF size, double textScale = 1)
{
    figures::BoardRoom room;
    room.size = size;
    room.textScale = textScale;
    room.person = QStringLiteral("You");
    room.opponent = QStringLiteral("Computer");
    room.ends = std::make_shared<figures::RowEnds>();
    return room;
}

inline figures::Board boardOf(const play::Record& record, const figures::BoardRoom& room)
{
    return {record, room, {0, record.moves().size()}};
}

inline bool overlap(const QRectF& a, const QRectF& b) { return a.adjusted(0.5, 0.5, -0.5, -0.5).intersects(b.adjusted(0.5, 0.5, -0.5, -0.5)); }

/// Checks in every scene that each visible piece is inside the board and that no label overlaps another. Returns the first
/// fault, or an empty string.
inline QString faultOf(const figures::Choreography& figure)
{
    const QRectF whole = QRectF({0, 0}, figure.size).adjusted(-0.5, -0.5, 0.5, 0.5);
    for (std::size_t scene = 0; scene < figure.scenes.size(); ++scene) {
        const auto& poses = figure.scenes[scene];
        if (poses.size() != figure.pieces.size())
            return QStringLiteral("scene %1 has %2 poses").arg(scene).arg(poses.size());
        std::vector<std::size_t> labels;
        for (std::size_t piece = 0; piece < poses.size(); ++piece) {
            const figures::Pose& pose = poses[piece];
            if (!std::isfinite(pose.x + pose.y + pose.width + pose.height))
                return QStringLiteral("piece %1 has no valid position in scene %2").arg(piece).arg(scene);
            if (pose.opacity <= 0)
                continue;
            if (!whole.contains(pose.rect())) {
                return QStringLiteral("piece %1 %2 of kind %3 at (%4, %5) size (%6, %7) leaves a board of %8 × %9 in scene %10")
                    .arg(piece).arg(figure.pieces[piece].objectName).arg(static_cast<int>(figure.pieces[piece].kind)).arg(pose.x)
                    .arg(pose.y).arg(pose.width).arg(pose.height).arg(figure.size.width()).arg(figure.size.height()).arg(scene);
            }
            if (figure.pieces[piece].kind != figures::PieceKind::Label || pose.text.isEmpty())
                continue;
            for (const std::size_t other : labels) {
                if (overlap(pose.rect(), poses[other].rect()))
                    return QStringLiteral("\"%1\" and \"%2\" overlap in scene %3").arg(pose.text, poses[other].text).arg(scene);
            }
            labels.push_back(piece);
        }
    }
    return {};
}

inline QString faultOf(const figures::Board& board) { return faultOf(board.choreography()); }

inline const figures::Pose* poseOf(const figures::Board& board, std::size_t scene, const QString& name)
{
    const auto& pieces = board.choreography().pieces;
    for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
        if (pieces[piece].objectName == name)
            return &board.choreography().scenes[scene][piece];
    }
    return nullptr;
}

/// True if at most `clicks` clicks, each on something that the mark of the move raises, frames or draws, pick that move.
inline bool clicksPick(const figures::Board& board, std::size_t ply, const MoveInSum& move, int clicks,
                       const std::optional<MoveInSum>& held = {})
{
    if (held == move)
        return true;
    if (clicks == 0)
        return false;
    const figures::BoardMark mark = board.markOf(ply, move);
    std::vector<QPointF> points;
    for (const int piece : mark.pieces)
        points.push_back(board.choreography().scenes[ply][static_cast<std::size_t>(piece)].rect().center());
    for (const QRectF& area : mark.areas)
        points.push_back(area.center());
    for (const QLineF& cut : mark.cuts)
        points.push_back(cut.center());
    return std::ranges::any_of(points, [&](QPointF point) {
        const auto picked = board.moveAt(ply, point, held);
        return picked && picked != held && clicksPick(board, ply, move, clicks - 1, picked);
    });
}

/// Returns the index of the piece named `name`, or the number of pieces if no piece has this name.
inline std::size_t pieceNamed(const figures::Choreography& figure, const QString& name)
{
    const auto found = std::ranges::find(figure.pieces, name, &figures::Piece::objectName);
    return static_cast<std::size_t>(found - figure.pieces.begin());
}

}  // namespace nimstone::tests

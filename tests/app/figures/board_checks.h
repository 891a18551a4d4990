// What holds on every board of every game: nothing leaves it, nothing is lost or lies under something else, and a click
// on what a move raises picks that move.
#pragma once

#include <QTranslator>
#include <cmath>

#include "app/figures/board.h"
#include "core/play/any_move.h"
#include "core/random.h"
#include "translations/catalogue.h"

namespace nimstone::tests {

inline figures::BoardRoom roomOf(QSizeF size, double textScale = 1, bool theory = false)
{
    figures::BoardRoom room;
    room.size = size;
    room.textScale = textScale;
    room.theory = theory;
    room.person = QStringLiteral("You");
    room.opponent = QStringLiteral("Computer");
    return room;
}

inline figures::Board wholeBoard(const play::Record& record, const figures::BoardRoom& room)
{
    return figures::Board(record, room, {0, record.moves().size()});
}

/// A game by chance to its end, or to `longest` moves.
inline play::Record randomGame(const std::string& start, Seed seed, std::size_t longest = 40)
{
    Chance chance(seed);
    play::Record record(*parseTable(start), chance.below(2) == 0 ? play::Side::Person : play::Side::Opponent);
    while (!record.isOver() && record.cursor() < longest)
        record.play(*play::randomMove(record.table(), chance.below(1'000'000'000), record.cutterToMove()));
    return record;
}

inline QString described(const figures::Choreography& figure, std::size_t scene, std::size_t piece)
{
    const QRectF rect = figure.scenes[scene][piece].rect();
    return QStringLiteral("piece %1 %2 of kind %3 at (%4, %5) of %6 × %7 on %8 × %9, scene ").arg(piece)
        .arg(figure.pieces[piece].objectName).arg(int(figure.pieces[piece].kind)).arg(rect.x()).arg(rect.y())
        .arg(rect.width()).arg(rect.height()).arg(figure.size.width()).arg(figure.size.height()) + QString::number(scene);
}

/// What is wrong with the poses of a board; empty where nothing is.
inline QString faultIn(const figures::Board& board, std::size_t plies)
{
    using figures::PieceKind;
    const figures::Choreography& figure = board.choreography();
    if (figure.scenes.size() != plies + 1 || figure.durations.size() != plies + 1)
        return QStringLiteral("%1 scenes for %2 plies").arg(figure.scenes.size()).arg(plies);
    const QRectF whole = QRectF({0, 0}, figure.size).adjusted(-0.5, -0.5, 0.5, 0.5);
    for (std::size_t scene = 0; scene < figure.scenes.size(); ++scene) {
        const auto& poses = figure.scenes[scene];
        if (poses.size() != figure.pieces.size())
            return QStringLiteral("a piece is lost in scene %1").arg(scene);
        std::vector<std::size_t> words;
        std::vector<std::size_t> solid;
        for (std::size_t piece = 0; piece < poses.size(); ++piece) {
            const figures::Pose& pose = poses[piece];
            const QRectF rect = pose.rect();
            if (!std::isfinite(rect.x() + rect.y() + rect.width() + rect.height()) || rect.width() < 0 || rect.height() < 0)
                return QStringLiteral("nowhere: ") + described(figure, scene, piece);
            if (pose.opacity == 0 || rect.isEmpty())
                continue;
            if (!whole.contains(rect))
                return QStringLiteral("outside: ") + described(figure, scene, piece);
            const PieceKind kind = figure.pieces[piece].kind;
            if (kind == PieceKind::Label && !pose.text.isEmpty())
                words.push_back(piece);
            if ((kind == PieceKind::Stone || (kind == PieceKind::Tile && figure.pieces[piece].index >= 0)) && pose.tone != figures::Tone::Taken)
                solid.push_back(piece);
        }
        const auto touch = [&](std::size_t a, std::size_t b) {
            return poses[a].rect().adjusted(0.5, 0.5, -0.5, -0.5).intersects(poses[b].rect().adjusted(0.5, 0.5, -0.5, -0.5));
        };
        for (std::size_t a = 0; a < words.size(); ++a) {
            for (std::size_t b = a + 1; b < words.size(); ++b) {
                if (touch(words[a], words[b]))
                    return QStringLiteral("words on words: ") + described(figure, scene, words[a]);
            }
            for (const std::size_t thing : solid) {
                if (touch(words[a], thing))
                    return QStringLiteral("words on a thing: ") + described(figure, scene, words[a]) + described(figure, scene, thing);
            }
        }
        for (std::size_t a = 0; a < solid.size(); ++a) {
            for (std::size_t b = a + 1; b < solid.size(); ++b) {
                if (touch(solid[a], solid[b]))
                    return QStringLiteral("two things in one place: ") + described(figure, scene, solid[a]) + described(figure, scene, solid[b]);
            }
        }
    }
    return {};
}

/// What is wrong with how a legal move shows; empty where nothing is.
inline QString faultInMark(const figures::Board& board, const play::Record& record, std::size_t ply, const TableMove& move)
{
    const figures::BoardMark mark = board.markOf(ply, move);
    const QString text = QString::fromStdString(print(move, record.startTable()));
    const QRectF whole = QRectF({0, 0}, board.choreography().size).adjusted(-0.5, -0.5, 0.5, 0.5);
    if (mark.pieces.empty() && mark.areas.empty())
        return text + QStringLiteral(" does not show");
    for (const int piece : mark.pieces) {
        if (piece < 0 || piece >= board.choreography().pieceCount())
            return text + QStringLiteral(" raises a piece that is not there");
    }
    for (const QRectF& area : mark.areas) {
        if (!whole.contains(area))
            return text + QStringLiteral(" frames an area outside");
    }
    if (mark.badge && !whole.contains(*mark.badge))
        return text + QStringLiteral(" has its letter outside");
    return {};
}

/// As faultInMark, and that a click where its letter stands, or would, picks it.
inline QString faultInPick(const figures::Board& board, const play::Record& record, std::size_t ply, const TableMove& move,
                           const std::optional<TableMove>& held = std::nullopt)
{
    if (const QString fault = faultInMark(board, record, ply, move); !fault.isEmpty())
        return fault;
    const figures::BoardMark mark = board.markOf(ply, move);
    if (!mark.badge && mark.areas.empty())
        return QStringLiteral("%1 has no place for its letter").arg(QString::fromStdString(print(move, record.startTable())));
    const auto picked = board.moveAt(ply, mark.badge ? *mark.badge : mark.areas.front().center(), held);
    if (picked == move)
        return {};
    return QStringLiteral("%1 is meant, %2 is picked in scene %3 of %4")
        .arg(QString::fromStdString(print(move, record.startTable())),
             picked ? QString::fromStdString(print(*picked, record.startTable())) : QStringLiteral("nothing"))
        .arg(ply).arg(QString::fromStdString(print(record)));
}

/// The words of the first scene in a language.
inline QStringList wordsIn(const char* language, const play::Record& record, const figures::BoardRoom& room)
{
    QTranslator translator;
    if (!loadCatalogue(translator, QString::fromLatin1(language)))
        return {};
    QCoreApplication::installTranslator(&translator);
    const figures::Board board = wholeBoard(record, room);
    QCoreApplication::removeTranslator(&translator);
    QStringList words;
    for (const figures::Pose& pose : board.choreography().scenes.front()) {
        if (!pose.text.isEmpty())
            words.push_back(pose.text);
    }
    return words;
}

}  // namespace nimstone::tests

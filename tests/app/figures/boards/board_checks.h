// Checks for boards of two numbers and of one pile, besides those of played_boards.h: no piece lies under another, and a
// click on the letter of a move picks that move.
#pragma once

#include <QTranslator>

#include "tests/app/figures/boards/played_boards.h"
#include "translations/catalogue.h"

namespace nimstone::tests {

inline play::Record randomGame(const std::string& start, Seed seed, std::size_t longest = 40)
{
    return playedByChance(gameSumOf(start), seed, longest);
}

inline figures::BoardRoom roomWithTheory(QSizeF size, double textScale, bool theory)
{
    figures::BoardRoom room = roomOf(size, textScale);
    room.theory = theory;
    return room;
}

inline QString described(const figures::Choreography& figure, std::size_t scene, std::size_t piece)
{
    const QRectF rect = figure.scenes[scene][piece].rect();
    return QStringLiteral("%1 of kind %2 at (%3, %4) of %5 × %6 in scene %7 ").arg(figure.pieces[piece].objectName)
        .arg(int(figure.pieces[piece].kind)).arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height()).arg(scene);
}

/// True for a stone or a tile that does not lie in a tray.
inline bool isThing(const figures::Piece& piece, const figures::Pose& pose)
{
    const bool solid = piece.kind == figures::PieceKind::Stone || (piece.kind == figures::PieceKind::Tile && piece.index >= 0);
    return solid && pose.tone != figures::Tone::Taken;
}

/// Makes the checks of faultOf, and checks that no stone or tile lies on another stone or tile, or on words.
inline QString faultIn(const figures::Choreography& figure, std::size_t plies)
{
    if (figure.scenes.size() != plies + 1 || figure.durations.size() != plies + 1)
        return QStringLiteral("%1 scenes for %2 plies").arg(figure.scenes.size()).arg(plies);
    if (const QString fault = faultOf(figure); !fault.isEmpty())
        return fault;
    for (std::size_t scene = 0; scene < figure.scenes.size(); ++scene) {
        const auto& poses = figure.scenes[scene];
        std::vector<std::size_t> seen;
        for (std::size_t piece = 0; piece < poses.size(); ++piece) {
            const bool words = figure.pieces[piece].kind == figures::PieceKind::Label && !poses[piece].text.isEmpty();
            if (poses[piece].opacity > 0 && !poses[piece].rect().isEmpty() && (words || isThing(figure.pieces[piece], poses[piece])))
                seen.push_back(piece);
        }
        for (std::size_t a = 0; a < seen.size(); ++a) {
            for (std::size_t b = a + 1; b < seen.size(); ++b) {
                if (overlap(poses[seen[a]].rect(), poses[seen[b]].rect()))
                    return QStringLiteral("two pieces in one place: ") + described(figure, scene, seen[a]) + described(figure, scene, seen[b]);
            }
        }
    }
    return {};
}

inline QString faultIn(const figures::Board& board, std::size_t plies) { return faultIn(board.choreography(), plies); }

/// Returns what is wrong with the mark of a legal move, or an empty string.
inline QString faultInMark(const figures::Board& board, const play::Record& record, std::size_t ply, const MoveInSum& move)
{
    const figures::BoardMark mark = board.markOf(ply, move);
    const QString text = QString::fromStdString(print(move, record.startSum()));
    const QRectF whole = QRectF({0, 0}, board.choreography().size).adjusted(-0.5, -0.5, 0.5, 0.5);
    if (mark.pieces.empty() && mark.areas.empty())
        return text + QStringLiteral(" has no mark");
    for (const int piece : mark.pieces) {
        if (piece < 0 || piece >= board.choreography().pieceCount())
            return text + QStringLiteral(" raises a piece that does not exist");
    }
    for (const QRectF& area : mark.areas) {
        if (!whole.contains(area))
            return text + QStringLiteral(" frames an area outside the board");
    }
    if (mark.badge && !whole.contains(*mark.badge))
        return text + QStringLiteral(" has its letter outside the board");
    return {};
}

/// Makes the checks of faultInMark, and checks that a click on the letter of the move picks the move. A mark without a
/// letter is clicked at its center.
inline QString faultInPick(const figures::Board& board, const play::Record& record, std::size_t ply, const MoveInSum& move,
                           const std::optional<MoveInSum>& held = std::nullopt)
{
    if (const QString fault = faultInMark(board, record, ply, move); !fault.isEmpty())
        return fault;
    const figures::BoardMark mark = board.markOf(ply, move);
    const QString text = QString::fromStdString(print(move, record.startSum()));
    const QRectF last = mark.areas.empty() ? board.choreography().scenes[ply][static_cast<std::size_t>(mark.pieces.front())].rect()
                                           : mark.areas.front();
    const auto picked = board.moveAt(ply, mark.badge ? *mark.badge : last.center(), held);
    if (picked == move)
        return {};
    return QStringLiteral("a click for %1 picks %2 in scene %3 of %4")
        .arg(text, picked ? QString::fromStdString(print(*picked, record.startSum())) : QStringLiteral("nothing"))
        .arg(ply).arg(QString::fromStdString(print(record)));
}

/// Returns the words of the first scene in the language.
inline QStringList wordsIn(const char* language, const play::Record& record, const figures::BoardRoom& room)
{
    QTranslator translator;
    if (!loadCatalogue(translator, QString::fromLatin1(language)))
        return {};
    QCoreApplication::installTranslator(&translator);
    const figures::Board board = boardOf(record, room);
    QCoreApplication::removeTranslator(&translator);
    QStringList words;
    for (const figures::Pose& pose : board.choreography().scenes.front()) {
        if (!pose.text.isEmpty())
            words.push_back(pose.text);
    }
    return words;
}

}  // namespace nimstone::tests

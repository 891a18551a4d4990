// Helpers for the tests of boards of heaps.
#pragma once

#include <QTest>
#include <algorithm>
#include <cmath>

#include "app/figures/board.h"
#include "app/figures/boards/heaps/heap_rows.h"
#include "core/play/moves/random_moves.h"
#include "core/random.h"
#include "tests/core/sum/tables.h"
#include "tests/counts.h"

namespace nimstone::figures::cases {

struct Played {
    play::Record record;
    BoardRoom room;
    Board board;
};

using tests::gameSumOf;

inline GameSum nim(const QList<quint64>& heaps)
{
    return GameSum(Component{parseSum("nim:1").value().components().front().rules, {{heaps.begin(), heaps.end()}}});
}

/// Plays random moves to the end of the game, at most `longest` moves.
inline play::Record randomGame(const GameSum& start, Seed seed, std::size_t longest)
{
    Chance chance(seed);
    play::Record record(start, chance.below(2) == 0 ? play::Side::Person : play::Side::Opponent);
    while (!record.isOver() && record.cursor() < longest)
        record.play(*play::randomMove(record.sum(), chance.below(1'000'000)));
    return record;
}

inline Played boardOf(play::Record record, QSizeF size, double textScale)
{
    BoardRoom room{size, textScale, 1, false, QStringLiteral("You"), QStringLiteral("Computer")};
    Board board(record, room, {0, record.moves().size()});
    return {std::move(record), room, std::move(board)};
}

/// Calls `check(played, ply)` for every scene until the test has failed. Returns an error if the number of scenes is wrong,
/// else an empty string.
template <class Check>
QString inEveryScene(const play::Record& record, const BoardRoom& room, const Check& check)
{
    const std::size_t plies = record.moves().size();
    const Played played{record, room, Board(record, room, {0, plies})};
    if (played.board.choreography().scenes.size() != plies + 1)
        return QStringLiteral("the number of scenes is not the number of plies plus 1");
    for (std::size_t ply = 0; ply <= plies && !QTest::currentTestFailed(); ++ply)
        check(played, ply);
    return {};
}

inline bool isStone(const Piece& piece) { return piece.kind == PieceKind::Stone && piece.index >= 0; }
inline bool isBlock(const Piece& piece) { return piece.kind == PieceKind::Stone && piece.index < 0; }
inline bool touches(const QRectF& a, const QRectF& b)
{
    return std::min(a.right(), b.right()) - std::max(a.left(), b.left()) > 0.5
        && std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top()) > 0.5;
}

inline std::vector<QSizeF> rooms() { return {{480, 250}, {560, 440}, {900, 760}, {1500, 900}}; }

/// Returns the area of each heap after `ply` moves. The text of a heap's piece begins with the number of the heap, such
/// as "Heap 2, size 5".
inline std::vector<QRectF> grounds(const Board& board, std::size_t ply)
{
    std::vector<QRectF> found;
    for (std::size_t i = 0; i < board.choreography().pieces.size(); ++i) {
        const Piece& piece = board.choreography().pieces[i];
        const Pose& pose = board.choreography().scenes[ply][i];
        if (piece.kind != PieceKind::Band || piece.heap < 0 || pose.opacity == 0)
            continue;
        const QString name = pose.text.section(QLatin1Char(','), 0, 0);
        const auto heap = static_cast<std::size_t>(name.section(QLatin1Char(' '), -1).toULongLong());
        if (found.size() < heap)
            found.resize(heap);
        found[heap - 1] = pose.rect();
    }
    return found;
}

/// Positions of every game that is shown as heaps.
inline std::vector<const char*> positions()
{
    return {"nim:3,4,5", "misere-nim:7,2,2", "moore-nim(2):4,5,6,7", "moore-nim(3):1000000,40,7,9,2", "bash(3):21,9",
            "subtraction(1,3,4):12,30", "subtraction(2,5):500,3", "lasker-nim:9,4", "lasker-nim:900,25",
            "lasker-nim:12,11,10,9,8,7", "grundy-game:20", "grundy-game:31,12", "grundy-game:2,2,9", "grundy-game:5000",
            "nim:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,1000000",
            "moore-nim(4):3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,9,20",
            "lasker-nim:5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,12",
            "grundy-game:5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,12",
            "hexadecimal(0.8):19,5", "hexadecimal(8.F3):22", "hexadecimal(C.3):25,12"};
}

}  // namespace nimstone::figures::cases

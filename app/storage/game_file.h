// How a kept game is written: a line that says what the file is, a line with the time, then the game's own text.
//
//   nimstone-game 1
//   2026-03-14T15:09:26.535Z
//   perfect nim:3,4,5 first 1-2 2-1
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <tl/expected.hpp>

namespace nimstone {

struct GameText {
    /// When it was kept last, in UTC, to the millisecond.
    QDateTime time;
    /// Knows nothing of games: whoever reads it says whether it is one.
    QString text;

    bool operator==(const GameText&) const = default;
};

enum class GameFileError {
    Unreadable,  ///< cut off, damaged, or no such file at all
    Newer,       ///< of a version that is yet to come
};

QByteArray printGameFile(const GameText& game);
tl::expected<GameText, GameFileError> parseGameFile(const QByteArray& content);

}  // namespace nimstone

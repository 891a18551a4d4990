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

#include "app/storage/files/files.h"

namespace nimstone {

struct GameText {
    /// When it was kept last, in UTC, to the millisecond.
    QDateTime time;
    /// Knows nothing of games: whoever reads it says whether it is one.
    QString text;

    bool operator==(const GameText&) const = default;
};

/// Why a file is no kept game, and where: lines and columns from 1, columns in code points.
struct GameFileError {
    enum class Kind {
        NotRead,     ///< see `fault`
        NotUtf8,     ///< another encoding, or damaged: at the place
        NoMark,      ///< the first line does not say that it is a game
        Newer,       ///< of a version that is yet to come
        NoTime,
        ZeroByte,
        CutOff,      ///< the last line has no end
    };
    Kind kind = Kind::NotRead;
    std::size_t line = 1;
    std::size_t column = 1;
    QString found{};  ///< what stands there, at most 24 code points
    ReadFault fault = ReadFault::Unreadable;

    bool operator==(const GameFileError&) const = default;
};

/// No game that a person opens is larger, in bytes.
inline constexpr qint64 largestGameFile = 8 << 20;

/// In the order in which this program writes it. Ends of lines may be those of another system, and a mark of the byte
/// order may stand before.
QByteArray printGameFile(const GameText& game);
tl::expected<GameText, GameFileError> parseGameFile(const QByteArray& content);

/// A file that the person chose; the size is looked at before it is read.
tl::expected<GameText, GameFileError> readGameFile(const QString& file);

}  // namespace nimstone

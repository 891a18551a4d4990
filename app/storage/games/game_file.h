// The format of a saved game: a line that identifies the format, a line with the time, and then the text of the game.
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
    /// The time when the game was last saved: UTC, with milliseconds.
    QDateTime time;
    /// The text of the game. The functions of this file do not parse it; their callers do.
    QString text;

    bool operator==(const GameText&) const = default;
};

/// The reason why a file is not a saved game. Lines and columns are counted from 1; a column is a code point.
struct GameFileError {
    enum class Kind {
        NotRead,     ///< the file could not be read; see `fault`
        NotUtf8,     ///< the file is damaged or has another encoding
        NoHeader,      ///< the first line does not identify a game
        Newer,       ///< a newer version wrote the file
        NoTime,
        ZeroByte,
        CutOff,      ///< the last line has no line end, so the file is not complete
    };
    Kind kind = Kind::NotRead;
    std::size_t line = 1;
    std::size_t column = 1;
    QString found{};  ///< the text at the place of the error, at most 24 code points
    ReadFault fault = ReadFault::Unreadable;

    bool operator==(const GameFileError&) const = default;
};

/// The size of the largest file that is read, in bytes. Every saved game is smaller.
inline constexpr qint64 largestGameFile = 8 << 20;

/// The next two functions convert between a game and the content of its file. The parser also accepts line ends of
/// other systems and a byte order mark.
QByteArray printGameFile(const GameText& game);
tl::expected<GameText, GameFileError> parseGameFile(const QByteArray& content);

/// Reads a file that the user chose. A file that is too large is not read.
tl::expected<GameText, GameFileError> readGameFile(const QString& file);

}  // namespace nimstone

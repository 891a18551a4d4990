#include "app/viewmodels/play/play_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include "app/figures/board.h"
#include "app/storage/files/files.h"
#include "app/storage/games/game_file.h"
#include "app/viewmodels/play/play_session.h"
#include "app/viewmodels/shell/chosen_files.h"
#include "app/wording/play/record.h"
#include "app/wording/quotation.h"

namespace nimstone {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(PlayFiles)
};

/// Texts of Qt's own file dialog, which Qt does not translate.
[[maybe_unused]] constexpr const char* dialogWords[] = {
    QT_TRANSLATE_NOOP("FileDialog", "File name"),
    QT_TRANSLATE_NOOP("FileDialog", "Filter"),
};

QString mebibytes(qint64 bytes)
{
    return QLocale(QLocale::English).toString(bytes / (1 << 20));
}

/// Returns a phrase for the error: what is wrong with the file, or what was found in place of the expected text.
QString sentence(const GameFileError& error)
{
    using Kind = GameFileError::Kind;
    const QString found = wording::quotedRichText(error.found.toStdString());
    switch (error.kind) {
    case Kind::NotRead:
        //: %1 is a number of mebibytes
        return error.fault == ReadFault::TooLarge
            ? Texts::tr("the file is too large for a game (more than %1 MiB) and was not read").arg(mebibytes(largestGameFile))
            : sentence(error.fault);
    //: 0x%1 is a byte, in hexadecimal
    case Kind::NotUtf8: return Texts::tr("expected text in UTF-8, found the byte 0x%1").arg(error.found);
    case Kind::NoHeader:
        return error.found.isEmpty()
            ? Texts::tr("expected 'nimstone-game 1', the first line of a saved game, but this line is empty")
            //: %1 is the text at the beginning of the file, which is not the expected text
            : Texts::tr("expected 'nimstone-game 1', the first line of a saved game, found '%1'").arg(found);
    case Kind::Newer:
        //: %1 is a version number
        return Texts::tr("expected version 1, found '%1': a newer version of Nimstone saved this game").arg(found);
    case Kind::NoTime:
        return error.found.isEmpty() ? Texts::tr("expected the time of the game, but there is nothing here")
                                     : Texts::tr("expected the time of the game, found '%1'").arg(found);
    case Kind::ZeroByte: return Texts::tr("expected a move, found the byte 0x00: the file is damaged");
    case Kind::CutOff: return Texts::tr("expected the end of the line, but the file ends here: it is cut off");
    }
    return {};
}

QString worded(const GameFileError& error, const QString& name)
{
    using Kind = GameFileError::Kind;
    switch (error.kind) {
    case Kind::NotRead:
        //: %1 is the name of a file, %2 says what is wrong with the file
        return Texts::tr("%1: %2").arg(name, sentence(error));
    default:
        //: %1 is the name of a file, %2 and %3 are numbers, %4 says what is wrong at this place of the file
        return Texts::tr("%1, line %2, column %3: %4").arg(name, QString::number(error.line), QString::number(error.column), sentence(error));
    }
}

}  // namespace

FileProblem problemWith(const KeptGameError& error, bool severalLines, std::size_t linesBefore)
{
    return [error, severalLines, line = error.line + linesBefore] {
        if (!error.cause)
            return Texts::tr("line %1: expected a line of the same game, but this one has a different start").arg(line);
        play::RecordError cause = *error.cause;
        cause.column += error.before;
        if (auto* notation = std::get_if<NotationError>(&cause.cause))
            notation->column += error.before;
        if (!severalLines)
            return wording::sentence(cause);
        //: %1 is the number of a line, %2 says what is wrong in the line: "column 7: …"
        return Texts::tr("line %1, %2").arg(QString::number(line), wording::sentence(cause));
    };
}

tl::expected<KeptGame, FileProblem> openGameFile(const QString& path)
{
    const QString name = shownName(path);
    const auto text = readGameFile(path);
    if (!text)
        return tl::unexpected<FileProblem>([error = text.error(), name] { return worded(error, name); });
    auto game = parseKeptGame(text->text.toStdString());
    if (!game) {
        // The file has two lines before the game: a line with the version and a line with the time.
        return tl::unexpected<FileProblem>([problem = problemWith(game.error(), true, 2), name] {
            //: %1 is the name of a file, %2 says what is wrong with the file: "line 3, column 7: …"
            return Texts::tr("%1, %2").arg(name, problem());
        });
    }
    const std::size_t heaps = game->record().startSum().heapCount();
    if (heaps > figures::maxShownHeaps) {
        //: %1 is the name of a file, %2 says what is wrong with the file
        return tl::unexpected<FileProblem>([name, heaps] { return Texts::tr("%1: %2").arg(name, PlaySession::tooManyHeaps(heaps)); });
    }
    return *std::move(game);
}

tl::expected<void, FileProblem> saveGameFile(const QString& path, const KeptGame& game)
{
    const QByteArray content = printGameFile({QDateTime::currentDateTimeUtc(), QString::fromStdString(printKeptGame(game))});
    // If the folder in the path that the person chose does not exist, it is not created.
    if (QFileInfo(path).dir().exists() && writeWhole(path, content))
        return {};
    const QString name = shownName(path);
    return tl::unexpected<FileProblem>([name] {
        //: %1 is the name of a file
        return Texts::tr("The game could not be saved to %1. Check that the folder exists, that you may write to it, and that the "
                         "disk has room.").arg(name);
    });
}

}  // namespace nimstone

// Tests game files: they are read back unchanged, and an error names the fault and its place.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include "app/storage/games/game_file.h"
#include "tests/program.h"

using namespace nimstone;
using FileFault = GameFileError::Kind;

namespace {

const QByteArray firstLines = "nimstone-game 1\n2026-03-14T15:09:26.535Z\n";

}  // namespace

class TestGameFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writtenGamesAreReadBack_data()
    {
        QTest::addColumn<QByteArray>("content");
        const QByteArray text = "perfect nim:3,4,5 first 1-2\nnim:3,4,5 first 1-3";
        QTest::newRow("as written") << firstLines + text + '\n';
        QTest::newRow("ends of lines of Windows") << QByteArray(firstLines + text + '\n').replace("\n", "\r\n");
        QTest::newRow("a byte order mark") << "\xEF\xBB\xBF" + firstLines + text + '\n';
    }

    void writtenGamesAreReadBack()
    {
        QFETCH(QByteArray, content);
        const auto game = parseGameFile(content);
        QVERIFY(game.has_value());
        QCOMPARE(QString(game->text).remove(QLatin1Char('\r')), QStringLiteral("perfect nim:3,4,5 first 1-2\nnim:3,4,5 first 1-3"));
        QCOMPARE(game->time, QDateTime({2026, 3, 14}, QTime(15, 9, 26, 535), QTimeZone::utc()));
        const GameText again{game->time, QString(game->text).remove(QLatin1Char('\r'))};
        QCOMPARE(printGameFile(again), firstLines + "perfect nim:3,4,5 first 1-2\nnim:3,4,5 first 1-3\n");
    }

    void faultsAreReportedWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<GameFileError>("error");
        const auto add = [](const char* name, const QByteArray& content, FileFault kind, std::size_t line, std::size_t column, const char* found) {
            QTest::newRow(name) << content << GameFileError{kind, line, column, QString::fromUtf8(found)};
        };
        add("empty", "", FileFault::NoHeader, 1, 1, "");
        add("another text", "Dear Sir,\nhello\n", FileFault::NoHeader, 1, 1, "Dear Sir,");
        add("a long first line", QByteArray(1000, 'x') + '\n', FileFault::NoHeader, 1, 1, "xxxxxxxxxxxxxxxxxxxxxxxx");
        add("Chinese", "取石\n", FileFault::NoHeader, 1, 1, "取石");
        add("a position alone", "nim:3,4,5\n", FileFault::NoHeader, 1, 1, "nim:3,4,5");
        add("no version", "nimstone-game one\n", FileFault::NoHeader, 1, 1, "nimstone-game one");
        add("version 0", "nimstone-game 0\n", FileFault::NoHeader, 1, 1, "nimstone-game 0");
        add("a newer version", "nimstone-game 2\nwhatever\n", FileFault::Newer, 1, 15, "2");
        add("no time", "nimstone-game 1\nperfect nim:3 first\n", FileFault::NoTime, 2, 1, "perfect nim:3 first");
        add("cut off after the mark", "nimstone-game 1", FileFault::NoTime, 1, 16, "");
        add("cut off in the time", "nimstone-game 1\n2026-03-1", FileFault::NoTime, 2, 1, "2026-03-1");
        add("cut off after the time", firstLines, FileFault::CutOff, 3, 1, "");
        add("cut off in a move", firstLines + "perfect nim:3,4,5 first 1-", FileFault::CutOff, 3, 27, "");
        add("cut off in a variation", firstLines + "nim:3 first 1-1\nnim:3 fi", FileFault::CutOff, 4, 9, "");
        add("a byte of no UTF-8", firstLines + "nim:3 \xFF first\n", FileFault::NotUtf8, 3, 7, "FF");
        add("after Chinese", firstLines + "先手\xE5\x85\n", FileFault::NotUtf8, 3, 3, "E5");
        add("UTF-16", QByteArray("\xFF\xFEn\0i\0m\0", 8), FileFault::NotUtf8, 1, 1, "FF");
        add("Latin-1", firstLines + "nim:3 caf\xE9 first\n", FileFault::NotUtf8, 3, 10, "E9");
        add("a zero byte", firstLines + QByteArray("nim:3\0first\n", 12), FileFault::ZeroByte, 3, 6, "");
    }

    void faultsAreReportedWithTheirPlace()
    {
        QFETCH(QByteArray, content);
        QFETCH(GameFileError, error);
        const auto game = parseGameFile(content);
        QVERIFY(!game);
        QCOMPARE(int(game.error().kind), int(error.kind));
        QCOMPARE(game.error().line, error.line);
        QCOMPARE(game.error().column, error.column);
        QCOMPARE(game.error().found, error.found);
    }

    void aTruncatedFileIsRefused()
    {
        const QByteArray whole = firstLines + "perfect nim:3,4,5 first 1-2\n";
        for (qsizetype size = 0; size < whole.size(); ++size)
            QVERIFY2(!parseGameFile(whole.left(size)), whole.left(size).constData());
        QVERIFY(parseGameFile(whole).has_value());
    }

    void readingRefusesLargeAndSpecialFiles()
    {
        QTemporaryDir home;
        const auto kindOf = [](const QString& path) { return int(readGameFile(path).error().kind); };
        const auto faultOf = [](const QString& path) { return int(readGameFile(path).error().fault); };
        QCOMPARE(faultOf(home.filePath(QStringLiteral("none.nimgame"))), int(ReadFault::Missing));
        QCOMPARE(faultOf(home.path()), int(ReadFault::Folder));
        // The file of 100 MB occupies no disk space. If it were read, the error would be about its first line.
        QFile huge(home.filePath(QStringLiteral("huge.nimgame")));
        QVERIFY(huge.open(QIODevice::WriteOnly));
        QVERIFY(huge.resize(100'000'000));
        huge.close();
        QCOMPARE(faultOf(huge.fileName()), int(ReadFault::TooLarge));
        QVERIFY(huge.resize(largestGameFile));
        QCOMPARE(kindOf(huge.fileName()), int(FileFault::NoHeader));
#ifdef Q_OS_LINUX
        // The size of this device is 0, and reading it never ends.
        QCOMPARE(faultOf(QStringLiteral("/dev/zero")), int(ReadFault::Special));
#endif
    }
};

NIMSTONE_TEST(TestGameFile)
#include "tst_game_file.moc"

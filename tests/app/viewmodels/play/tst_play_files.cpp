// Tests games as files and on the clipboard: they are saved and opened again, and if a game cannot be opened, an error is shown
// and the game in progress stays.
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include "app/viewmodels/play/play_session.h"
#include "app/wording/rich_text.h"
#include "tests/core/sum/tables.h"
#include "tests/program.h"
#include "translations/catalogue.h"

using namespace nimstone;
using tests::gameSumOf;
using play::Side;

namespace {

const QByteArray head = "nimstone-game 1\n2026-03-14T15:09:26.535Z\n";

}  // namespace

class TestPlayFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", m_home->path().toUtf8());
        QVERIFY(loadCatalogue(m_language, QStringLiteral("en")));
        QCoreApplication::installTranslator(&m_language);
    }
    void cleanup() { QCoreApplication::removeTranslator(&m_language); }

    void aSavedGameIsOpened_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<play::Players>("players");
        QTest::newRow("Nim") << QStringLiteral("nim:7,11,13") << play::against(play::learner(6));
        QTest::newRow("Kayles, two people") << QStringLiteral("kayles:9,7") << play::twoPeople();
        QTest::newRow("a sum") << QStringLiteral("nim:3,4 + kayles:7 + wythoff:2,5") << play::against(play::perfect());
        QTest::newRow("Cutcake") << QStringLiteral("cutcake:4x7,2x3") << play::twoPeople();
        QTest::newRow("Fibonacci Nim") << QStringLiteral("fibonacci-nim:40") << play::against(play::perfect());
    }

    void aSavedGameIsOpened()
    {
        QFETCH(QString, position);
        QFETCH(play::Players, players);
        PlaySession session;
        session.start(gameSumOf(qPrintable(position)), Side::Person, players);
        takeFirst(session, 1);
        session.hurry();
        session.undo();
        takeFirst(session, -1);
        session.copyGame();
        const QString whole = QGuiApplication::clipboard()->text();
        // A name without an ending gets the ending of game files.
        QVERIFY(session.saveFile(file(QStringLiteral("game"))));
        QVERIFY(session.words().fileText.contains(QStringLiteral("game.nimgame")));
        QVERIFY(!session.words().fileRefused);

        PlaySession other;
        QVERIFY(other.openFile(file(QStringLiteral("game.nimgame"))));
        QVERIFY(other.record() == session.record());
        QVERIFY(other.players() == players);
        QCOMPARE(other.variations()->count(), session.variations()->count());
        QVERIFY(!other.words().fileRefused);
        other.copyGame();
        QCOMPARE(QGuiApplication::clipboard()->text(), whole);

        PlaySession third;
        third.pastePosition();
        QVERIFY(third.record() == session.record());
        QCOMPARE(third.variations()->count(), session.variations()->count());
    }

    void openingAFileKeepsTheEarlierGame()
    {
        write("other.nimgame", head + "perfect nim:5,6 first\n");
        PlaySession session;
        session.restore();
        QVERIFY(session.flush());
        takeFirst(session, 1);
        const play::Record before = session.record();
        QVERIFY(session.openFile(file(QStringLiteral("other.nimgame"))));
        QCOMPARE(session.shown().position, QStringLiteral("nim:5,6"));
        QCOMPARE(session.games()->count(), 1);
        session.reopenGame(0);
        QVERIFY(session.record() == before);
    }

    void anErrorInAFileIsReportedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("chinese");
        const auto add = [](const char* name, const QByteArray& content, const char* english, const char* chinese) {
            QTest::newRow(name) << content << QString::fromUtf8(english) << QString::fromUtf8(chinese);
        };
        add("another text", "Dear <Sir>\n",
            "a.nimgame, line 1, column 1: expected 'nimstone-game 1', the first line of a saved game, found 'Dear <Sir>'",
            "a.nimgame，第 1 行，第 1 个字符：应为“nimstone-game 1”（对局文件的第一行），却是“Dear <Sir>”");
        add("a newer version", "nimstone-game 12\n2040-01-01T00:00:00.000Z\nwhatever\n",
            "a.nimgame, line 1, column 15: expected version 1, found '12': a newer version of Nimstone saved this game",
            "a.nimgame，第 1 行，第 15 个字符：应为版本 1，却是“12”：这一局由更新版本的取石保存");
        add("cut off", head + "perfect nim:3,4,5 first 1-",
            "a.nimgame, line 3, column 27: expected the end of the line, but the file ends here: it is cut off",
            "a.nimgame，第 3 行，第 27 个字符：应为行尾，但文件到此为止：文件不完整");
        add("an illegal move", head + "perfect nim:3,4,5 first 1-2 2-9\n",
            "a.nimgame, line 3, column 29, move 2-9: Heap 2 has 4 stones: 9 cannot be taken from it.", "");
        add("a word in a position", head + "perfect nim:3,x,5 first\n",
            "a.nimgame, line 3, column 15: expected a heap size, found 'x'", "");
        add("a variation of another game", head + "perfect nim:3,4,5 first 1-2\nnim:3,4,6 first\n",
            "a.nimgame, line 4: expected a line of the same game, but this one has a different start",
            "a.nimgame，第 4 行：应为同一局的分支，但它的开局不同");
        add("an illegal move in a variation", head + "perfect nim:3,4,5 first 1-2\nnim:3,4,5 first 1-7\n",
            "a.nimgame, line 4, column 17, move 1-7: Heap 1 has 3 stones: 7 cannot be taken from it.", "");
        add("UTF-16", QByteArray("\xFF\xFEn\0i\0m\0", 8),
            "a.nimgame, line 1, column 1: expected text in UTF-8, found the byte 0xFF", "");
        add("huge", {}, "a.nimgame: the file is too large for a game (more than 8 MiB) and was not read",
            "a.nimgame：文件太大，没有读取：对局最多 8 MiB");
        add("more heaps than a board shows", head + "perfect nim:1" + QByteArray(",1").repeated(2000) + " first\n",
            "a.nimgame: The board shows at most 1000 heaps, but this position has 2001. The command line can still analyze it.", "");
    }

    void anErrorInAFileIsReportedWithItsPlace()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, english);
        QFETCH(QString, chinese);
        write("a.nimgame", content);
        if (content.isEmpty())
            QVERIFY(QFile::resize(m_home->filePath(QStringLiteral("a.nimgame")), 100'000'000));
        PlaySession session;
        takeFirst(session, 1);
        const play::Record before = session.record();
        QVERIFY(!session.openFile(file(QStringLiteral("a.nimgame"))));
        QVERIFY(session.record() == before);
        QVERIFY(session.words().fileRefused);
        QCOMPARE(wording::plain(session.words().fileText), english);
        QCoreApplication::removeTranslator(&m_language);
        QTranslator other;
        QVERIFY(loadCatalogue(other, QStringLiteral("zh_CN")));
        QCoreApplication::installTranslator(&other);
        const QString inChinese = wording::plain(session.words().fileText);
        QCoreApplication::removeTranslator(&other);
        QVERIFY2(chinese.isEmpty() ? inChinese != english : inChinese == chinese, qPrintable(inChinese));
        // The next move clears the message about the file.
        session.hurry();
        QCOMPARE(session.words().fileText, QString());
    }

    void aFileThatCannotBeWrittenIsReported()
    {
        PlaySession session;
        QVERIFY(!session.saveFile(file(QStringLiteral("no/folder/here.nimgame"))));
        QVERIFY(session.words().fileRefused);
        QVERIFY(session.words().fileText.contains(QStringLiteral("here.nimgame")));
        QVERIFY(!session.saveFile(QUrl(QStringLiteral("https://example.org/a.nimgame"))));
        QVERIFY(!session.openFile(QUrl(QStringLiteral("https://example.org/a.nimgame"))));
    }

    void aFreeFileNameIsSuggested()
    {
        PlaySession session;
        QVERIFY(session.saveFile(file(QStringLiteral("nim.nimgame"))));
        QCOMPARE(session.suggestedFile(), file(QStringLiteral("nim-2.nimgame")));
        QVERIFY(session.openPosition(QStringLiteral("kayles:9")));
        QCOMPARE(session.suggestedFile(), file(QStringLiteral("kayles.nimgame")));
    }

    void aLongTextFromTheClipboardIsRefused()
    {
        PlaySession session;
        const play::Record before = session.record();
        QGuiApplication::clipboard()->setText(QStringLiteral("nim:3,4,5 first ") + QString(9 << 20, QLatin1Char('x')));
        session.pastePosition();
        QVERIFY(session.record() == before);
        QCOMPARE(session.words().problem, QStringLiteral("The text on the clipboard is too long to be a game."));
    }

    void anErrorInAPastedGameIsReported()
    {
        PlaySession session;
        QGuiApplication::clipboard()->setText(QStringLiteral("perfect nim:3,4,5 first 1-2\nnim:3,4,5 first 1-7"));
        session.pastePosition();
        QCOMPARE(wording::plain(session.words().problem), QStringLiteral("line 2, column 17, move 1-7: Heap 1 has 3 stones: 7 cannot be taken from it."));
    }

private:
    QUrl file(const QString& name) const { return QUrl::fromLocalFile(m_home->filePath(name)); }

    void write(const char* name, const QByteArray& content) const
    {
        QFile made(m_home->filePath(QString::fromLatin1(name)));
        QVERIFY(made.open(QIODevice::WriteOnly));
        QCOMPARE(made.write(content), content.size());
    }

    /// Makes the first move in the order of the keyboard, to the right (1) or to the left (-1).
    static void takeFirst(PlaySession& session, int direction)
    {
        session.pickNext(direction);
        QVERIFY(session.shownPick().there);
        session.take();
    }

    std::unique_ptr<QTemporaryDir> m_home;
    QTranslator m_language;
};

NIMSTONE_TEST(TestPlayFiles)
#include "tst_play_files.moc"

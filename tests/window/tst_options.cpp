// Tests arguments on the window's command line: an argument opens a position, or a file in its page; any other argument is
// refused with a message of one line.
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "app/start/options.h"
#include "app/start/window.h"
#include "app/viewmodels/play/play_shown.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"
#include "tests/window/opened.h"

using namespace nimstone;

class TestOptions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void anArgumentOpensAPositionOrAFile_data();
    void anArgumentOpensAPositionOrAFile();
    void aBadArgumentIsRefusedInOneLine_data();
    void aBadArgumentIsRefusedInOneLine();
    void eachFileIsOpenedOnItsPage_data();
    void eachFileIsOpenedOnItsPage();

private:
    QTemporaryDir m_folder;
};

void TestOptions::initTestCase()
{
    const auto write = [this](const char* name, const QByteArray& content) {
        QFile file(m_folder.filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    };
    QVERIFY(write("game.nimgame", "nimstone-game 1\n2026-03-14T15:09:26.535Z\nperfect nim:5,6 first\n"));
    QVERIFY(write("周一.json", R"({"nimstone":"exercise-set","version":1,"exercises":[{"skill":"nim-sum","seed":7}]})"));
    QVERIFY(write("anna.json", R"({"format":"nimstone-progress","version":1,"answers":[]})"));
    QVERIFY(write("photo.png", "\x89PNG"));
    QVERIFY(QDir::setCurrent(m_folder.path()));
}

void TestOptions::anArgumentOpensAPositionOrAFile_data()
{
    QTest::addColumn<QString>("argument");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("file");
    const auto row = [](const char* what, const char* argument, const char* position, const char* file) {
        QTest::newRow(what) << QString::fromUtf8(argument) << QString::fromUtf8(position) << QString::fromUtf8(file);
    };
    row("a position", "nim:3,4,5", "nim:3,4,5", "");
    row("a position in Chinese", "威佐夫:(3,5)", "威佐夫:(3,5)", "");
    row("a game in the current folder", "game.nimgame", "", "game.nimgame");
    row("a set in the current folder", "./周一.json", "", "周一.json");
    row("exported answers", "anna.json", "", "anna.json");
}

void TestOptions::anArgumentOpensAPositionOrAFile()
{
    QFETCH(QString, argument);
    QFETCH(QString, position);
    QFETCH(QString, file);
    const auto options = readOptions({QStringLiteral("nimstone"), argument});
    QVERIFY2(options, qPrintable(options ? QString() : options.error().text));
    QCOMPARE(options->position, position);
    QCOMPARE(options->file, file.isEmpty() ? QUrl() : QUrl::fromLocalFile(QDir::current().absoluteFilePath(file)));
}

void TestOptions::aBadArgumentIsRefusedInOneLine_data()
{
    QTest::addColumn<QString>("argument");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* what, const char* argument, const char* line) {
        QTest::newRow(what) << QString::fromUtf8(argument) << QString::fromUtf8(line) + u'\n';
    };
    row("a picture", "photo.png", "photo.png: expected a saved game, an exercise set, or exported answers");
    row("a missing game", "none.nimgame", "none.nimgame: there is no file with this name");
    row("a missing file in a folder", "sets/none.json", "none.json: there is no file with this name");
    row("an unknown lesson", "--lesson=lemma-3", "--lesson: expected one of contest-formulas, two-heaps, thinking-backwards, any-rule, binary-columns, "
        "three-heaps, lemma-1, lemma-2, bouton, misere, queen, fibonacci-nim, values, sums, breaking-heaps, disguises, partisan, on-your-own, found 'lemma-3'");
    row("a folder", "/", ": this is a folder, not a file");
    row("a malformed position", "nim:3,x", "argument:1:7: expected a heap size, found 'x'");
}

void TestOptions::aBadArgumentIsRefusedInOneLine()
{
    QFETCH(QString, argument);
    QFETCH(QString, line);
    const auto options = readOptions({QStringLiteral("nimstone"), argument});
    QVERIFY(!options);
    QCOMPARE(options.error().text, line);
    QCOMPARE(options.error().status, 2);
}

void TestOptions::eachFileIsOpenedOnItsPage_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("view");
    QTest::newRow("a game") << QStringLiteral("game.nimgame") << QStringLiteral("play") << QString();
    QTest::newRow("a set") << QStringLiteral("周一.json") << QStringLiteral("practise") << QStringLiteral("start");
    QTest::newRow("exported answers") << QStringLiteral("anna.json") << QStringLiteral("practise") << QStringLiteral("record");
}

void TestOptions::eachFileIsOpenedOnItsPage()
{
    QFETCH(QString, file);
    QFETCH(QString, page);
    QFETCH(QString, view);
    const auto options = readOptions({QStringLiteral("nimstone"), file});
    QVERIFY(options);
    Window window(*options);
    const QQuickItem* const shown = tests::openPage(window.window(), page);
    QVERIFY(shown);
    if (view.isEmpty())
        QTRY_COMPARE(shown->property("session").value<QObject*>()->property("shown").value<PlayShown>().position, QStringLiteral("nim:5,6"));
    else
        QTRY_COMPARE(shown->property("view").toString(), view);
    QCOMPARE(window.window()->property("page").toString(), page);
}

NIMSTONE_TEST_RUN(TestOptions, &nimstone::tests::runInProfile<TestOptions>)

#include "tst_options.moc"

// The content of a file decides its kind, so that each file opens on the page that it belongs to.
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/own_file.h"
#include "tests/program.h"

using namespace nimstone;

Q_DECLARE_METATYPE(std::optional<FileKind>)

class TestOwnFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theContentDecidesTheKindOfFile_data();
    void theContentDecidesTheKindOfFile();
    void theReasonWhyAFileCannotBeReadIsReported();
};

void TestOwnFile::theContentDecidesTheKindOfFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<std::optional<FileKind>>("kind");
    const auto row = [](const char* what, const char* name, const QByteArray& content, std::optional<FileKind> kind) {
        QTest::newRow(what) << QString::fromUtf8(name) << content << kind;
    };
    const QByteArray game = "nimstone-game 1\n2026-03-14T15:09:26.535Z\nperfect nim:3,4,5 first\n";
    row("a game", "a.nimgame", game, FileKind::Game);
    row("a file with the ending of games that is not a game", "a.NimGame", "Dear Sir", FileKind::Game);
    row("a game under another name", "a.txt", game, FileKind::Game);
    row("a set", "a.json", R"({"nimstone": "exercise-set", "version": 1, "exercises": []})", FileKind::ExerciseSet);
    row("a set, its members in another order", "周一.json", R"({"title":"T","exercises":[],"version":1,"nimstone":"exercise-set"})",
        FileKind::ExerciseSet);
    row("a set after a byte order mark", "a.json", "\xEF\xBB\xBF{ \"nimstone\" :\n \"exercise-set\" }", FileKind::ExerciseSet);
    row("a set of a newer version", "a.json", R"({"nimstone":"exercise-set","version":7})", FileKind::ExerciseSet);
    row("answers", "a.json", R"({"format": "nimstone-progress", "version": 1, "answers": []})", FileKind::Answers);
    row("a large record", "a.json", R"({"format":"nimstone-progress","answers":[)" + QByteArray(9 << 20, ' ') + "]}", FileKind::Answers);
    row("other JSON", "a.json", R"({"name":"chess"})", std::nullopt);
    row("a list", "a.json", R"(["nimstone", "exercise-set"])", std::nullopt);
    row("words about a set", "a.txt", R"(Write "nimstone": "exercise-set" first.)", std::nullopt);
    row("a picture", "a.png", QByteArray("\x89PNG\r\n\x1a\n\0\0", 10), std::nullopt);
    row("an empty file", "a.json", "", std::nullopt);
}

void TestOwnFile::theContentDecidesTheKindOfFile()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(std::optional<FileKind>, kind);
    const QTemporaryDir folder;
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
    file.close();
    const auto found = detectFileKind(file.fileName());
    QVERIFY(found);
    QVERIFY(*found == kind);
}

void TestOwnFile::theReasonWhyAFileCannotBeReadIsReported()
{
    const QTemporaryDir folder;
    QVERIFY(detectFileKind(folder.filePath(QStringLiteral("none.json"))).error() == ReadFault::Missing);
    QVERIFY(detectFileKind(folder.path()).error() == ReadFault::Folder);
    QVERIFY(detectFileKind(QStringLiteral("/dev/zero")).error() == ReadFault::Special);
}

NIMSTONE_TEST(TestOwnFile)
#include "tst_own_file.moc"

// Tests an exercise set as a file: it is opened and saved, errors of reading and writing are reported, and the next start of the
// program restores the set.
#include <QDir>
#include <QTest>

#include "app/viewmodels/shell/chosen_files.h"
#include "app/wording/rich_text.h"
#include "tests/app/storage/disks.h"
#include "tests/app/viewmodels/practise/sets/set_desk.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using practice::Skill;
using tests::limitFileSize;
using Desk = tests::SetFixture;

namespace {

const QByteArray small = "{\"nimstone\": \"exercise-set\", \"version\": 1, \"title\": \"Week <3>\", \"language\": \"en\",\n"
                         "\"exercises\": [{\"code\": \"nim-sum 1 7/1\"}, {\"skill\": \"how-many\", \"heaps\": [12, 9, 3]}]}";

}  // namespace

class TestSetFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_english.emplace(QStringLiteral("en"));
        QVERIFY(m_english->loaded());
    }
    void cleanup() { m_english.reset(); }

    void aSetCanBeOpenedAndSaved()
    {
        Desk desk;
        QVERIFY(desk.add({Skill::NimSum}, "1", "3"));
        const QStringList before = desk.codes();
        desk.editor.openFile(desk.write("week.json", small));
        QVERIFY(desk.editor.busy());
        QTRY_VERIFY(!desk.editor.busy());
        QCOMPARE(desk.editor.title(), QStringLiteral("Week <3>"));
        QCOMPARE(desk.codes(), (QStringList{QStringLiteral("nim-sum 1 7/1"), QStringLiteral("nim:12,9,3")}));
        QCOMPARE(desk.editor.news(), QStringLiteral("Opened: week.json"));
        QCOMPARE(desk.editor.suggestedFile(), desk.file("week.json"));
        QCOMPARE(fileThere(desk.file("week"), QStringLiteral("json")), QStringLiteral("week.json"));
        desk.editor.takeOut(0);
        // A name without an ending gets the ending of exercise sets.
        QVERIFY(desk.editor.saveFile(desk.file("other")));
        QCOMPARE(desk.editor.news(), QStringLiteral("Saved: other.json"));
        desk.editor.undo();
        desk.editor.undo();
        QCOMPARE(desk.codes(), before);
        QCOMPARE(desk.editor.title(), QString());
        desk.editor.openFile(desk.file("other.json"));
        QTRY_VERIFY(!desk.editor.busy());
        QCOMPARE(desk.codes(), QStringList{QStringLiteral("nim:12,9,3")});
        desk.editor.clear();
        QVERIFY(!desk.editor.saveFile(desk.file("none.json")));
        QVERIFY(desk.editor.refused());
        QVERIFY(!QFile::exists(desk.file("none.json").toLocalFile()));
    }

    void theFileNameFollowsTheTitle_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* name, const char* title, const char* file) { QTest::newRow(name) << QString::fromUtf8(title) << QString::fromUtf8(file); };
        row("a title in English", "Week 3", "Week 3.json");
        row("Chinese", "第三周", "第三周.json");
        row("no title", "", "exercises.json");
        row("characters that file names may not have", "a/b\\c: <d>?", "a b c d.json");
        row("a folder above", "../..", "exercises.json");
        row("a hidden file", ".profile", "profile.json");
        row("a character beyond 16 bits", "𠮷", "𠮷.json");
        row("a line end", "one\ntwo", "one two.json");
    }

    void theFileNameFollowsTheTitle()
    {
        QFETCH(QString, title);
        QFETCH(QString, name);
        Desk desk;
        desk.editor.setTitle(title);
        QCOMPARE(desk.editor.suggestedFile().fileName(), name);
    }

    void anErrorInAFileIsReported_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("news");
        const auto row = [](const char* name, const QByteArray& content, const char* news) { QTest::newRow(name) << content << QString::fromUtf8(news); };
        row("empty", "", "bad.json, line 1, column 1: expected more JSON, but the file ends here");
        row("another text", "Dear <Sir>", "bad.json, line 1, column 1: expected JSON, found 'D'");
        row("a skill with a slip", QByteArray(small).replace("how-many", "how-mny"),
            "bad.json, line 2, column 52: expected the name of a skill, found 'how-mny'; perhaps you meant how-many");
        row("no exercises", "{\"nimstone\": \"exercise-set\", \"version\": 1, \"exercises\": []}",
            "bad.json, line 1, column 57: expected a list of 1 to 200 items, but it has fewer");
        row("another encoding", "\xFF\xFE{", "bad.json, line 1, column 1: expected text in UTF-8, found the byte FF");
        row("too deep", QByteArray(100'000, '['), "bad.json, line 1, column 1: expected fields in braces { }, found '['");
        row("too large", QByteArray(8'000'001, ' '), "bad.json: the file is too large for an exercise set (more than 8 MB)");
    }

    void anErrorInAFileIsReported()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, news);
        Desk desk;
        QVERIFY(desk.add({Skill::NimSum}, "1", "3"));
        const practice::ExerciseSet before = desk.editor.set();
        desk.editor.openFile(desk.write("bad.json", content));
        QTRY_VERIFY(!desk.editor.busy());
        QCOMPARE(wording::plain(desk.editor.news()), news);
        QVERIFY(desk.editor.refused());
        QVERIFY(desk.editor.set() == before);
    }

    void theReasonWhyAFileCannotBeReadIsReported_data()
    {
        QTest::addColumn<QUrl>("file");
        QTest::addColumn<QString>("news");
        QTest::newRow("a missing file") << QUrl(QStringLiteral("file:///nowhere/a.json")) << QStringLiteral("a.json: there is no file with this name");
        QTest::newRow("a folder") << QUrl(QStringLiteral("file:///tmp")) << QStringLiteral("tmp: this is a folder, not a file");
        QTest::newRow("a file on the web") << QUrl(QStringLiteral("https://example.org/a.json")) << QStringLiteral("Choose a file on this computer.");
#ifdef Q_OS_LINUX
        QTest::newRow("a device") << QUrl(QStringLiteral("file:///dev/zero"))
                                  << QStringLiteral("zero: this is a device or a pipe, not an ordinary file");
#endif
    }

    void theReasonWhyAFileCannotBeReadIsReported()
    {
        QFETCH(QUrl, file);
        QFETCH(QString, news);
        Desk desk;
        desk.editor.openFile(file);
        QTRY_VERIFY(!desk.editor.busy());
        QCOMPARE(desk.editor.news(), news);
        QVERIFY(desk.editor.refused() && desk.editor.empty());
    }

    void theReasonWhyAFileCannotBeWrittenIsReported()
    {
        Desk desk;
        QVERIFY(desk.add({Skill::NimSum}, "mixed", "200"));
        QVERIFY(!desk.editor.saveFile(desk.file("no/such/folder.json")));
        QCOMPARE(desk.editor.news(), QStringLiteral("folder.json could not be written: its folder does not exist."));
        QVERIFY(QDir(desk.folder.path()).mkdir(QStringLiteral("folder.json")));
        QVERIFY(!desk.editor.saveFile(desk.file("folder.json")));
        QVERIFY(desk.editor.refused());
        QVERIFY(!desk.editor.saveFile(QUrl(QStringLiteral("https://example.org/a.json"))));
        if (!limitFileSize(2000))
            QSKIP("this system cannot limit the size of files");
        const QUrl there = desk.write("there.json", "mine");
        const bool saved = desk.editor.saveFile(there);
        limitFileSize(std::nullopt);
        QVERIFY(!saved);
        QCOMPARE(desk.editor.news(), QStringLiteral("there.json could not be written: the disk is full."));
        QFile file(there.toLocalFile());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("mine"));
        QCOMPARE(QDir(desk.folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("there.json")});
        QVERIFY(desk.editor.saveFile(there));
    }

    void theSetIsRestoredAtTheNextStart_data()
    {
        QTest::addColumn<QString>("count");
        QTest::newRow("with a title alone") << QString();
        QTest::newRow("with an exercise") << QStringLiteral("1");
        QTest::newRow("full") << QStringLiteral("200");
    }

    void theSetIsRestoredAtTheNextStart()
    {
        QFETCH(QString, count);
        QTemporaryDir home;
        practice::ExerciseSet set;
        {
            SetEditor editor(home.path());
            editor.restore();
            editor.setTitle(QStringLiteral("第三周 <b>"));
            editor.setLanguage(QStringLiteral("zh_CN"));
            editor.adding()->setCount(count);
            editor.adding()->setLevel(QStringLiteral("mixed"));
            QCOMPARE(editor.adding()->draw(3), !count.isEmpty());
            set = editor.set();
        }
        SetEditor next(home.path());
        next.restore();
        QTRY_VERIFY(!next.busy());
        QVERIFY(next.set() == set);
        QVERIFY(!next.canUndo());
        QCOMPARE(next.storageProblem(), QString());
    }

    /// Two windows do not overwrite each other's set.
    void eachWindowKeepsItsOwnSet()
    {
        QTemporaryDir home;
        QStringList titles;
        {
            SetEditor first(home.path());
            first.restore();
            first.setTitle(QStringLiteral("first"));
            SetEditor second(home.path());
            second.restore();
            QVERIFY(second.title().isEmpty());
            second.setTitle(QStringLiteral("second"));
            QVERIFY(first.flush() && second.flush());
        }
        SetEditor first(home.path());
        first.restore();
        SetEditor second(home.path());
        second.restore();
        QTRY_VERIFY(!first.busy() && !second.busy());
        // Either set may have been written last, so the order is not tested.
        titles << first.title() << second.title();
        titles.sort();
        QCOMPARE(titles, (QStringList{QStringLiteral("first"), QStringLiteral("second")}));
    }

    void aDamagedSetFileIsRenamed()
    {
        QTemporaryDir home;
        const QDir folder(home.path());
        {
            QFile damaged(folder.filePath(QStringLiteral("set.json")));
            QVERIFY(damaged.open(QIODevice::WriteOnly));
            damaged.write(small.left(100));
        }
        SetEditor editor(home.path());
        editor.restore();
        QTRY_VERIFY(!editor.busy());
        QVERIFY(editor.empty());
        QVERIFY2(editor.storageProblem().contains(QLatin1String("set.damaged.json")), qPrintable(editor.storageProblem()));
        editor.setTitle(QStringLiteral("new"));
        QVERIFY(editor.flush());
        QFile aside(folder.filePath(QStringLiteral("set.damaged.json")));
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), small.left(100));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("set.json"))));
    }

    /// The set stays in memory, and is saved as soon as there is room.
    void theSetStaysInMemoryWhileTheDiskIsFull()
    {
        QTemporaryDir home;
        Desk desk;
        SetEditor editor(home.path());
        editor.restore();
        if (!limitFileSize(2000))
            QSKIP("this system cannot limit the size of files");
        editor.adding()->setCount(QStringLiteral("200"));
        editor.adding()->setLevel(QStringLiteral("mixed"));
        const bool drawn = editor.adding()->draw(1);
        const bool kept = editor.flush();
        limitFileSize(std::nullopt);
        QVERIFY(drawn);
        QVERIFY(!kept);
        QCOMPARE(editor.exercises()->count(), 200);
        QVERIFY2(editor.storageProblem().contains(QDir::toNativeSeparators(home.path())), qPrintable(editor.storageProblem()));
        QVERIFY(editor.flush());
        QCOMPARE(editor.storageProblem(), QString());
    }

    /// The folder cannot be created because a file has its name. This stops root, too.
    void aFolderThatCannotBeCreatedIsReported()
    {
        Desk desk;
        desk.write("blocked", "a file");
        SetEditor editor(desk.folder.filePath(QStringLiteral("blocked")));
        editor.restore();
        editor.setTitle(QStringLiteral("Week 3"));
        QVERIFY(!editor.flush());
        QVERIFY(!editor.storageProblem().isEmpty());
        QCOMPARE(editor.title(), QStringLiteral("Week 3"));
    }

private:
    std::optional<tests::InLanguage> m_english;
};

NIMSTONE_TEST(TestSetFiles)
#include "tst_set_files.moc"

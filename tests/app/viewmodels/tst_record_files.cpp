// The record of practice as files: exported, added, saved as a table, erased; in a folder that cannot be written, too.
#include <QDesktopServices>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/viewmodels/record_files.h"
#include "tests/app/storage/disks.h"

using namespace nimstone;
using namespace nimstone::tests;

namespace {

const QDate today(2026, 3, 14);

AnswerRecord answerTo(int number)
{
    AnswerRecord record;
    record.time = QDateTime(today, QTime(10, 0)).toMSecsSinceEpoch() + number;
    record.day = static_cast<practice::Day>(QDate(1970, 1, 1).daysTo(today));
    record.skill = QStringLiteral("nim-sum");
    record.exercise = QStringLiteral("nim-sum 1 4711/%1").arg(number);
    record.answer = QString::number(number);
    record.right = number % 2 == 0;
    return record;
}

/// A record of so many answers, and what is told of its files.
struct Desk {
    explicit Desk(int answers = 3)
    {
        files.setProgress(&progress);
        progress.load();
        for (int number = 1; number <= answers; ++number)
            progress.record(answerTo(number));
    }

    /// Waits for what is told of a request.
    bool ended() { return !files.news().isEmpty() || told.wait(); }

    QTemporaryDir folder;
    Progress progress{folder.filePath(QStringLiteral("data/progress.sqlite"))};
    RecordFiles files{[] { return today; }, nullptr};
    QSignalSpy told{&files, &RecordFiles::newsChanged};
};

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestRecordFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_mayMount = mountPrivately(); }
    void saysWhereItIs();
    void exportsAndImports();
    void savesATable();
    void asksBeforeItErases();
    void putsErasedAnswersAside();
    void erasesNothingThatCannotBePutAside();
    void suggestsFreeNames();
    void namesFiles_data();
    void namesFiles();

public Q_SLOTS:
    void showFolder(const QUrl& folder) { m_shown = folder; }

private:
    bool m_mayMount = false;
    QUrl m_shown;
};

void TestRecordFiles::saysWhereItIs()
{
    Desk desk;
    QTRY_COMPARE(desk.files.answers(), 3);
    QCOMPARE(desk.files.folder(), desk.folder.filePath(QStringLiteral("data")));
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "showFolder");
    desk.files.openFolder();
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(m_shown, QUrl::fromLocalFile(desk.files.folder()));
    QVERIFY(!desk.files.failed());
    // Of no record there is nothing to do.
    RecordFiles none;
    none.exportRecord();
    none.askToErase();
    none.erase();
    QCOMPARE(none.answers(), 0);
    QCOMPARE(none.question(), QString());
}

void TestRecordFiles::exportsAndImports()
{
    Desk desk;
    desk.files.exportRecord(desk.folder.path());
    QVERIFY(desk.told.wait());
    const QString first = desk.folder.filePath(QStringLiteral("nimstone-2026-03-14.json"));
    QVERIFY2(desk.files.news().contains(first), qPrintable(desk.files.news()));
    desk.files.exportRecord(desk.folder.path());
    QVERIFY(desk.told.wait());
    QVERIFY2(desk.files.news().contains(QStringLiteral("nimstone-2026-03-14-2.json")), qPrintable(desk.files.news()));

    Desk other(0);
    other.files.importRecord(QUrl::fromLocalFile(first));
    QVERIFY(other.told.wait());
    QCOMPARE(other.files.news(), QStringLiteral("3 answers were added."));
    QTRY_COMPARE(other.files.answers(), 3);
    other.files.importRecord(QUrl::fromLocalFile(first));
    QVERIFY(other.told.wait());
    QCOMPARE(other.files.news(), QStringLiteral("0 answers were added."));
    other.files.importRecord(QUrl::fromLocalFile(desk.progress.file()));
    QVERIFY(other.told.wait());
    QVERIFY(other.files.failed());
    QCOMPARE(other.files.answers(), 3);
}

void TestRecordFiles::savesATable()
{
    Desk desk;
    ResultsTable& table = *desk.files.table();
    QSignalSpy changed(&table, &ResultsTable::changed);
    const QString path = desk.folder.filePath(QStringLiteral("table"));
    table.save(QUrl::fromLocalFile(path));
    QTRY_VERIFY(table.news().contains(path + QStringLiteral(".csv")));
    const QByteArray content = contentOf(path + QStringLiteral(".csv"));
    QCOMPARE(content.count("\r\n"), 4);
    QVERIFY(content.contains(",nim-sum 1 4711/2,2,1,"));

    // One that is there is replaced only where that is wished.
    desk.progress.record(answerTo(4));
    table.save(QUrl(path + QStringLiteral(".csv")));
    QVERIFY(table.asking());
    table.dismiss();
    QVERIFY(!table.asking());
    table.replace();
    QCOMPARE(contentOf(path + QStringLiteral(".csv")), content);
    table.save(QUrl::fromLocalFile(path + QStringLiteral(".csv")));
    table.replace();
    QTRY_VERIFY(!table.news().isEmpty() && !table.asking());
    QCOMPARE(contentOf(path + QStringLiteral(".csv")).count("\r\n"), 5);

    table.save(QUrl(QStringLiteral("https://example.org/table.csv")));
    QVERIFY(table.failed());
    table.save(QUrl::fromLocalFile(path + QStringLiteral(".csv/within.csv")));
    QTRY_VERIFY(table.failed() && table.news().contains(QStringLiteral("cannot be written")));
}

void TestRecordFiles::asksBeforeItErases()
{
    Desk desk;
    QTRY_COMPARE(desk.files.answers(), 3);
    desk.files.erase();
    desk.files.askToErase();
    const QString aside = desk.folder.filePath(QStringLiteral("data/progress-erased-2026-03-14.json"));
    QCOMPARE(desk.files.question(), QStringLiteral("Erase all 3 answers? They are put aside into %1.").arg(aside));
    // What is answered meanwhile is counted.
    desk.told.clear();
    desk.progress.record(answerTo(4));
    QVERIFY(!desk.told.isEmpty());
    QVERIFY(desk.files.question().contains(QStringLiteral("all 4 answers")));
    desk.files.keep();
    QCOMPARE(desk.files.question(), QString());
    desk.files.erase();
    QVERIFY(desk.progress.flush());
    QCOMPARE(desk.files.answers(), 4);
    QVERIFY(!QFileInfo::exists(aside));
}

void TestRecordFiles::putsErasedAnswersAside()
{
    Desk desk;
    QVERIFY(desk.progress.flush());
    desk.files.askToErase();
    desk.files.erase();
    QTRY_COMPARE(desk.files.answers(), 0);
    const QString aside = desk.folder.filePath(QStringLiteral("data/progress-erased-2026-03-14.json"));
    QVERIFY2(desk.files.news().contains(aside), qPrintable(desk.files.news()));
    QVERIFY(!desk.files.failed());
    desk.files.askToErase();
    QCOMPARE(desk.files.question(), QString());
    desk.files.importRecord(QUrl::fromLocalFile(aside));
    QTRY_COMPARE(desk.files.answers(), 3);
    desk.files.askToErase();
    QVERIFY(desk.files.question().contains(QStringLiteral("progress-erased-2026-03-14-2.json")));
}

void TestRecordFiles::erasesNothingThatCannotBePutAside()
{
    Desk desk;
    QVERIFY(desk.progress.flush());
    const QString folder = desk.files.folder();
    if (!setWritable(folder, false, m_mayMount))
        QSKIP("the administrator may write everywhere, and this one may not mount a folder to be read only");
    desk.files.askToErase();
    desk.files.erase();
    QTRY_VERIFY(desk.files.failed());
    QVERIFY2(desk.files.news().contains(QStringLiteral("cannot be written")), qPrintable(desk.files.news()));
    QCOMPARE(desk.files.answers(), 3);
    desk.files.exportRecord(folder);
    QVERIFY(desk.told.wait());
    QVERIFY(desk.files.failed());
    desk.files.table()->save(QUrl::fromLocalFile(folder + QStringLiteral("/table.csv")));
    QTRY_VERIFY(desk.files.table()->failed());
    QVERIFY(setWritable(folder, true, m_mayMount));
    desk.files.askToErase();
    desk.files.erase();
    QTRY_COMPARE(desk.files.answers(), 0);
}

void TestRecordFiles::suggestsFreeNames()
{
    Desk desk;
    ResultsTable table;
    QString title = QStringLiteral("Week 3");
    table.offer([&title] { return title; }, [&desk] { return desk.progress.answersReader(); });
    const auto save = [&](const QString& name) {
        table.save(QUrl::fromLocalFile(desk.folder.filePath(name)));
        QTRY_VERIFY(table.news().contains(name));
    };
    save(QStringLiteral("Week 3.csv"));
    QCOMPARE(table.suggestedFile().toLocalFile(), desk.folder.filePath(QStringLiteral("Week 3-2.csv")));
    save(QStringLiteral("Week 3-2.csv"));
    QCOMPARE(table.suggestedFile().fileName(), QStringLiteral("Week 3-3.csv"));
    title = QStringLiteral("***");
    QCOMPARE(table.suggestedFile().fileName(), QStringLiteral("Results.csv"));
}

void TestRecordFiles::namesFiles_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::newRow("as it is") << u"Week 3"_qs << u"Week 3"_qs;
    QTest::newRow("Chinese") << u"第三周：异或和"_qs << u"第三周：异或和"_qs;
    QTest::newRow("a path") << u"../../etc/passwd"_qs << u"etc passwd"_qs;
    QTest::newRow("signs of other systems") << u"a<b>:\"c\"|d?*\\e"_qs << u"a b c d e"_qs;
    QTest::newRow("a line break") << u"two\nlines\t"_qs << u"two lines"_qs;
    QTest::newRow("hidden") << u". .hidden."_qs << u"hidden"_qs;
    QTest::newRow("nothing left") << u" ./\\ "_qs << QString();
    QTest::newRow("too long") << QString(300, u'x') << QString(80, u'x');
}

void TestRecordFiles::namesFiles()
{
    QFETCH(QString, text);
    QFETCH(QString, name);
    QCOMPARE(asFileName(text), name);
}

QTEST_MAIN(TestRecordFiles)
#include "tst_record_files.moc"

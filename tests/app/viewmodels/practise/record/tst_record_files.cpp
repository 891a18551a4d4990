// Tests the record of practice as files: it is exported, added to, saved as a table and erased, also in a folder that cannot be
// written.
#include <QDesktopServices>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/viewmodels/practise/record/record_files.h"
#include "tests/app/storage/disks.h"
#include "tests/program.h"

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

/// A record of some answers, and the view model of its files.
struct RecordFixture {
    explicit RecordFixture(int answers = 3)
    {
        files.setProgress(&progress);
        progress.load();
        for (int number = 1; number <= answers; ++number)
            progress.record(answerTo(number));
    }

    /// Waits for the message about a request.
    bool ended() { return !files.news().isEmpty() || told.wait(nimstone::tests::patience); }

    /// Opens a file and confirms that its answers are the person's own.
    bool add(const QString& path)
    {
        files.open({QUrl::fromLocalFile(path)});
        if (!QTest::qWaitFor([this] { return files.shown() >= 0; }))
            return false;
        files.addShown();
        return QTest::qWaitFor([this] { return files.shown() < 0 && !files.news().isEmpty(); });
    }

    QTemporaryDir folder;
    Progress progress{folder.filePath(QStringLiteral("data/progress.sqlite"))};
    RecordFiles files{nullptr, [] { return today; }};
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
    void theFolderOfTheRecordCanBeOpened();
    void anExportedRecordCanBeAddedAndRemoved();
    void progressInLessonsIsAddedRemovedAndErased();
    void everyUnreadableFileIsReported();
    void onlyTheAddedFileIsClosed();
    void filesOfOthersAreShownButNotRecorded();
    void aTableReplacesAFileOnlyAfterConfirmation();
    void erasingAsksFirst();
    void erasedAnswersAreSavedInABackup();
    void nothingIsErasedIfTheBackupFails();
    void freeFileNamesAreSuggested();

public Q_SLOTS:
    void showFolder(const QUrl& folder) { m_shown = folder; }

private:
    bool m_mayMount = false;
    QUrl m_shown;
};

void TestRecordFiles::theFolderOfTheRecordCanBeOpened()
{
    RecordFixture desk;
    QTRY_COMPARE(desk.files.answers(), 3);
    QCOMPARE(desk.files.folder(), desk.folder.filePath(QStringLiteral("data")));
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "showFolder");
    desk.files.openFolder();
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(m_shown, QUrl::fromLocalFile(desk.files.folder()));
    QVERIFY(!desk.files.failed());
    // Without a record, requests do nothing.
    RecordFiles none;
    none.exportRecord();
    none.askToErase();
    none.erase();
    QCOMPARE(none.answers(), 0);
    QCOMPARE(none.question(), QString());
}

void TestRecordFiles::anExportedRecordCanBeAddedAndRemoved()
{
    RecordFixture desk;
    desk.files.exportRecord(desk.folder.path());
    QVERIFY(desk.told.wait(nimstone::tests::patience));
    const QString first = desk.folder.filePath(QStringLiteral("nimstone-2026-03-14.json"));
    QVERIFY2(desk.files.news().contains(first), qPrintable(desk.files.news()));
    desk.files.exportRecord(desk.folder.path());
    QVERIFY(desk.told.wait(nimstone::tests::patience));
    QVERIFY2(desk.files.news().contains(QStringLiteral("nimstone-2026-03-14-2.json")), qPrintable(desk.files.news()));

    RecordFixture other(0);
    other.progress.record(answerTo(9));
    QVERIFY(other.add(first));
    QCOMPARE(other.files.news(), QStringLiteral("3 answers were added."));
    QTRY_COMPARE(other.files.answers(), 4);
    QCOMPARE(other.files.undoText(), QStringLiteral("Remove the 3 answers added from nimstone-2026-03-14.json"));
    QVERIFY(other.add(first));
    QCOMPARE(other.files.news(), QStringLiteral("0 answers were added."));
    other.files.open({QUrl::fromLocalFile(desk.progress.file())});
    QTRY_VERIFY(other.files.failed());
    QVERIFY2(other.files.news().contains(QStringLiteral("progress.sqlite")), qPrintable(other.files.news()));
    QCOMPARE(other.files.answers(), 4);
    // The record is again as it was before the file was added.
    other.files.undoAdding();
    QTRY_COMPARE(other.files.news(), QStringLiteral("3 answers were removed."));
    QCOMPARE(other.files.answers(), 1);
    QCOMPARE(other.files.undoText(), QString());
}

void TestRecordFiles::progressInLessonsIsAddedRemovedAndErased()
{
    const QString card = QStringLiteral("lesson/lemma-2/card");
    RecordFixture desk(0);
    QVERIFY(desk.files.isEmpty());
    desk.progress.keepNote(card, QStringLiteral("3"));
    QVERIFY(!desk.files.isEmpty());
    desk.files.exportRecord(desk.folder.path());
    QVERIFY(desk.ended());

    RecordFixture other(0);
    QVERIFY(other.add(desk.folder.filePath(QStringLiteral("nimstone-2026-03-14.json"))));
    QCOMPARE(other.files.news(), QStringLiteral("Your progress in the lessons was added."));
    QCOMPARE(other.progress.tally().note(card), QStringLiteral("3"));
    QCOMPARE(other.files.undoText(), QStringLiteral("Remove the progress added from nimstone-2026-03-14.json"));
    other.files.undoAdding();
    QTRY_COMPARE(other.files.news(), QStringLiteral("The progress that was added is removed."));
    QVERIFY(other.files.isEmpty());

    desk.files.askToErase();
    QVERIFY2(desk.files.question().contains(QStringLiteral("your progress in the lessons")), qPrintable(desk.files.question()));
    desk.files.erase();
    QTRY_VERIFY(desk.files.isEmpty());
}

/// The message about a file stays until other files are opened. File names are shown unchanged.
void TestRecordFiles::everyUnreadableFileIsReported()
{
    QTemporaryDir pupils;
    const QString good = pupils.filePath(QStringLiteral("a<b>.json"));
    RecordFixture pupil(1);
    pupil.progress.exportTo(good);
    QVERIFY(pupil.told.wait(nimstone::tests::patience));
    QList<QUrl> files;
    for (const char* name : {"damaged.json", "a<b>.json", "none.json"})
        files.push_back(QUrl::fromLocalFile(pupils.filePath(QString::fromLatin1(name))));
    QFile damaged(files[0].toLocalFile());
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("Dear Sir,") > 0);
    damaged.close();
    RecordFixture teacher(7);
    teacher.files.open(files);
    QTRY_VERIFY(!teacher.files.reading() && teacher.files.shown() == 0);
    QVERIFY(teacher.files.failed());
    for (const char* name : {"damaged.json", "none.json"})
        QVERIFY2(teacher.files.news().contains(QLatin1String(name)), qPrintable(teacher.files.news()));
    QCOMPARE(teacher.files.opened(), QStringList{QStringLiteral("a<b>.json")});
    QCOMPARE(teacher.files.shownFile(), good);
    teacher.files.open({files[1]});
    QTRY_COMPARE(teacher.files.news(), QString());
    QVERIFY(!teacher.files.failed());
}

/// Only the file that was added is closed. The file that is shown meanwhile, and files on other pages, stay open.
void TestRecordFiles::onlyTheAddedFileIsClosed()
{
    QTemporaryDir pupils;
    QList<QUrl> files;
    for (int pupil = 1; pupil <= 2; ++pupil) {
        RecordFixture desk(pupil);
        const QString path = pupils.filePath(QStringLiteral("pupil-%1.json").arg(pupil));
        desk.progress.exportTo(path);
        QVERIFY(desk.told.wait(nimstone::tests::patience));
        files.push_back(QUrl::fromLocalFile(path));
    }
    RecordFixture teacher(0);
    RecordFiles elsewhere(nullptr, [] { return today; });
    elsewhere.setProgress(&teacher.progress);
    elsewhere.open({files[0]});
    teacher.files.open(files);
    QTRY_VERIFY(teacher.files.opened().size() == 2 && elsewhere.opened().size() == 1);
    teacher.files.setShown(1);
    teacher.files.addShown();
    teacher.files.addShown();
    teacher.files.setShown(0);
    QTRY_COMPARE(teacher.files.news(), QStringLiteral("2 answers were added."));
    QVERIFY(teacher.progress.flush());
    QCoreApplication::processEvents();
    QCOMPARE(teacher.files.news(), QStringLiteral("2 answers were added."));
    QCOMPARE(teacher.files.opened(), QStringList{QStringLiteral("pupil-1.json")});
    QCOMPARE(teacher.files.shown(), 0);
    QCOMPARE(elsewhere.opened(), QStringList{QStringLiteral("pupil-1.json")});
}

/// The owner of the answers is unknown. No answer is recorded until the person says that the answers are their own.
void TestRecordFiles::filesOfOthersAreShownButNotRecorded()
{
    QTemporaryDir pupils;
    QList<QUrl> files;
    for (int pupil = 1; pupil <= 3; ++pupil) {
        RecordFixture desk(pupil);
        const QString path = pupils.filePath(QStringLiteral("pupil-%1.json").arg(pupil));
        desk.progress.exportTo(path);
        QVERIFY(desk.told.wait(nimstone::tests::patience));
        files.push_back(QUrl::fromLocalFile(path));
    }
    RecordFixture teacher(7);
    const ProgressTally own = teacher.progress.tally();
    QVERIFY(!teacher.files.shownTally());
    teacher.files.open(files);
    QTRY_COMPARE(teacher.files.opened(), (QStringList{QStringLiteral("pupil-1.json"), QStringLiteral("pupil-2.json"), QStringLiteral("pupil-3.json")}));
    QCOMPARE(teacher.files.shown(), 2);
    QCOMPARE(teacher.files.shownTally()->answers, 3);
    teacher.files.setShown(0);
    QCOMPARE(teacher.files.shownTally()->answers, 1);
    teacher.files.setShown(9);
    QCOMPARE(teacher.files.shown(), 0);
    // The table contains the answers of the shown file.
    teacher.files.table()->save(QStringLiteral("csv"), QUrl::fromLocalFile(pupils.filePath(QStringLiteral("one.csv"))));
    QTRY_COMPARE(teacher.files.table()->news(), QStringLiteral("Saved: one.csv"));
    QFile table(pupils.filePath(QStringLiteral("one.csv")));
    QVERIFY(table.open(QIODevice::ReadOnly));
    QCOMPARE(table.readAll().count("\r\n"), 2);
    // Opening the same file again replaces it at its old place.
    teacher.files.open({files[0]});
    QTRY_COMPARE(teacher.files.shown(), 2);
    QCOMPARE(teacher.files.opened().size(), 3);
    for (int pupil = 0; pupil < 3; ++pupil) {
        teacher.files.setShown(0);
        teacher.files.close();
    }
    QVERIFY(teacher.files.opened().isEmpty());
    QCOMPARE(teacher.files.shown(), -1);
    QVERIFY(teacher.progress.flush());
    QVERIFY(teacher.progress.tally() == own);
    QCOMPARE(teacher.files.undoText(), QString());
}

void TestRecordFiles::aTableReplacesAFileOnlyAfterConfirmation()
{
    RecordFixture desk;
    ResultsTable& table = *desk.files.table();
    const auto save = [&table](const QUrl& file) { table.save(QStringLiteral("csv"), file); };
    const QString path = desk.folder.filePath(QStringLiteral("table.csv"));
    save(QUrl::fromLocalFile(desk.folder.filePath(QStringLiteral("table"))));
    QTRY_COMPARE(table.news(), QStringLiteral("Saved: table.csv"));
    const QByteArray content = contentOf(path);
    QCOMPARE(content.count("\r\n"), 4);
    QVERIFY(content.contains(",nim-sum 1 4711/2,2,1,"));

    // An existing file is replaced only after confirmation; the new file contains the answers given up to then.
    desk.progress.record(answerTo(4));
    save(QUrl::fromLocalFile(path));
    QVERIFY(table.asking());
    table.dismiss();
    QVERIFY(!table.asking());
    table.replace();
    QCOMPARE(contentOf(path), content);
    save(QUrl::fromLocalFile(path));
    table.replace();
    QTRY_VERIFY(!table.running());
    QCOMPARE(contentOf(path).count("\r\n"), 5);

    save(QUrl(QStringLiteral("https://example.org/table.csv")));
    QVERIFY(table.failed());
    save(QUrl::fromLocalFile(path + QStringLiteral("/within.csv")));
    QTRY_VERIFY(!table.running());
    QVERIFY(table.failed());
}

void TestRecordFiles::erasingAsksFirst()
{
    RecordFixture desk;
    QTRY_COMPARE(desk.files.answers(), 3);
    desk.files.erase();
    desk.files.askToErase();
    const QString aside = desk.folder.filePath(QStringLiteral("data/progress-erased-2026-03-14.json"));
    QCOMPARE(desk.files.question(), QStringLiteral("Erase all 3 answers? A backup is saved as %1.").arg(aside));
    // Answers that are given while the question is open are counted.
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

void TestRecordFiles::erasedAnswersAreSavedInABackup()
{
    RecordFixture desk;
    QVERIFY(desk.progress.flush());
    desk.files.askToErase();
    desk.files.erase();
    QTRY_COMPARE(desk.files.answers(), 0);
    const QString aside = desk.folder.filePath(QStringLiteral("data/progress-erased-2026-03-14.json"));
    QVERIFY2(desk.files.news().contains(aside), qPrintable(desk.files.news()));
    QVERIFY(!desk.files.failed());
    desk.files.askToErase();
    QCOMPARE(desk.files.question(), QString());
    QVERIFY(desk.add(aside));
    QTRY_COMPARE(desk.files.answers(), 3);
    desk.files.askToErase();
    QVERIFY(desk.files.question().contains(QStringLiteral("progress-erased-2026-03-14-2.json")));
}

void TestRecordFiles::nothingIsErasedIfTheBackupFails()
{
    RecordFixture desk;
    QVERIFY(desk.progress.flush());
    const QString folder = desk.files.folder();
    if (!setWritable(folder, false, m_mayMount))
        QSKIP("root may write everywhere, and may not mount a read-only folder here");
    desk.files.askToErase();
    desk.files.erase();
    QTRY_VERIFY(desk.files.failed());
    QVERIFY2(desk.files.news().contains(QStringLiteral("could not be written")), qPrintable(desk.files.news()));
    QCOMPARE(desk.files.answers(), 3);
    desk.files.exportRecord(folder);
    QVERIFY(desk.told.wait(nimstone::tests::patience));
    QVERIFY(desk.files.failed());
    desk.files.table()->save(QStringLiteral("csv"), QUrl::fromLocalFile(folder + QStringLiteral("/table.csv")));
    QTRY_VERIFY(desk.files.table()->failed());
    QVERIFY(setWritable(folder, true, m_mayMount));
    desk.files.askToErase();
    desk.files.erase();
    QTRY_COMPARE(desk.files.answers(), 0);
}

void TestRecordFiles::freeFileNamesAreSuggested()
{
    RecordFixture desk;
    ResultsTable table;
    QString title = QStringLiteral("Week 3");
    table.offer([&title] { return title; }, [&desk] { return desk.progress.answersReader(); });
    const auto save = [&](const QString& name) {
        table.save(QStringLiteral("csv"), QUrl::fromLocalFile(desk.folder.filePath(name)));
        QTRY_COMPARE(table.news(), QStringLiteral("Saved: ") + name);
    };
    const auto suggested = [&table] { return table.suggestedFile(QStringLiteral("csv")).toLocalFile(); };
    save(QStringLiteral("Week 3.csv"));
    QCOMPARE(suggested(), desk.folder.filePath(QStringLiteral("Week 3-2.csv")));
    save(QStringLiteral("Week 3-2.csv"));
    QCOMPARE(suggested(), desk.folder.filePath(QStringLiteral("Week 3-3.csv")));
    title = QStringLiteral("***");
    QCOMPARE(suggested(), desk.folder.filePath(QStringLiteral("Results.csv")));
}

NIMSTONE_TEST(TestRecordFiles)
#include "tst_record_files.moc"

// Tests which files of a class are read and whose they are, which of them are late, and why a file is refused.
#include <QDateTime>
#include <QDir>
#include <QTest>

#include "app/storage/sets/class_folder.h"
#include "tests/app/storage/sets/class_works.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;
using namespace nimstone::tests;

class TestClassFolder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void filesAreListed();
    void unreadableFilesAreRefused();
    void anEmptyFolderIsAnEmptyClass();
    void readingCanBeStopped();
    void aFileWithoutANameIsNamedAfterItsFile_data();
    void aFileWithoutANameIsNamedAfterItsFile();
    void filesWithoutNamesAreOfDifferentPupils();
    void laterFilesAreLate_data();
    void laterFilesAreLate();
    void onePupilMayWriteTheNameInSeveralWays_data();
    void onePupilMayWriteTheNameInSeveralWays();
};

void TestClassFolder::filesAreListed()
{
    const ClassFiles home;
    for (const char* const name : {"b.json", "a.json", "C.JSON", "notes.txt", ".hidden.json", "below/c.json"})
        home.write(QString::fromLatin1(name), "{}");
    QStringList inFolder = filesIn({home.folder()});
    inFolder.sort();
    QCOMPARE(inFolder, (QStringList{home.path(QStringLiteral("C.JSON")), home.path(QStringLiteral("a.json")), home.path(QStringLiteral("b.json")),
                                    home.path(QStringLiteral("below/c.json"))}));
    // A path that is not a folder is listed as it is, also if there is no such file.
    const QStringList chosen{home.path(QStringLiteral("notes.txt")), home.path(QStringLiteral("missing.json")), home.path(QStringLiteral("notes.txt"))};
    QCOMPARE(filesIn(chosen), chosen.first(2));
    QCOMPARE(filesIn({home.path(QStringLiteral("b.json")), home.folder()}).size(), qsizetype{4});
    QCOMPARE(filesIn({}), QStringList());
}

void TestClassFolder::unreadableFilesAreRefused()
{
    const ClassFiles home;
    home.write(QStringLiteral("large.json"), QByteArray(largestHandIn + 1, ' '));
    home.write(QStringLiteral("empty.json"), {});
    QVERIFY(QDir(home.folder()).mkdir(QStringLiteral("folder")));
    const QStringList files{home.path(QStringLiteral("large.json")), home.path(QStringLiteral("missing.json")),
                            home.path(QStringLiteral("folder")), home.path(QStringLiteral("empty.json"))};
    const ClassFolder folder = readClass(setOfClass(SetVariant::Same), files);
    QVERIFY(folder.pupils.empty() && folder.earlier.empty());
    QCOMPARE(refusals(folder), (QStringList{QStringLiteral("empty.json: not answers"), QStringLiteral("folder: not answers"), QStringLiteral("large.json: not answers"),
                                            QStringLiteral("missing.json: not answers")}));
    using Kind = ProgressJsonError::Kind;
    const std::vector kinds{Kind::TooLarge, Kind::Unreadable, Kind::Unreadable, Kind::NoJson};
    for (std::size_t file = 0; file < kinds.size(); ++file)
        QCOMPARE(folder.refused[file].error.kind, kinds[file]);
}

void TestClassFolder::anEmptyFolderIsAnEmptyClass()
{
    const ClassFiles home;
    const ClassFolder folder = home.read(setOfClass(SetVariant::PerPupil));
    QVERIFY(folder.pupils.empty() && folder.earlier.empty() && folder.refused.empty());
    QVERIFY(itemResults(folder.pupils).empty());
    // A file that a pupil hands in counts, even if the pupil answered no item.
    const ExerciseSet set = setOfClass(SetVariant::Same);
    home.write(QStringLiteral("a.json"), printHandIn({.set = identityOf(set), .name = QStringLiteral("Ann"), .time = noonOf(12)}));
    const ClassFolder one = home.read(set);
    QCOMPARE(one.pupils.size(), std::size_t{1});
    QCOMPARE(one.pupils.front().count(Mark::Unanswered), 11);
}

void TestClassFolder::readingCanBeStopped()
{
    const ClassFiles home;
    const ExerciseSet set = setOfClass(SetVariant::Same);
    for (int number = 1; number <= 9; ++number) {
        const HandIn work = workOf(set, number);
        home.write(work.name + QStringLiteral(".json"), printHandIn(work));
    }
    std::stop_source source;
    const ClassFolder folder = readClass(set, filesIn({home.folder()}), source.get_token(), [&source](std::size_t read) {
        if (read == 3)
            source.request_stop();
    });
    QVERIFY2(folder.pupils.size() == 4, "the files after the request were read too");
    QCOMPARE(readClass(set, filesIn({home.folder()}), source.get_token()).pupils.size(), std::size_t{0});
}

void TestClassFolder::aFileWithoutANameIsNamedAfterItsFile_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* file, const char* name) { QTest::newRow(file) << QString::fromUtf8(file) << QString::fromUtf8(name); };
    row("Week 3 - Li Ming.json", "Li Ming");
    row("第三周 - 李明.json", "李明");
    row("Week 3 - Part 2 - Li Ming.json", "Li Ming");
    row("Week 3.1 - Li Ming.json", "Li Ming");
    row("answers.json", "answers");
    row("Li-Ming.json", "Li-Ming");
}

void TestClassFolder::aFileWithoutANameIsNamedAfterItsFile()
{
    QFETCH(QString, file);
    QFETCH(QString, name);
    const ClassFiles home;
    const ExerciseSet set = setOfClass(SetVariant::Same);
    HandIn work = workOf(set, 1);
    work.name.clear();
    home.write(file, printHandIn(work));
    const ClassFolder folder = home.read(set);
    QCOMPARE(folder.pupils.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(folder.pupils.front().name), name);
    QCOMPARE(QString::fromStdString(folder.pupils.front().file), file);
}

void TestClassFolder::filesWithoutNamesAreOfDifferentPupils()
{
    const ClassFiles home;
    const ExerciseSet set = setOfClass(SetVariant::Same);
    for (int number = 1; number <= 2; ++number) {
        HandIn work = workOf(set, number);
        work.name.clear();
        work.set.clear();
        home.write(QStringLiteral("pupil %1/progress.json").arg(number), printHandIn(work));
    }
    const ClassFolder folder = home.read(set);
    QCOMPARE(folder.pupils.size(), std::size_t{2});
    QCOMPARE(folder.pupils[0].file, std::string("pupil 1/progress.json"));
    QCOMPARE(folder.pupils[1].file, std::string("pupil 2/progress.json"));
}

void TestClassFolder::laterFilesAreLate_data()
{
    QTest::addColumn<QByteArray>("due");
    QTest::addColumn<qint64>("time");
    QTest::addColumn<bool>("isLate");
    QTest::newRow("before the day") << QByteArray("2026-03-14") << noonOf(13) << false;
    QTest::newRow("on the day") << QByteArray("2026-03-14") << noonOf(14) << false;
    QTest::newRow("at the end of the day") << QByteArray("2026-03-14") << QDateTime(QDate(2026, 3, 14), QTime(23, 59, 59, 999)).toMSecsSinceEpoch() << false;
    QTest::newRow("after the day") << QByteArray("2026-03-14") << noonOf(15) << true;
    QTest::newRow("a year before") << QByteArray("2027-03-14") << noonOf(15) << false;
    QTest::newRow("no day") << QByteArray() << noonOf(15) << false;
}

void TestClassFolder::laterFilesAreLate()
{
    QFETCH(QByteArray, due);
    QFETCH(qint64, time);
    QFETCH(bool, isLate);
    const ClassFiles home;
    ExerciseSet set = setOfClass(SetVariant::Same);
    set.due = due.toStdString();
    HandIn work = workOf(set, 1);
    work.time = time;
    home.write(QStringLiteral("a.json"), printHandIn(work));
    const ClassFolder folder = home.read(set);
    QCOMPARE(folder.pupils.size(), std::size_t{1});
    QCOMPARE(folder.pupils.front().isLate, isLate);
}

void TestClassFolder::onePupilMayWriteTheNameInSeveralWays_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("isSame");
    const auto row = [](const char* label, const char* name, const char* other, bool isSame) {
        QTest::newRow(label) << QString::fromUtf8(name) << QString::fromUtf8(other) << isSame;
    };
    row("capitals", "Li Ming", "li ming", true);
    row("capitals with accents", "ÉMILE ÅBERG", "émile åberg", true);
    row("accents of two codings", "Zoe\u0308", "Zoë", true);
    row("blanks", "  Li  Ming", "Li Ming ", true);
    row("another name", "李明", "李敏", false);
}

void TestClassFolder::onePupilMayWriteTheNameInSeveralWays()
{
    QFETCH(QString, name);
    QFETCH(QString, other);
    QFETCH(bool, isSame);
    const ClassFiles home;
    const ExerciseSet set = setOfClass(SetVariant::Same);
    for (const QString& one : {name, other})
        home.write(one == name ? QStringLiteral("a.json") : QStringLiteral("b.json"), printHandIn({.set = identityOf(set), .name = one, .time = noonOf(12)}));
    const ClassFolder folder = home.read(set);
    QCOMPARE(folder.pupils.size(), std::size_t{isSame ? 1U : 2U});
    QCOMPARE(folder.earlier.size(), std::size_t{isSame ? 1U : 0U});
}

NIMSTONE_TEST(TestClassFolder)
#include "tst_class_folder.moc"

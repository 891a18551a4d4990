// Tests the notes in the record, such as the card of a lesson where the person stopped: they count at once, are stored, exported
// and imported like answers, are not counted as answers, and the newer of two notes stays.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <tuple>

#include "app/storage/record/progress.h"
#include "app/storage/record/progress_json.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

namespace {

const QString card = QStringLiteral("lesson/lemma-2/card");
const QString done = QStringLiteral("lesson/lemma-2/done");

AnswerRecord noteOf(const QString& name, const QString& value, qint64 time)
{
    AnswerRecord note;
    note.id = QStringLiteral("%1 %2").arg(name).arg(time);
    note.time = time;
    note.skill = QStringLiteral("note");
    note.exercise = name;
    note.answer = value;
    note.first = false;
    return note;
}

/// The parts of a tally that notes must not change.
using NoteCounts = std::tuple<qint64, qint64, LastPosition>;

}  // namespace

class TestProgressNotes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_path = m_home->filePath(QStringLiteral("data/progress.sqlite"));
    }

    void aNoteCountsAtOnceAndIsThereInTheNextRun()
    {
        {
            Progress progress(m_path);
            progress.load();
            QCOMPARE(progress.tally().note(card), QString());
            QSignalSpy changed(&progress, &Progress::changed);
            for (int number = 0; number <= 5; ++number)
                progress.keepNote(card, QString::number(number));
            progress.keepNote(done, QStringLiteral("1"));
            QCOMPARE(progress.tally().note(card), QStringLiteral("5"));
            QCOMPARE(changed.count(), 7);
            progress.keepNote(card, QStringLiteral("5"));
            QCOMPARE(changed.count(), 7);
        }
        QCOMPARE(noteOnDisk(card), QStringLiteral("5"));
        Progress next(m_path);
        next.load();
        QVERIFY(next.flush());
        QCOMPARE(next.tally().note(card), QStringLiteral("5"));
        QCOMPARE(next.tally().note(done), QStringLiteral("1"));
    }

    void aNoteIsKeptWhenTheClockWasSetBack()
    {
        Progress progress(m_path);
        progress.keepNote(card, QStringLiteral("7"), 5000);
        progress.keepNote(card, QStringLiteral("8"), 1000);
        QVERIFY(progress.flush());
        QCOMPARE(progress.tally().note(card), QStringLiteral("8"));
        QCOMPARE(noteOnDisk(card), QStringLiteral("8"));
    }

    void aNoteThatCannotBeWrittenWaits()
    {
        // The path of the folder is a file, so even root cannot write files into it.
        QFile inTheWay(m_home->filePath(QStringLiteral("data")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        Progress progress(m_path);
        progress.load();
        progress.keepNote(card, QStringLiteral("3"));
        QVERIFY(!progress.flush());
        QVERIFY2(progress.problem().contains(m_path), qPrintable(progress.problem()));
        QCOMPARE(progress.tally().note(card), QStringLiteral("3"));
        const QString file = m_home->filePath(QStringLiteral("all.json"));
        QSignalSpy exported(&progress, &Progress::exported);
        progress.exportTo(file);
        QVERIFY(exported.count() > 0 || exported.wait(nimstone::tests::patience));
        QCOMPARE(readProgressJson(file)->front().answer, QStringLiteral("3"));
        // Nothing may be erased before the note is written.
        QSignalSpy erased(&progress, &Progress::erased);
        progress.erase(QDate(2026, 3, 14));
        QCOMPARE(erased.first().at(1).toString(), progress.problem());
        QVERIFY(inTheWay.remove());
        QVERIFY(progress.flush());
        QCOMPARE(progress.problem(), QString());
        QCOMPARE(progress.tally().note(card), QStringLiteral("3"));
        QCOMPARE(noteOnDisk(card), QStringLiteral("3"));
    }

    void reloadReadsTheNotesOfAnotherWindow()
    {
        Progress here(m_path);
        Progress elsewhere(m_path);
        here.load();
        elsewhere.load();
        QVERIFY(here.flush() && elsewhere.flush());
        elsewhere.keepNote(card, QStringLiteral("9"));
        QVERIFY(elsewhere.flush());
        here.reload();
        QVERIFY(here.flush());
        QCOMPARE(here.tally().note(card), QStringLiteral("9"));
    }

    void theNewerNoteStays_data()
    {
        QTest::addColumn<qint64>("time");
        QTest::addColumn<QString>("after");
        QTest::newRow("an older note") << qint64{1000} << QStringLiteral("here");
        QTest::newRow("a newer note") << qint64{3000} << QStringLiteral("there");
    }

    /// Tests an import, and that undoing the import restores the note.
    void theNewerNoteStays()
    {
        QFETCH(qint64, time);
        QFETCH(QString, after);
        ProgressFile file(m_path);
        QVERIFY(file.add(noteOf(card, QStringLiteral("here"), 2000)));
        const auto before = file.answers();
        QCOMPARE(file.merge({noteOf(card, QStringLiteral("there"), time)}, {.file = QStringLiteral("a.json")}).value(), 0);
        QCOMPARE(file.tally(false)->note(card), after);
        QVERIFY((file.lastAddition() == Addition{0, QStringLiteral("a.json"), 0}));
        QCOMPARE(file.undoMerge().value(), 0);
        QVERIFY(file.answers() == before);
        QCOMPARE(file.tally(false)->note(card), QStringLiteral("here"));
        QVERIFY(!file.lastAddition());
    }

    void notesAreNotCountedAsAnswers()
    {
        auto all = answersUpTo(3);
        ProgressTally tally = tallyOf(all);
        const NoteCounts before{tally.answers, tally.asked, tally.last};
        all.push_back(noteOf(card, QStringLiteral("4"), beginning + 10'000));
        tally = tallyOf(all);
        QVERIFY((before == NoteCounts{tally.answers, tally.asked, tally.last}));
        ProgressFile file(m_path);
        for (const AnswerRecord& answer : all)
            QVERIFY(file.add(answer));
        QVERIFY(file.tally(true) == tally);
    }

    void undoingRemovesNewNotesAndKeepsLaterOnes()
    {
        ProgressFile file(m_path);
        QVERIFY(file.add(noteOf(card, QStringLiteral("1"), 1000)));
        auto all = answersUpTo(3);
        all.push_back(noteOf(card, QStringLiteral("4"), 2000));
        all.push_back(noteOf(done, QStringLiteral("1"), 2000));
        QCOMPARE(file.merge(all).value(), 3);
        QCOMPARE(file.merge({noteOf(card, QStringLiteral("6"), 3000)}).value(), 0);
        QCOMPARE(file.undoMerge().value(), 0);
        QCOMPARE(file.tally(false)->note(card), QStringLiteral("4"));
        // The person goes on in the lesson after the import. Undoing the import keeps this newer note.
        QVERIFY(file.add(noteOf(card, QStringLiteral("5"), 2500)));
        QCOMPARE(file.undoMerge().value(), 3);
        QCOMPARE(file.tally(false)->note(card), QStringLiteral("5"));
        QCOMPARE(file.tally(false)->note(done), QString());
    }

    void notesAreErasedAfterTheyWereExported()
    {
        Progress progress(m_path);
        progress.load();
        progress.keepNote(card, QStringLiteral("2"), 1000);
        QSignalSpy erased(&progress, &Progress::erased);
        progress.erase(QDate(2026, 3, 14));
        QVERIFY(progress.flush());
        const QString file = m_home->filePath(QStringLiteral("data/progress-erased-2026-03-14.json"));
        QCOMPARE(erased.takeFirst(), (QVariantList{file, QString()}));
        QVERIFY(progress.tally() == ProgressTally());
        QCOMPARE(noteOnDisk(card), QString());
        progress.importFrom(file);
        QVERIFY(progress.flush());
        QCOMPARE(progress.tally().note(card), QStringLiteral("2"));
        QCOMPARE(progress.lastAddition()->answers, 0);
    }

    void aFileWithoutNotesIsMigrated_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::newRow("version 2") << QStringList{QStringLiteral("DROP TABLE notes"), QStringLiteral("PRAGMA user_version = 2")};
        QTest::newRow("the present version") << QStringList{QStringLiteral("DROP TABLE notes")};
    }

    void aFileWithoutNotesIsMigrated()
    {
        QFETCH(QStringList, statements);
        const auto answers = answersUpTo(10);
        {
            ProgressFile file(m_path);
            QVERIFY(file.merge(answers).has_value());
            for (const QString& statement : statements)
                QVERIFY2(runSql(file.database(), statement).isActive(), qPrintable(statement));
        }
        {
            // A file that can only be read is not migrated, but it is shown.
            ProgressFile reader(m_path);
            QVERIFY(reader.openToRead());
            QVERIFY(reader.tally(true) == tallyOf(answers));
            QVERIFY(reader.answers() == answers);
        }
        ProgressFile file(m_path);
        QVERIFY(file.open());
        QCOMPARE(file.renamedTo(), QString());
        QVERIFY(file.answers() == answers);
        QVERIFY(file.add(noteOf(card, QStringLiteral("3"), 1000)));
        QCOMPARE(file.tally(true)->note(card), QStringLiteral("3"));
    }

    void repairingTheTallyKeepsTheNotes()
    {
        {
            ProgressFile file(m_path);
            QVERIFY(file.add(noteOf(card, QStringLiteral("3"), 1000)));
            QVERIFY(runSql(file.database(), QStringLiteral("DROP TABLE skills")).isActive());
        }
        ProgressFile file(m_path);
        QVERIFY(file.open());
        QCOMPARE(file.renamedTo(), QString());
        QCOMPARE(file.tally(true)->note(card), QStringLiteral("3"));
    }

    void aFileOfANewerVersionIsShownButNotChanged()
    {
        {
            ProgressFile file(m_path);
            QVERIFY(file.add(noteOf(card, QStringLiteral("3"), 1000)));
            QVERIFY(runSql(file.database(), QStringLiteral("PRAGMA user_version = 99")).isActive());
        }
        {
            Progress progress(m_path);
            progress.load();
            QTRY_COMPARE(progress.tally().note(card), QStringLiteral("3"));
            progress.keepNote(card, QStringLiteral("4"));
            QVERIFY(!progress.flush());
            QCOMPARE(progress.tally().note(card), QStringLiteral("4"));
            QVERIFY2(progress.problem().contains(m_path), qPrintable(progress.problem()));
        }
        QCOMPARE(noteOnDisk(card), QStringLiteral("3"));
    }

private:
    /// Reads the record as another process would.
    QString noteOnDisk(const QString& name) const
    {
        ProgressFile file(m_path);
        const auto tally = file.openToRead() ? file.tally(true) : std::nullopt;
        return tally ? tally->note(name) : QStringLiteral("not readable");
    }

    std::unique_ptr<QTemporaryDir> m_home;
    QString m_path;
};

NIMSTONE_TEST(TestProgressNotes)
#include "tst_progress_notes.moc"

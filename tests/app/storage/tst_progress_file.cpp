// Tests the progress database as a file: the tally is stored with the answers, files of older versions are migrated, damaged
// files are renamed, files of newer versions are not changed, and a full disk loses no saved answer.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <thread>

#include "app/storage/record/progress_file.h"
#include "app/storage/record/progress_schema.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using State = ProgressFile::State;

namespace {

bool hasIntegrity(const ProgressFile& file)
{
    QSqlQuery query = runSql(file.database(), QStringLiteral("PRAGMA integrity_check"));
    return query.next() && query.value(0).toString() == QLatin1String("ok");
}

QString pragma(const ProgressFile& file, const char* name)
{
    QSqlQuery query = runSql(file.database(), QStringLiteral("PRAGMA ") + QLatin1String(name));
    return query.next() ? query.value(0).toString() : QString();
}

}  // namespace

class TestProgressFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_path = m_home->filePath(QStringLiteral("data/progress.sqlite"));
    }

    void aNewDatabaseIsEmpty()
    {
        ProgressFile file(m_path);
        QVERIFY(file.open());
        QCOMPARE(file.state(), State::Writable);
        QVERIFY(file.tally(true) == ProgressTally());
        QCOMPARE(pragma(file, "journal_mode"), QStringLiteral("wal"));
        QCOMPARE(pragma(file, "synchronous"), QStringLiteral("2"));
        QCOMPARE(pragma(file, "foreign_keys"), QStringLiteral("1"));
        QCOMPARE(pragma(file, "user_version"), QString::number(progressMigrations().size()));
        QCOMPARE(pragma(file, "application_id"), QString::number(progressApplicationId));
        QVERIFY(file.check());
    }

    void theTallyIsStoredWithTheAnswers()
    {
        const int most = tests::count(100, 5000);
        const auto answers = answersUpTo(most);
        {
            ProgressFile file(m_path);
            for (const AnswerRecord& answer : answers)
                QVERIFY(file.add(answer));
            QVERIFY(file.tally(true) == tallyOf(answers));
        }
        ProgressFile next(m_path);
        QVERIFY(next.open());
        QVERIFY(next.tally(true) == tallyOf(answers));
        QVERIFY(next.tally(false)->days.empty());
        QVERIFY(next.answers() == answers);
        QVERIFY(hasIntegrity(next));
        qInfo("stored %d answers", most);
    }

    void noAnswerCountsTwice()
    {
        ProgressFile file(m_path);
        const auto answers = answersUpTo(20);
        for (int times = 0; times < 3; ++times) {
            for (const AnswerRecord& answer : answers)
                QVERIFY(file.add(answer));
        }
        QVERIFY(file.tally(true) == tallyOf(answers));
    }

    void unusualTextsAreStoredUnchanged_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("Chinese") << QStringLiteral("先手必胜，取 3");
        QTest::newRow("quotes") << QStringLiteral("'); DROP TABLE answers; --");
        QTest::newRow("a character beyond 16 bits") << QStringLiteral("𠮷");
        QTest::newRow("several lines") << QStringLiteral("a\nb\r\n");
        QTest::newRow("a long text") << QStringLiteral("x").repeated(100000);
        QTest::newRow("an empty text") << QString();
    }

    void unusualTextsAreStoredUnchanged()
    {
        QFETCH(QString, text);
        AnswerRecord answer = answerNumber(1);
        answer.answer = answer.tag = text;
        answer.exercise = QStringLiteral("nim-sum ") + text;
        answer.right = false;
        answer.first = true;
        ProgressFile file(m_path);
        QVERIFY(file.add(answer));
        QVERIFY(file.answers() == std::vector{answer});
        QVERIFY(file.tally(true) == tallyOf({answer}));
    }

    void mergeAddsOnlyMissingAnswers()
    {
        const auto answers = answersUpTo(300);
        ProgressFile file(m_path);
        for (int number = 100; number < 200; ++number)
            QVERIFY(file.add(answers[static_cast<std::size_t>(number)]));
        QCOMPARE(file.merge(answers).value(), 200);
        QVERIFY(file.tally(true) == tallyOf(answers));
        QCOMPARE(file.merge(answers).value(), 0);
        QVERIFY(file.tally(true) == tallyOf(answers));
    }

    void answersAreErasedOnlyAfterTheyWereExported()
    {
        const auto answers = answersUpTo(50);
        ProgressFile file(m_path);
        QCOMPARE(file.merge(answers).value(), 50);
        QVERIFY(!file.erase([](const auto&) { return false; }));
        QVERIFY(file.tally(true) == tallyOf(answers));
        std::vector<AnswerRecord> safe;
        QVERIFY(file.erase([&safe](const auto& all) {
            safe = all;
            return true;
        }));
        QVERIFY(safe == answers);
        QVERIFY(file.tally(true) == ProgressTally());
        QVERIFY(hasIntegrity(file));
    }

    void concurrentWritersLoseNoAnswer()
    {
        const int each = tests::count(20, 1000);
        std::atomic<int> refused = 0;
        // Each answer is to a different exercise. If two answers were to the same exercise, the order of the writers
        // would decide the tally.
        std::vector<AnswerRecord> all = answersUpTo(3 * each);
        for (AnswerRecord& answer : all)
            answer.exercise = answer.id;
        const auto write = [this, each, &refused, &all](int from) {
            ProgressFile file(m_path);
            for (int number = from; number < from + each; ++number) {
                // A writer that waited in vain for the lock tries again, as the window does.
                while (!file.add(all[static_cast<std::size_t>(number)]) && ++refused < 100) {
                }
            }
        };
        std::thread first(write, 0);
        std::thread second(write, each);
        std::thread third(write, 2 * each);
        for (std::thread* thread : {&first, &second, &third})
            thread->join();
        ProgressFile file(m_path);
        QVERIFY(file.open());
        QCOMPARE(file.answers()->size(), static_cast<std::size_t>(3 * each));
        const auto tally = file.tally(true);
        QCOMPARE(tally->answers, 3 * each);
        const auto expected = tallyOf(all);
        QVERIFY(tally->days == expected.days);
        QVERIFY(tally->tags == expected.tags);
        QCOMPARE(tally->asked, expected.asked);
        QVERIFY(hasIntegrity(file));
        qInfo("3 writers wrote %d answers each and were refused %d times", each, refused.load());
    }

    void aFileOfVersion1IsOpened()
    {
        // A database as version 1 created it. These lines never change.
        sql({"PRAGMA journal_mode = WAL",
             "CREATE TABLE answers (id TEXT PRIMARY KEY NOT NULL, time INTEGER NOT NULL, day INTEGER NOT NULL, skill TEXT "
             "NOT NULL, level INTEGER NOT NULL, exercise TEXT NOT NULL, answer TEXT NOT NULL, options INTEGER NOT NULL, "
             "correct INTEGER NOT NULL, first INTEGER NOT NULL, hints INTEGER NOT NULL, shown INTEGER NOT NULL, tag TEXT NOT "
             "NULL, milliseconds INTEGER NOT NULL)",
             "CREATE TABLE skills (skill TEXT PRIMARY KEY NOT NULL, known REAL NOT NULL, asked INTEGER NOT NULL, correct "
             "INTEGER NOT NULL, last_day INTEGER NOT NULL) WITHOUT ROWID",
             "CREATE TABLE days (day INTEGER NOT NULL, skill TEXT NOT NULL, asked INTEGER NOT NULL, correct INTEGER NOT NULL, "
             "PRIMARY KEY (day, skill)) WITHOUT ROWID",
             "CREATE TABLE tags (skill TEXT NOT NULL, tag TEXT NOT NULL, count INTEGER NOT NULL, last_day INTEGER NOT NULL, "
             "PRIMARY KEY (skill, tag)) WITHOUT ROWID",
             "CREATE TABLE mistakes (exercise TEXT PRIMARY KEY NOT NULL, skill TEXT NOT NULL, tag TEXT NOT NULL, gap INTEGER "
             "NOT NULL, due INTEGER NOT NULL, time INTEGER NOT NULL) WITHOUT ROWID",
             "CREATE TABLE totals (one INTEGER PRIMARY KEY CHECK (one = 1), answers INTEGER NOT NULL, asked INTEGER NOT NULL, "
             "correct INTEGER NOT NULL, last_time INTEGER NOT NULL, last_skill TEXT NOT NULL, last_level INTEGER NOT NULL, "
             "last_exercise TEXT NOT NULL)",
             "INSERT INTO answers VALUES ('a', 1000, 20000, 'nim-sum', 2, 'nim-sum 2 1/1', '7', 0, 0, 1, 0, 0, 'or', 900)",
             "INSERT INTO skills VALUES ('nim-sum', 0.03, 1, 0, 20000)", "INSERT INTO days VALUES (20000, 'nim-sum', 1, 0)",
             "INSERT INTO tags VALUES ('nim-sum', 'or', 1, 20000)",
             "INSERT INTO mistakes VALUES ('nim-sum 2 1/1', 'nim-sum', 'or', 0, 20001, 1000)",
             "INSERT INTO totals VALUES (1, 1, 1, 0, 1000, 'nim-sum', 2, 'nim-sum 2 1/1')",
             "PRAGMA application_id = 1315532147", "PRAGMA user_version = 1"});
        ProgressFile file(m_path);
        QVERIFY(file.open());
        QCOMPARE(file.renamedTo(), QString());
        QVERIFY(file.check());
        const auto tally = file.tally(true);
        QCOMPARE(tally->answers, 1);
        // The value follows the present rules, not the rules of version 1.
        const double known = practice::afterAnswer(practice::tracing.initial, {.right = false});
        QCOMPARE(tally->skills.at(QStringLiteral("nim-sum")).known, known);
        QCOMPARE(tally->due(20001).size(), 1U);
        QVERIFY(file.add(answerNumber(1)));
        QCOMPARE(file.answers()->size(), 2U);
    }

    void migrationsAreAppliedTogetherOrNotAtAll()
    {
        ProgressFile file(m_path);
        QVERIFY(file.add(answerNumber(1)));
        Migrations migrations = progressMigrations();
        migrations.push_back({QStringLiteral("ALTER TABLE answers ADD COLUMN mood TEXT NOT NULL DEFAULT ''")});
        Migrations broken = migrations;
        broken.push_back({QStringLiteral("CREATE TABLE moods (mood TEXT)"), QStringLiteral("CREATE TABLE answers (mood TEXT)")});
        QVERIFY(!migrate(file.database(), broken));
        QCOMPARE(pragma(file, "user_version"), QString::number(progressMigrations().size()));
        QCOMPARE(runSql(file.database(), QStringLiteral("SELECT mood FROM moods")).isActive(), false);
        QCOMPARE(runSql(file.database(), QStringLiteral("SELECT mood FROM answers")).isActive(), false);
        QVERIFY(migrate(file.database(), migrations));
        QVERIFY(migrate(file.database(), migrations));
        QCOMPARE(pragma(file, "user_version"), QString::number(progressMigrations().size() + 1));
        QVERIFY(runSql(file.database(), QStringLiteral("SELECT mood FROM answers")).next());
    }

    void damagedFilesAreRenamed_data()
    {
        QTest::addColumn<QByteArray>("damaged");
        QTest::newRow("another text") << QByteArray("Dear Sir,\n").repeated(1000);
        QTest::newRow("zeros, as after a power cut") << QByteArray(8192, '\0');
        QTest::newRow("the first line alone") << QByteArray("SQLite format 3\0", 16);
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16).repeated(100);
    }

    void damagedFilesAreRenamed()
    {
        QFETCH(QByteArray, damaged);
        write(QStringLiteral("progress.sqlite"), damaged);
        ProgressFile file(m_path);
        QVERIFY(file.open());
        QVERIFY2(file.renamedTo().endsWith(QStringLiteral("/progress.damaged.sqlite")), qPrintable(file.renamedTo()));
        QCOMPARE(content(QStringLiteral("progress.damaged.sqlite")), damaged);
        QVERIFY(file.add(answerNumber(1)));
        QCOMPARE(file.answers()->size(), 1U);
        QVERIFY(file.check());
    }

    void damagedPagesAreFound_data()
    {
        QTest::addColumn<double>("place");
        for (const double place : {0.1, 0.5, 0.9})
            QTest::addRow("at %.0f %%", place * 100) << place;
    }

    void damagedPagesAreFound()
    {
        QFETCH(double, place);
        const auto answers = answersUpTo(1000);
        {
            ProgressFile file(m_path);
            QVERIFY(file.merge(answers).has_value());
        }
        QByteArray bytes = content(QStringLiteral("progress.sqlite"));
        const auto at = static_cast<qsizetype>(place * static_cast<double>(bytes.size())) / 4096 * 4096;
        bytes.replace(at, 2 * 4096, QByteArray(2 * 4096, '\x55'));
        write(QStringLiteral("progress.sqlite"), bytes);
        ProgressFile file(m_path);
        QVERIFY(!file.check() || !file.renamedTo().isEmpty());
        QCOMPARE(file.state(), State::Writable);
        QCOMPARE(content(QStringLiteral("progress.damaged.sqlite")), bytes);
        QVERIFY(file.tally(true) == ProgressTally());
        QVERIFY(file.add(answerNumber(1)));
    }

    void theDatabaseOfAnotherProgramIsRenamed()
    {
        sql({"CREATE TABLE songs (name TEXT)"});
        ProgressFile file(m_path);
        QVERIFY(file.open());
        QVERIFY(!file.renamedTo().isEmpty());
        QVERIFY(content(QStringLiteral("progress.damaged.sqlite")).contains("songs"));
    }

    void anEmptyFileBecomesADatabase()
    {
        write(QStringLiteral("progress.sqlite"), QByteArray());
        ProgressFile file(m_path);
        QVERIFY(file.add(answerNumber(1)));
        QCOMPARE(file.renamedTo(), QString());
    }

    void aFileOfANewerVersionIsNotChanged()
    {
        {
            ProgressFile file(m_path);
            QVERIFY(file.add(answerNumber(1)));
        }
        sql({"ALTER TABLE answers ADD COLUMN mood TEXT", "PRAGMA user_version = 99"});
        const QByteArray before = content(QStringLiteral("progress.sqlite"));
        {
            ProgressFile file(m_path);
            QVERIFY(!file.open());
            QCOMPARE(file.state(), State::Newer);
            QVERIFY(!file.add(answerNumber(2)));
            QVERIFY(!file.merge(answersUpTo(3)));
            QVERIFY(!file.erase([](const auto&) { return true; }));
            QVERIFY(file.tally(true) == tallyOf({answerNumber(1)}));
        }
        QCOMPARE(content(QStringLiteral("progress.sqlite")), before);
    }

    void aFullDiskLosesNoSavedAnswer()
    {
        ProgressFile file(m_path);
        int kept = 0;
        QVERIFY(file.add(answerNumber(kept++)));
        runSql(file.database(), QStringLiteral("PRAGMA max_page_count = %1").arg(pragma(file, "page_count").toInt() + 1));
        while (file.add(answerNumber(kept)))
            QVERIFY(++kept < 10000);
        QVERIFY(!file.add(answerNumber(kept)));
        QVERIFY(!file.merge(answersUpTo(kept + 1000)));
        QVERIFY(file.tally(true) == tallyOf(answersUpTo(kept)));
        runSql(file.database(), QStringLiteral("PRAGMA max_page_count = 1000000"));
        QVERIFY(file.add(answerNumber(kept++)));
        QVERIFY(file.tally(true) == tallyOf(answersUpTo(kept)));
        QVERIFY(hasIntegrity(file));
        qInfo("the file was full after %d answers", kept - 1);
    }

    void openingSucceedsOnceTheFolderCanBeCreated()
    {
        QFile inTheWay(m_home->filePath(QStringLiteral("data")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        ProgressFile file(m_path);
        QVERIFY(!file.open());
        QVERIFY(!file.add(answerNumber(1)));
        QVERIFY(!file.openToRead());
        QVERIFY(inTheWay.remove());
        QVERIFY(file.add(answerNumber(1)));
    }

    void aFileThatCannotBeRenamedIsNotChanged()
    {
        write(QStringLiteral("progress.sqlite"), "damaged");
        for (int number = 1; number < 1000; ++number) {
            const QString mark = number == 1 ? QString() : QStringLiteral("-%1").arg(number);
            write(QStringLiteral("progress.damaged%1.sqlite").arg(mark), {});
        }
        ProgressFile file(m_path);
        QVERIFY(!file.open());
        QCOMPARE(file.state(), State::Untouchable);
        QVERIFY(!file.add(answerNumber(1)));
        QCOMPARE(content(QStringLiteral("progress.sqlite")), QByteArray("damaged"));
    }

private:
    /// Runs statements as another program would, which does not know the format of the file.
    void sql(std::initializer_list<const char*> statements) const
    {
        QVERIFY(QDir().mkpath(m_home->filePath(QStringLiteral("data"))));
        const QString name = QStringLiteral("by hand");
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
            database.setDatabaseName(m_path);
            QVERIFY(database.open());
            for (const char* statement : statements)
                QVERIFY2(runSql(database, QLatin1String(statement)).isActive(), statement);
        }
        QSqlDatabase::removeDatabase(name);
    }
    void write(const QString& name, const QByteArray& bytes) const
    {
        const QDir folder(m_home->filePath(QStringLiteral("data")));
        QVERIFY(folder.mkpath(QStringLiteral(".")));
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QByteArray content(const QString& name) const
    {
        QFile file(m_home->filePath(QStringLiteral("data/") + name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
    }

    std::unique_ptr<QTemporaryDir> m_home;
    QString m_path;
};

NIMSTONE_TEST(TestProgressFile)
#include "tst_progress_file.moc"

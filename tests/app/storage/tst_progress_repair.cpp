// Opens a database without one of its tables: the tally is computed again from the answers, and the file is renamed only if the
// answers are gone. No database connection stays in use, and Qt logs no warning.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/record/progress_file.h"
#include "app/storage/record/progress_schema.h"
#include "tests/app/storage/disks.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using State = ProgressFile::State;

class TestProgressRepair : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_mayMount = mountPrivately();
        qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& text) {
            if (type == QtWarningMsg || type == QtCriticalMsg)
                s_complaints.push_back(text);
            s_former(type, context, text);
        });
    }
    void cleanupTestCase() { qInstallMessageHandler(s_former); }

    void init()
    {
        s_complaints.clear();
        m_home = std::make_unique<QTemporaryDir>();
        m_path = m_home->filePath(QStringLiteral("progress.sqlite"));
        ProgressFile file(m_path);
        QVERIFY(file.merge(answersUpTo(50)).has_value());
    }

    void cleanup() { QCOMPARE(s_complaints, QStringList()); }

    void aMissingTableIsRestoredFromTheAnswers_data()
    {
        QTest::addColumn<QStringList>("harm");
        QTest::addColumn<bool>("restored");
        for (const char* table : {"skills", "days", "tags", "mistakes", "totals", "additions", "added", "notes"})
            QTest::addRow("no table %s", table) << QStringList{QStringLiteral("DROP TABLE %1").arg(QLatin1String(table))} << true;
        QTest::newRow("a column of skills is missing") << QStringList{QStringLiteral("ALTER TABLE skills RENAME COLUMN known TO k")} << true;
        QTest::newRow("only the answers are left") << QStringList{QStringLiteral("DROP TABLE skills"), QStringLiteral("DROP TABLE days"), QStringLiteral("DROP TABLE tags"),
                                                                QStringLiteral("DROP TABLE mistakes"), QStringLiteral("DROP TABLE totals"), QStringLiteral("DROP TABLE added")} << true;
        QTest::newRow("version 1 without days") << QStringList{QStringLiteral("DROP TABLE days"), QStringLiteral("DROP TABLE additions"), QStringLiteral("DROP TABLE added"),
                                                              QStringLiteral("DROP TABLE notes"), QStringLiteral("DROP INDEX answers_by_exercise"), QStringLiteral("PRAGMA user_version = 1")} << true;
        QTest::newRow("no table answers") << QStringList{QStringLiteral("DROP TABLE answers")} << false;
        QTest::newRow("a column of answers is missing") << QStringList{QStringLiteral("ALTER TABLE answers RENAME COLUMN skill TO s")} << false;
        QTest::newRow("version 1 without answers") << QStringList{QStringLiteral("DROP TABLE answers"), QStringLiteral("DROP TABLE additions"), QStringLiteral("DROP TABLE added"),
                                                                 QStringLiteral("DROP TABLE notes"), QStringLiteral("PRAGMA user_version = 1")} << false;
    }

    void aMissingTableIsRestoredFromTheAnswers()
    {
        QFETCH(QStringList, harm);
        QFETCH(bool, restored);
        {
            ProgressFile file(m_path);
            QVERIFY(file.open());
            for (const QString& statement : harm)
                QVERIFY2(runSql(file.database(), statement).isActive(), qPrintable(statement));
        }
        ProgressFile file(m_path);
        QVERIFY(file.open());
        QCOMPARE(file.renamedTo().isEmpty(), restored);
        QVERIFY(file.tally(true) == tallyOf(answersUpTo(restored ? 50 : 0)));
        QVERIFY(file.add(answerNumber(50)));
        QCOMPARE(file.answers()->size(), restored ? 51U : 1U);
        QCOMPARE(file.merge(answersUpTo(60), {.time = 1, .file = QStringLiteral("a.json")}).value(), restored ? 9 : 59);
        QVERIFY(file.lastAddition());
    }

    /// Computing the tally again needs disk space. If there is too little, the file stays where it is.
    void aFullDiskDuringTheRepairIsNotDamage()
    {
        {
            ProgressFile file(m_path);
            QVERIFY(file.merge(answersUpTo(5000)).has_value());
            QVERIFY(runSql(file.database(), QStringLiteral("DROP TABLE tags")).isActive());
        }
        // The limit is the size of SQLite's shared memory file, which must still fit.
        if (!limitFileSize(32 * 1024))
            QSKIP("this system cannot limit the size of files");
        ProgressFile file(m_path);
        const bool isOpen = file.open();
        QVERIFY(limitFileSize(std::nullopt));
        QVERIFY(!isOpen);
        QCOMPARE(file.renamedTo(), QString());
        QVERIFY(file.open());
        QVERIFY(file.tally(true) == tallyOf(answersUpTo(5000)));
    }

    void aReadOnlyFolderLeavesNoConnectionOpen()
    {
        const auto before = QSqlDatabase::connectionNames();
        if (!setWritable(m_home->path(), false, m_mayMount))
            QSKIP("root may write everywhere, and may not mount a read-only folder here");
        {
            ProgressFile file(m_home->filePath(QStringLiteral("none.sqlite")));
            QVERIFY(!file.open());
            QVERIFY(!file.openToRead());
            ProgressFile other(m_path);
            QVERIFY(!other.add(answerNumber(1)));
            QVERIFY(other.openToRead());
            QVERIFY(other.tally(true).has_value());
        }
        QVERIFY(setWritable(m_home->path(), true, m_mayMount));
        QCOMPARE(QSqlDatabase::connectionNames(), before);
    }

private:
    static inline QStringList s_complaints;
    static inline QtMessageHandler s_former = qInstallMessageHandler(nullptr);

    bool m_mayMount = false;
    std::unique_ptr<QTemporaryDir> m_home;
    QString m_path;
};

NIMSTONE_TEST(TestProgressRepair)
#include "tst_progress_repair.moc"

// The record of practice is exported to a file and imported again: completely, only once, and never over its own database.
// The record is erased only after it was exported.
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/record/progress.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestProgressExchange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_path = m_home->filePath(QStringLiteral("data/progress.sqlite"));
    }

    void everythingIsExportedAndImported()
    {
        const QString file = m_home->filePath(QStringLiteral("all.json"));
        const auto answers = answersUpTo(200);
        {
            Progress progress(m_path);
            progress.load();
            for (int number = 0; number < 20; ++number)
                progress.record(answers[static_cast<std::size_t>(number)]);
            QSignalSpy exported(&progress, &Progress::exported);
            progress.exportTo(file);
            QVERIFY(progress.flush());
            QCOMPARE(exported.takeFirst(), (QVariantList{file, QString()}));
        }
        Progress other(m_home->filePath(QStringLiteral("other/progress.sqlite")));
        other.load();
        QSignalSpy imported(&other, &Progress::imported);
        other.record(answerNumber(7));
        other.importFrom(file);
        QTRY_COMPARE(imported.count(), 1);
        QCOMPARE(imported.takeFirst(), (QVariantList{19, QString()}));
        QVERIFY(other.tally() == tallyOf(answersUpTo(20)));
        other.importFrom(file);
        QTRY_COMPARE(imported.count(), 1);
        QCOMPARE(imported.takeFirst(), (QVariantList{0, QString()}));
        QVERIFY(other.tally() == tallyOf(answersUpTo(20)));
    }

    void answersThatAreNotSavedYetAreExported()
    {
        QFile inTheWay(m_home->filePath(QStringLiteral("data")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        Progress progress(m_path);
        progress.record(answerNumber(0));
        QVERIFY(!progress.flush());
        QSignalSpy exported(&progress, &Progress::exported);
        const QString file = m_home->filePath(QStringLiteral("all.json"));
        progress.exportTo(file);
        QVERIFY(exported.wait(nimstone::tests::patience));
        QCOMPARE(exported.takeFirst(), (QVariantList{file, QString()}));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().contains("\"id-0\""));
    }

    void theExportDoesNotOverwriteTheDatabase_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("the database") << QStringLiteral("data/progress.sqlite");
        QTest::newRow("its log") << QStringLiteral("data/progress.sqlite-wal");
        QTest::newRow("the database by another path") << QStringLiteral("data/../data/progress.sqlite");
        QTest::newRow("the database as a folder") << QStringLiteral("data/progress.sqlite/all.json");
    }

    void theExportDoesNotOverwriteTheDatabase()
    {
        QFETCH(QString, name);
        Progress progress(m_path);
        progress.record(answerNumber(0));
        QVERIFY(progress.flush());
        QSignalSpy exported(&progress, &Progress::exported);
        progress.exportTo(m_home->filePath(name));
        QVERIFY(exported.count() > 0 || exported.wait(nimstone::tests::patience));
        QVERIFY(!exported.first().at(1).toString().isEmpty());
        progress.record(answerNumber(1));
        QVERIFY(progress.flush());
        QVERIFY(tallyOnDisk() == tallyOf(answersUpTo(2)));
    }

    void nothingIsImportedFromAnInvalidFile()
    {
        const QString file = m_home->filePath(QStringLiteral("bad.json"));
        QFile bad(file);
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("{\"format\": \"nimstone-progress\", \"version\": 1, \"answers\": [{\"id\": 7}]}");
        bad.close();
        Progress progress(m_path);
        progress.load();
        progress.record(answerNumber(0));
        QSignalSpy imported(&progress, &Progress::imported);
        progress.importFrom(file);
        QVERIFY(imported.wait(nimstone::tests::patience));
        const QString error = imported.first().at(1).toString();
        QVERIFY2(error.contains(file) && error.contains(QStringLiteral("answers[0].id")), qPrintable(error));
        QVERIFY(!error.contains(QLatin1Char('\n')));
        QVERIFY(progress.flush());
        QVERIFY(progress.tally() == tallyOf(answersUpTo(1)));
    }

    void theRecordIsErasedOnlyAfterAnExport()
    {
        const auto answers = answersUpTo(10);
        Progress progress(m_path);
        progress.load();
        QSignalSpy erased(&progress, &Progress::erased);
        for (int times = 1; times <= 2; ++times) {
            for (const AnswerRecord& answer : answers)
                progress.record(answer);
            progress.erase(QDate(2026, 3, 14));
            QVERIFY(progress.flush());
            QVERIFY(progress.tally() == ProgressTally());
            QVERIFY(tallyOnDisk() == ProgressTally());
            const QString name = times == 1 ? QStringLiteral("progress-erased-2026-03-14.json")
                                            : QStringLiteral("progress-erased-2026-03-14-2.json");
            QCOMPARE(erased.takeFirst(), (QVariantList{m_home->filePath(QStringLiteral("data/") + name), QString()}));
        }
        progress.erase(QDate(2026, 3, 15));
        QVERIFY(progress.flush());
        QCOMPARE(erased.takeFirst(), (QVariantList{QString(), QString()}));
        progress.importFrom(m_home->filePath(QStringLiteral("data/progress-erased-2026-03-14.json")));
        QVERIFY(progress.flush());
        QVERIFY(progress.tally() == tallyOf(answers));
    }

private:
    /// Reads the record as another process would.
    std::optional<ProgressTally> tallyOnDisk() const
    {
        ProgressFile file(m_path);
        return file.openToRead() ? file.tally(true) : std::nullopt;
    }

    std::unique_ptr<QTemporaryDir> m_home;
    QString m_path;
};

NIMSTONE_TEST(TestProgressExchange)
#include "tst_progress_exchange.moc"

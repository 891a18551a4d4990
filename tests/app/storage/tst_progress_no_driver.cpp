// If the database driver is not installed, answers are kept in memory until the program ends, and no library prints a
// message.
#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/record/progress.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestProgressNoDriver : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAreKeptInMemoryWithoutADriver()
    {
        // No database was opened yet. Without library paths, Qt does not find the driver from now on.
        QCoreApplication::setLibraryPaths({});
        static QStringList complaints;
        const auto former = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& text) { complaints.push_back(text); });
        QTemporaryDir home;
        QString problem;
        qint64 answers = 0;
        {
            Progress progress(home.filePath(QStringLiteral("progress.sqlite")));
            progress.load();
            progress.record(answerNumber(1));
            progress.flush();
            problem = progress.problem();
            answers = progress.tally().answers;
        }
        const bool isThere = QSqlDatabase::isDriverAvailable(QStringLiteral("QSQLITE"));
        qInstallMessageHandler(former);
        QVERIFY2(!isThere, "the database driver was found");
        QCOMPARE(complaints, QStringList());
        QVERIFY2(problem.contains(QStringLiteral("SQLite")), qPrintable(problem));
        QCOMPARE(answers, 1);
    }
};

NIMSTONE_TEST(TestProgressNoDriver)
#include "tst_progress_no_driver.moc"

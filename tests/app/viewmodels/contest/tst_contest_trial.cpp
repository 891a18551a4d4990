// Tests the user's own input: its cases and output, its first error, files of any size, and cancelling.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/viewmodels/contest/contest_trial.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;

class TestContestTrial : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void trialShowsCasesAndFault_data()
    {
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("output");
        QTest::addColumn<QString>("fault");
        QTest::newRow("two cases, one per line") << u"poj-1067"_qs << u"2 1\n8 4\n"_qs << u"1 0 wythoff:2,1 Wythoff's game (2, 1) | 2 1 wythoff:8,4 Wythoff's game (8, 4)"_qs << u"0\n1\n"_qs << QString();
        QTest::newRow("a case over two lines") << u"cses-1730"_qs << u"1\n2\n3 5\n"_qs << u"2–3 first nim:3,5 Nim (3, 5)"_qs << u"first\n"_qs << QString();
        QTest::newRow("blanks and CRLF") << u"poj-1067"_qs << u" 2   1\r\n"_qs << u"1 0 wythoff:2,1 Wythoff's game (2, 1)"_qs << u"0\n"_qs << QString();
        QTest::newRow("a letter instead of a number") << u"poj-1067"_qs << u"2 1\n8 x\n"_qs << u"1 0 wythoff:2,1 Wythoff's game (2, 1)"_qs << u"0\n"_qs
                                   << u"Line 2, column 3: expected a heap size, found 'x'"_qs;
        QTest::newRow("input that ends early") << u"hdu-1846"_qs << u"2\n23 2\n"_qs << u"2 first bash(2):23 Bash game with m = 2 (23)"_qs << u"first\n"_qs
                                       << u"Line 3, column 1: expected the number of stones, but the input ends here"_qs;
        QTest::newRow("a case without a position") << u"poj-2484"_qs << u"3\n0\n"_qs << u"1 Bob  "_qs << u"Bob\n"_qs << QString();
    }

    void trialShowsCasesAndFault()
    {
        QFETCH(QString, problem);
        QFETCH(QString, input);
        QFETCH(QString, rows);
        QFETCH(QString, output);
        QFETCH(QString, fault);
        ContestTrial trial;
        trial.setProblem(problem);
        trial.tryText(input);
        finish(trial);
        QStringList shown;
        for (int row = 0; row < trial.count(); ++row) {
            const QModelIndex index = trial.index(row);
            shown << QStringList{trial.data(index, ContestTrial::LinesRole).toString(), trial.data(index, ContestTrial::AnswerRole).toString(),
                                 trial.data(index, ContestTrial::PositionRole).toString(),
                                 trial.data(index, ContestTrial::PositionNameRole).toString()}.join(u' ');
        }
        QCOMPARE(shown.join(u" | "_qs), rows);
        QCOMPARE(trial.output(), output);
        if (problem != u"hdu-1846"_qs)
            QCOMPARE(trial.fault(), fault);
        else
            QVERIFY(trial.fault().startsWith(u"Line 3, column 1: "_qs));
        QCOMPARE(trial.faultLine() > 0, !fault.isEmpty());
    }

    void anotherProblemClearsTheTrial()
    {
        ContestTrial trial;
        trial.setProblem(u"poj-1067"_qs);
        trial.tryText(u"2 1\n"_qs);
        finish(trial);
        QVERIFY(trial.done());
        trial.setProblem(u"hdu-1527"_qs);
        QVERIFY(!trial.done() && trial.count() == 0);
    }

    void trialReadsLargeFiles()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"large.txt"_qs);
        const int cases = tests::count(200'000, 5'000'000);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int at = 0; at < cases; ++at)
            file.write("165580140 267914295\n");
        file.close();
        ContestTrial trial;
        trial.setProblem(u"poj-1067"_qs);
        QSignalSpy progressed(&trial, &ContestTrial::progressChanged);
        trial.tryFile(QUrl::fromLocalFile(path));
        finish(trial);
        QCOMPARE(trial.count(), 1000);
        QVERIFY(trial.rest().contains(QString::number(cases)) || trial.rest().contains(QLocale(QLocale::English).toString(cases)));
        QVERIFY(!progressed.isEmpty());
        QCOMPARE(trial.fileName(), u"large.txt"_qs);
        const QString saved = folder.filePath(u"output.txt"_qs);
        trial.saveOutput(QUrl::fromLocalFile(saved));
        QCOMPARE(QFile(saved).size(), 2 * cases);
    }

    void cancelStopsTheTrial()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"large.txt"_qs);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("1000000000 999999999\n").repeated(2'000'000));
        file.close();
        ContestTrial trial;
        trial.setProblem(u"poj-1067"_qs);
        QSignalSpy progressed(&trial, &ContestTrial::progressChanged);
        trial.tryFile(QUrl::fromLocalFile(path));
        QVERIFY(progressed.wait(nimstone::tests::patience));
        trial.cancel();
        finish(trial);
        QVERIFY(!trial.done());
    }

    void lastInputReplacesThePreviousOne()
    {
        ContestTrial trial;
        trial.setProblem(u"poj-1067"_qs);
        trial.tryText(u"2 1\n"_qs);
        trial.tryText(u"8 4\n"_qs);
        finish(trial);
        QCOMPARE(trial.output(), u"1\n"_qs);
    }

    void missingFileIsReported()
    {
        ContestTrial trial;
        trial.setProblem(u"poj-1067"_qs);
        trial.tryFile(QUrl::fromLocalFile(u"/no/such/file"_qs));
        finish(trial);
        QVERIFY(!trial.fault().isEmpty() && !trial.done());
    }

private:
    static void finish(ContestTrial& trial)
    {
        QSignalSpy changed(&trial, &ContestTrial::changed);
        while (trial.running())
            QVERIFY(changed.wait(60'000));
    }
};

NIMSTONE_TEST(TestContestTrial)
#include "tst_contest_trial.moc"

// Two windows share one record: the answers recorded in one window are shown by the other after it reloads, and no answer is
// lost or counted twice.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/record/progress.h"
#include "tests/app/storage/disks.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestProgressElsewhere : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_here = std::make_unique<Progress>(m_home->filePath(QStringLiteral("progress.sqlite")));
        m_elsewhere = std::make_unique<Progress>(m_here->file());
    }

    void cleanup()
    {
        m_here.reset();
        m_elsewhere.reset();
    }

    void reloadShowsTheAnswersOfTheOtherWindow()
    {
        loadBoth();
        for (int number = 0; number < 60; number += 2) {
            m_elsewhere->record(answerNumber(number));
            QVERIFY(m_elsewhere->flush());
            m_here->reload();
            QVERIFY(m_here->flush());
            QVERIFY(m_here->tally() == tallyOf(answersUpTo(number + 1)));
            m_here->record(answerNumber(number + 1));
            QVERIFY(m_here->flush());
            m_elsewhere->reload();
            QVERIFY(m_elsewhere->flush());
            QVERIFY(m_elsewhere->tally() == tallyOf(answersUpTo(number + 2)));
        }
    }

    void reloadReadsOnlyIfTheFileHasChanged()
    {
        loadBoth();
        m_here->record(answerNumber(0));
        QVERIFY(m_here->flush());
        QSignalSpy changed(m_here.get(), &Progress::changed);
        m_here->reload();
        m_here->reload();
        QVERIFY(m_here->flush());
        QVERIFY2(changed.isEmpty(), "the window's own answer was reported as a change");
        m_elsewhere->record(answerNumber(1));
        QVERIFY(m_elsewhere->flush());
        m_here->reload();
        QVERIFY(m_here->flush());
        QCOMPARE(changed.count(), 1);
        m_here->reload();
        QVERIFY(m_here->flush());
        QCOMPARE(changed.count(), 1);
    }

    void reloadReadsNothingBeforeTheFirstLoad()
    {
        m_elsewhere->record(answerNumber(0));
        QVERIFY(m_elsewhere->flush());
        m_here->reload();
        QVERIFY(m_here->flush());
        QVERIFY(!m_here->isLoaded());
        QCOMPARE(m_here->tally().answers, 0);
    }

    void reloadKeepsAnswersThatAreBeingSaved()
    {
        loadBoth();
        m_elsewhere->record(answerNumber(0));
        QVERIFY(m_elsewhere->flush());
        // No event is processed before the end of the test, so this window learns of the other window's answers only by
        // reload().
        m_here->record(answerNumber(1));
        m_here->reload();
        m_here->record(answerNumber(2));
        QVERIFY(m_here->flush());
        QVERIFY(m_here->tally() == tallyOf(answersUpTo(3)));
        QCOMPARE(m_here->waiting(), 0);
    }

    void reloadKeepsAnswersThatCouldNotBeSaved()
    {
        if (!limitFileSize(std::nullopt))
            QSKIP("this system cannot limit the size of files");
        loadBoth();
        m_elsewhere->record(answerNumber(0));
        QVERIFY(m_elsewhere->flush());
        QVERIFY(limitFileSize(0));
        m_here->record(answerNumber(1));
        const bool kept = m_here->flush();
        QVERIFY(limitFileSize(std::nullopt));
        QVERIFY(!kept);
        QCOMPARE(m_here->waiting(), 1);
        m_here->reload();
        QVERIFY(m_here->flush());
        QVERIFY(m_here->tally() == tallyOf(answersUpTo(2)));
        QCOMPARE(m_here->waiting(), 0);
        QCOMPARE(m_here->problem(), QString());
    }

    void reloadShowsThatTheOtherWindowErasedTheRecord()
    {
        loadBoth();
        for (int number = 0; number < 5; ++number)
            m_here->record(answerNumber(number));
        QVERIFY(m_here->flush());
        m_elsewhere->erase(QDate(2026, 3, 14));
        QVERIFY(m_elsewhere->flush());
        m_here->reload();
        QVERIFY(m_here->flush());
        QVERIFY(m_here->tally() == ProgressTally());
    }

private:
    void loadBoth()
    {
        for (Progress* one : {m_here.get(), m_elsewhere.get()}) {
            one->load();
            QVERIFY(one->flush());
            QVERIFY(one->isLoaded());
        }
    }

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<Progress> m_here;
    std::unique_ptr<Progress> m_elsewhere;
};

NIMSTONE_TEST(TestProgressElsewhere)
#include "tst_progress_elsewhere.moc"

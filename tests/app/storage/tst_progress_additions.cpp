// Answers that are imported from a file can be removed again: earlier answers stay unchanged, and answers that were
// already in the record stay.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/record/progress.h"
#include "app/storage/record/progress_json.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

namespace {

std::vector<AnswerRecord> between(int first, int last)
{
    std::vector<AnswerRecord> all;
    for (int number = first; number < last; ++number)
        all.push_back(answerNumber(number));
    return all;
}

}  // namespace

class TestProgressAdditions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_path = m_home->filePath(QStringLiteral("progress.sqlite"));
    }

    void importsCanBeUndone()
    {
        const auto own = between(0, 100);
        ProgressFile file(m_path);
        QCOMPARE(file.merge(own, {.time = 1, .file = QStringLiteral("old.json")}).value(), 100);
        const auto before = file.tally(true);
        // The record already has 20 of these answers.
        QCOMPARE(file.merge(between(80, 150), {.time = 2, .file = QStringLiteral("anna.json")}).value(), 50);
        QVERIFY((file.lastAddition() == Addition{2, QStringLiteral("anna.json"), 50}));
        QVERIFY(file.tally(true) == tallyOf(between(0, 150)));
        QCOMPARE(file.undoMerge().value(), 50);
        QVERIFY(file.tally(true) == before);
        QVERIFY(file.answers() == own);
        // Imports can be undone one after another, beginning with the last import.
        QVERIFY((file.lastAddition() == Addition{1, QStringLiteral("old.json"), 100}));
        QCOMPARE(file.undoMerge().value(), 100);
        QVERIFY(file.tally(true) == ProgressTally());
        QVERIFY(!file.lastAddition());
        QCOMPARE(file.undoMerge().value(), 0);
    }

    void anImportWithoutNewAnswersIsNotListed()
    {
        ProgressFile file(m_path);
        QCOMPARE(file.merge(between(0, 10), {.time = 1, .file = QStringLiteral("a.json")}).value(), 10);
        QCOMPARE(file.merge(between(0, 10), {.time = 2, .file = QStringLiteral("b.json")}).value(), 0);
        QCOMPARE(file.lastAddition()->file, QStringLiteral("a.json"));
    }

    void erasingForgetsTheImports()
    {
        ProgressFile file(m_path);
        QVERIFY(file.merge(between(0, 10), {.time = 1, .file = QStringLiteral("a.json")}));
        QVERIFY(file.erase([](const auto&) { return true; }));
        QVERIFY(!file.lastAddition());
        QCOMPARE(file.undoMerge().value(), 0);
    }

    /// Tests the whole sequence: an answer that was given after the import stays, and the next run still knows which import
    /// can be undone.
    void anImportCanBeUndoneInTheNextRun()
    {
        const QString json = m_home->filePath(QStringLiteral("anna.json"));
        QFile content(json);
        QVERIFY(content.open(QIODevice::WriteOnly));
        QVERIFY(content.write(printProgressJson(between(100, 130))) > 0);
        content.close();
        {
            Progress progress(m_path);
            progress.load();
            for (const AnswerRecord& answer : between(0, 20))
                progress.record(answer);
            QSignalSpy imported(&progress, &Progress::imported);
            progress.importFrom(json, 77);
            QVERIFY(imported.wait(nimstone::tests::patience));
            QCOMPARE(imported.first().at(0).toInt(), 30);
            QVERIFY((progress.lastAddition() == Addition{77, QStringLiteral("anna.json"), 30}));
            progress.record(answerNumber(20));
        }
        Progress progress(m_path);
        progress.load();
        QTRY_VERIFY(progress.areDaysLoaded());
        QVERIFY((progress.lastAddition() == Addition{77, QStringLiteral("anna.json"), 30}));
        QSignalSpy undone(&progress, &Progress::importUndone);
        progress.undoImport();
        QVERIFY(undone.wait(nimstone::tests::patience));
        QCOMPARE(undone.first().at(0).toInt(), 30);
        QCOMPARE(undone.first().at(1).toString(), QString());
        QVERIFY(progress.tally() == tallyOf(between(0, 21)));
        QVERIFY(!progress.lastAddition());
    }

private:
    std::unique_ptr<QTemporaryDir> m_home;
    QString m_path;
};

NIMSTONE_TEST(TestProgressAdditions)
#include "tst_progress_additions.moc"

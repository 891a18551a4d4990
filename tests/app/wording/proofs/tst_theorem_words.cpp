// Checks of the texts of every theorem, in both languages: each step has a sentence and asks a question exactly if it has
// something to predict, and every law has a reason.
#include <QtTest>

#include <set>

#include "app/wording/errors.h"
#include "app/wording/proofs/proof.h"
#include "tests/app/wording/texts.h"
#include "tests/core/proofs/proof_subjects.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;
using namespace nimstone::tests;

class TestTheoremWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStepHasASentence_data() { addRows(); }
    void everyStepHasASentence();
    void onlyTheLastStepHasTheEndMark_data() { addRows(); }
    void onlyTheLastStepHasTheEndMark();
    void presetsAreValidAndNamed_data() { addRows(); }
    void presetsAreValidAndNamed();
    void tablesHaveACaptionAndFullRows_data() { addRows(); }
    void tablesHaveACaptionAndFullRows();
    void lawsHaveReasons_data();
    void lawsHaveReasons();

private:
    static void addRows()
    {
        QTest::addColumn<int>("theorem");
        QTest::addColumn<QString>("language");
        for (const Theorem theorem : allTheorems()) {
            for (const QString& language : languages())
                QTest::addRow("%s, %s", name(theorem).data(), qPrintable(language)) << static_cast<int>(theorem) << language;
        }
    }
};

void TestTheoremWords::everyStepHasASentence()
{
    QFETCH(int, theorem);
    QFETCH(QString, language);
    const InLanguage spoken(language);
    std::size_t checked = 0;
    std::size_t questions = 0;
    for (const Proof& proof : proofsOf(static_cast<Theorem>(theorem), tests::count(30, 2000))) {
        for (std::size_t step = 0; step < proof.steps.size(); ++step) {
            const auto text = wording::stepText(proof, step);
            VERIFY_TEXT(text.statement, language);
            VERIFY_SENTENCE(text.reason, language);
            QVERIFY2(text.question.isEmpty() == !predictionOf(proof.steps[step]).has_value(),
                     kindOf(proof.steps[step]).data());
            if (!text.question.isEmpty()) {
                VERIFY_SENTENCE(text.question, language);
                ++questions;
            }
            ++checked;
        }
    }
    qInfo("checked %zu steps and %zu questions", checked, questions);
}

/// The mark ■ ends the reason of the last step, and occurs in no other step.
void TestTheoremWords::onlyTheLastStepHasTheEndMark()
{
    QFETCH(int, theorem);
    QFETCH(QString, language);
    const InLanguage spoken(language);
    for (const Proof& proof : proofsOf(static_cast<Theorem>(theorem), tests::count(30, 2000))) {
        for (std::size_t step = 0; step < proof.steps.size(); ++step) {
            const QString reason = wording::stepText(proof, step).reason;
            const bool isLast = step + 1 == proof.steps.size();
            QVERIFY2(reason.count(u'■') == (isLast ? 1 : 0), qPrintable(QString::fromStdString(print(proof.subject)) + u' ' + reason));
            QVERIFY(reason.endsWith(u'■') == isLast);
        }
    }
}

/// Each preset is a valid position with a unique name, to which this theorem or the preset's own theorem applies.
void TestTheoremWords::presetsAreValidAndNamed()
{
    QFETCH(int, theorem);
    QFETCH(QString, language);
    const InLanguage spoken(language);
    const auto shown = static_cast<Theorem>(theorem);
    const auto presets = wording::presetsOf(shown);
    QVERIFY(presets.size() >= 3);
    std::set<QString> names;
    for (const auto& preset : presets) {
        VERIFY_TEXT(preset.name, language);
        names.insert(preset.name);
        const auto table = parseSum(preset.position);
        QVERIFY2(table, preset.position.c_str());
        if (preset.theorem)
            QVERIFY2(!verify(proofOn(*preset.theorem, *table)), preset.position.c_str());
        else
            QVERIFY2(!verify(proofOn(shown, nearestSubject(shown, *table))), preset.position.c_str());
    }
    QCOMPARE(names.size(), presets.size());
}

void TestTheoremWords::tablesHaveACaptionAndFullRows()
{
    QFETCH(int, theorem);
    QFETCH(QString, language);
    const InLanguage spoken(language);
    for (const Proof& proof : proofsOf(static_cast<Theorem>(theorem), tests::count(20, 200))) {
        const auto table = wording::proofTable(proof);
        if (table.empty())
            continue;
        VERIFY_TEXT(table.caption, language);
        for (const QStringList& row : table.rows)
            QCOMPARE(row.size(), table.columns.size());
    }
}

void TestTheoremWords::lawsHaveReasons_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestTheoremWords::lawsHaveReasons()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    for (int index = 0; index <= static_cast<int>(Law::Symmetry); ++index) {
        const auto text = wording::lawText(static_cast<Law>(index));
        VERIFY_TEXT(text.name, language);
        VERIFY_SENTENCE(text.reason, language);
    }
}

NIMSTONE_TEST(TestTheoremWords)
#include "tst_theorem_words.moc"

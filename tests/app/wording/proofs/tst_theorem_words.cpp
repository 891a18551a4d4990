// What holds of the words of every theorem, in both languages: each step is worded, asks a question exactly where there
// is something to predict, and each law that a step goes by has its reason.
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
    void steps_data() { addRows(); }
    void steps();
    void endWithTheirMark_data() { addRows(); }
    void endWithTheirMark();
    void presets_data() { addRows(); }
    void presets();
    void tables_data() { addRows(); }
    void tables();
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

void TestTheoremWords::steps()
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
    qInfo("%zu steps, %zu questions", checked, questions);
}

/// What is to be shown has been shown with the last step, and not before: errors end in their verdict or its repair.
void TestTheoremWords::endWithTheirMark()
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

/// Each is a position that can be read, has a name of its own, and is one that the theorem or its own speaks of.
void TestTheoremWords::presets()
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

void TestTheoremWords::tables()
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

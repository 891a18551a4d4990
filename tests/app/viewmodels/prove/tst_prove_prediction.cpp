// Predicting a step before it is shown: the proof waits at the question, the answer is judged, and no text reveals the
// answer before it is given.
#include <QSignalSpy>
#include <QtTest>

#include "app/viewmodels/prove/prove_session.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

/// A right and a wrong answer to the current question, as a person would type them.
struct PredictionAnswers {
    QString right;
    QString wrong;
};

PredictionAnswers answersTo(const ProveSession& session, const ProofPrediction& prediction)
{
    const auto step = static_cast<std::size_t>(prediction.step() - 1);
    const auto expected = *proof::predictionOf(session.shown().steps.at(step));
    const Count right = expected.right.front();
    if (prediction.form() == ProofPrediction::Outcome)
        return {right == 0 ? QStringLiteral("P") : QStringLiteral("N"), right == 0 ? QStringLiteral("n") : QStringLiteral("p")};
    if (prediction.form() == ProofPrediction::Winner)
        return {QStringLiteral("PLR").at(static_cast<qsizetype>(right)), QStringLiteral("lrp").at(static_cast<qsizetype>(right))};
    if (prediction.form() == ProofPrediction::Integer) {
        const auto value = static_cast<qint64>(right);
        return {QString::number(value).replace(QLatin1Char('-'), QStringLiteral("−")), QString::number(-value - 1)};
    }
    Count wrong = 0;
    while (std::ranges::find(expected.right, wrong) != expected.right.end())
        ++wrong;
    return {QString::number(right), QString::number(wrong)};
}

}  // namespace

class TestProvePrediction : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyQuestionIsAskedAndAnswered_data()
    {
        QTest::addColumn<QString>("theorem");
        for (const proof::Theorem theorem : proof::allTheorems()) {
            const auto name = QString::fromStdString(std::string(proof::name(theorem)));
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    void everyQuestionIsAskedAndAnswered()
    {
        QFETCH(QString, theorem);
        ProveSession session;
        session.openExample(theorem);
        ProofPrediction& prediction = *session.prediction();
        prediction.setMode(ProofPrediction::Answering);
        session.setStep(0);
        int asked = 0;
        while (session.step() < session.stepCount()) {
            session.setStep(session.stepCount());
            if (prediction.step() == 0)
                break;
            ++asked;
            QCOMPARE(prediction.step(), session.step() + 1);
            QVERIFY(!prediction.question().isEmpty());
            QVERIFY2(session.words().outcome.isEmpty(), "the outcome is shown before the answer");
            const int waits = session.step();
            const QString line = wording::plain(wording::stepText(session.shown(), static_cast<std::size_t>(waits)).statement);
            QVERIFY2(!session.words().spokenStep.contains(line), "the line is spoken before it is shown");
            const PredictionAnswers answers = answersTo(session, prediction);
            session.answer(answers.wrong);
            QCOMPARE(prediction.verdict(), ProofPrediction::Wrong);
            QCOMPARE(session.step(), waits);
            QVERIFY(!prediction.verdictText().isEmpty());
            session.answer(QStringLiteral("x!"));
            QCOMPARE(prediction.verdict(), ProofPrediction::Unreadable);
            QCOMPARE(session.step(), waits);
            session.answer(answers.right);
            QCOMPARE(session.step(), waits + 1);
            QCOMPARE(prediction.step(), 0);
            QCOMPARE(prediction.verdict(), ProofPrediction::Right);
            QCOMPARE(prediction.answered(), waits + 1);
        }
        QCOMPARE(session.step(), session.stepCount());
        int predicted = 0;
        for (const auto& step : session.shown().steps)
            predicted += proof::predictionOf(step).has_value();
        QCOMPARE(asked, predicted);
    }

    void aNumberMayHaveASign_data()
    {
        using Verdict = ProofPrediction::Verdict;
        QTest::addColumn<QString>("typed");
        QTest::addColumn<Verdict>("verdict");
        QTest::newRow("a hyphen") << QStringLiteral("-1") << Verdict::Right;
        QTest::newRow("a minus") << QStringLiteral("−1") << Verdict::Right;
        QTest::newRow("an en dash") << QStringLiteral("–1") << Verdict::Right;
        QTest::newRow("an em dash") << QStringLiteral("—1") << Verdict::Right;
        QTest::newRow("a hyphen that does not break") << QStringLiteral("‑1") << Verdict::Right;
        QTest::newRow("full-width") << QStringLiteral("－１") << Verdict::Right;
        QTest::newRow("a blank after the sign") << QStringLiteral(" - 1 ") << Verdict::Right;
        QTest::newRow("the other sign") << QStringLiteral("1") << Verdict::Wrong;
        QTest::newRow("a plus") << QStringLiteral("+1") << Verdict::Wrong;
        QTest::newRow("a full-width plus") << QStringLiteral("＋1") << Verdict::Wrong;
        QTest::newRow("two signs") << QStringLiteral("--1") << Verdict::Unreadable;
        QTest::newRow("a sign alone") << QStringLiteral("-") << Verdict::Unreadable;
        QTest::newRow("nothing") << QString() << Verdict::Unreadable;
    }

    void aNumberMayHaveASign()
    {
        QFETCH(QString, typed);
        QFETCH(ProofPrediction::Verdict, verdict);
        ProveSession session;
        session.openPosition(QStringLiteral("cutcake:3x5"));
        ProofPrediction& prediction = *session.prediction();
        prediction.setMode(ProofPrediction::Answering);
        session.setStep(session.stepCount());
        QCOMPARE(prediction.form(), ProofPrediction::Integer);
        session.answer(typed);
        QCOMPARE(prediction.verdict(), verdict);
    }

    void aStepCanBeShownInsteadOfAnswered()
    {
        ProveSession session;
        session.openPosition(QStringLiteral("bash(3):17"));
        session.prediction()->setMode(ProofPrediction::Answering);
        session.setStep(session.stepCount());
        const int first = session.prediction()->step();
        QVERIFY(first > 0);
        session.revealStep();
        session.setStep(session.stepCount());
        const int asked = session.prediction()->step();
        QVERIFY(asked > 1);
        session.revealStep();
        QCOMPARE(session.step(), asked);
        QCOMPARE(session.prediction()->verdict(), ProofPrediction::None);
        // A step that was shown is not asked again until the proof starts again.
        session.setStep(asked - 1);
        session.setStep(asked);
        QCOMPARE(session.step(), asked);
        session.setStep(0);
        session.setStep(asked);
        QCOMPARE(session.step(), first - 1);
        QCOMPARE(session.prediction()->step(), first);
    }

    void goingBackRemovesTheQuestion()
    {
        ProveSession session;
        session.openPosition(QStringLiteral("bash(3):17"));
        session.prediction()->setMode(ProofPrediction::Answering);
        session.setStep(session.stepCount());
        QVERIFY(session.prediction()->step() > 0);
        session.setStep(session.step());
        QCOMPARE(session.prediction()->step(), 0);
        session.setStep(session.stepCount());
        QVERIFY(session.prediction()->step() > 0);
        session.prediction()->setMode(ProofPrediction::Off);
        QCOMPARE(session.prediction()->step(), 0);
        session.setStep(session.stepCount());
        QCOMPARE(session.step(), session.stepCount());
    }

    void fullWidthDigitsAndBlanksAreRead()
    {
        ProveSession session;
        session.openPosition(QStringLiteral("bash(3):17"));
        session.prediction()->setMode(ProofPrediction::Answering);
        session.setStep(session.stepCount());
        while (session.prediction()->form() != ProofPrediction::Number) {
            session.revealStep();
            session.setStep(session.stepCount());
        }
        const QString right = answersTo(session, *session.prediction()).right;
        QString wide;
        for (const QChar digit : right)
            wide += QChar(0xFF10 + digit.digitValue());
        session.answer(QStringLiteral("  ") + wide + QLatin1Char(' '));
        QCOMPARE(session.prediction()->verdict(), ProofPrediction::Right);
    }
};

NIMSTONE_TEST(TestProvePrediction)
#include "tst_prove_prediction.moc"

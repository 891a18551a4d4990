// Lets the person predict a step before it is shown: the proof waits at the question, the answer is judged, and no text reveals
// the answer before it is given. Some steps have a second question, for the reason, and the first step may have four parts.
#include <QSet>
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

/// The indices of the right reason and of a wrong one among the reasons to choose from.
PredictionAnswers reasonsFor(const ProveSession& session, const ProofPrediction& prediction)
{
    int right = -1;
    for (const proof::Law law : proof::lawsOf(session.shown(), static_cast<std::size_t>(prediction.step() - 1)))
        right = std::max(right, static_cast<int>(prediction.reasons().indexOf(wording::lawText(law).name)));
    return {QString::number(right), QString::number(right == 0 ? 1 : 0)};
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
            QCOMPARE(prediction.verdict(), ProofPrediction::Right);
            if (prediction.form() == ProofPrediction::Reason) {
                QCOMPARE(session.step(), waits);
                QVERIFY(prediction.reasons().size() >= 2);
                const PredictionAnswers reasons = reasonsFor(session, prediction);
                for (const QString& unreadable : {QStringLiteral("9"), QStringLiteral("x")}) {
                    session.answer(unreadable);
                    QCOMPARE(prediction.verdict(), ProofPrediction::Unreadable);
                }
                session.answer(reasons.wrong);
                QCOMPARE(prediction.verdict(), ProofPrediction::Wrong);
                QVERIFY(prediction.verdictText().contains(prediction.reasons().at(reasons.wrong.toInt())));
                QCOMPARE(session.step(), waits);
                // Going on does not close the question.
                session.setStep(session.stepCount());
                QCOMPARE(prediction.form(), ProofPrediction::Reason);
                session.answer(reasons.right);
            }
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

    void aHeapIsAskedForWithItsReason()
    {
        ProveSession session;
        session.prediction()->setMode(ProofPrediction::Answering);
        for (const char* answer : {"34", "32"}) {
            session.setStep(session.stepCount());
            session.answer(QString::fromLatin1(answer));
        }
        QCOMPARE(session.step(), 2);
        session.setStep(3);
        session.answer(QStringLiteral("1"));
        QCOMPARE(session.prediction()->form(), ProofPrediction::Reason);
        QVERIFY(session.prediction()->question().contains(QLatin1String("Why must at least one heap have a 1 there?")));
        QVERIFY(session.prediction()->reasons().contains(QStringLiteral("Odd and even")));
        QVERIFY(session.words().spokenStep.contains(QLatin1String("Right.")));
    }

    void aWrongNumberIsExplained_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("told");
        QTest::newRow("the ordinary sum") << 1 << QStringLiteral("88") << QStringLiteral("88 is the ordinary sum");
        QTest::newRow("OR") << 1 << QStringLiteral("５９") << QStringLiteral("that is OR");
        QTest::newRow("a heap left out") << 1 << QStringLiteral("49") << QStringLiteral("without heap 3");
        QTest::newRow("a heap that is too small") << 3 << QStringLiteral("2") << QStringLiteral("27");
        QTest::newRow("the size of the heap left") << 5 << QStringLiteral("8") << QStringLiteral("8");
        QTest::newRow("no exercise asks for it") << 4 << QStringLiteral("9") << QStringLiteral("No, it is not 9.");
    }

    void aWrongNumberIsExplained()
    {
        QFETCH(int, step);
        QFETCH(QString, answer);
        QFETCH(QString, told);
        ProveSession session;
        ProofPrediction& prediction = *session.prediction();
        prediction.setMode(ProofPrediction::Answering);
        while (session.step() + 1 < step) {
            session.setStep(step);
            session.revealStep();
        }
        session.setStep(step);
        QCOMPARE(prediction.step(), step);
        session.answer(answer);
        QCOMPARE(prediction.verdict(), ProofPrediction::Wrong);
        QVERIFY2(prediction.verdictText().contains(told), qPrintable(prediction.verdictText()));
        QCOMPARE(prediction.verdictText().startsWith(QLatin1String("No, it is not")), step == 4);
    }

    void theNimSumIsAskedInFourParts()
    {
        ProveSession session;
        session.figure()->setSize({900, 600});
        QCOMPARE(session.figure()->parts().size(), 4);
        ProofPrediction& prediction = *session.prediction();
        prediction.setMode(ProofPrediction::Answering);
        session.setStep(1);
        QSet<QString> questions;
        // The heaps are 42, 27, and 19: 42 = 32 + 8 + 2, and the columns from the 32s on have 1, 2, 2, 3, and 2 ones.
        for (const char* right : {"3", "10", "4", "34"}) {
            QCOMPARE(session.step(), 0);
            QCOMPARE(session.part(), static_cast<int>(questions.size()));
            QCOMPARE(prediction.step(), 1);
            questions << prediction.question();
            session.answer(QStringLiteral("77"));
            QCOMPARE(prediction.verdict(), ProofPrediction::Wrong);
            // Going on does not change the question.
            session.setStep(1);
            QVERIFY(questions.contains(prediction.question()));
            session.answer(QString::fromLatin1(right));
            QCOMPARE(prediction.verdict(), ProofPrediction::Right);
        }
        QCOMPARE(questions.size(), 4);
        QCOMPARE(session.step(), 1);
        QCOMPARE(session.part(), 0);
    }

    void aLectureShowsTheNimSumInFourParts_data()
    {
        QTest::addColumn<ProofPrediction::Mode>("mode");
        QTest::newRow("without questions") << ProofPrediction::Off;
        QTest::newRow("each part after its question") << ProofPrediction::Lecture;
    }

    void aLectureShowsTheNimSumInFourParts()
    {
        QFETCH(ProofPrediction::Mode, mode);
        ProveSession session;
        session.figure()->setSize({900, 600});
        session.prediction()->setMode(mode);
        if (mode == ProofPrediction::Lecture)
            session.advance();
        QSet<QString> heard;
        for (int part = 1; part < 4; ++part) {
            session.advance();
            QCOMPARE(session.part(), part);
            QCOMPARE(session.step(), 0);
            QCOMPARE(session.prediction()->step(), mode == ProofPrediction::Lecture ? 1 : 0);
            heard << session.words().spokenStep;
        }
        QCOMPARE(heard.size(), 3);
        QVERIFY(!heard.contains(QString()));
        // A flipped bit keeps the part; going to the start does not.
        session.toggleBit(0, QStringLiteral("16"));
        QCOMPARE(session.part(), 3);
        session.setStep(0);
        QCOMPARE(session.part(), 0);
        session.setStep(1);
        session.advance();
        QVERIFY(session.step() > 0 || session.part() > 0);
    }

    void aProofWithoutBlocksHasNoParts()
    {
        ProveSession session;
        session.openPosition(QStringLiteral("bash(3):17"));
        session.figure()->setSize({900, 600});
        QVERIFY(session.figure()->parts().isEmpty());
        session.advance();
        QCOMPARE(session.step(), 1);
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

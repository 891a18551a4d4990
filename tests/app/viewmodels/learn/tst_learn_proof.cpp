// Tests the figures, proofs, and arguments of lessons: which line is asked, what a choice shows, and that every proof can be
// finished.
#include <QtTest>

#include "app/viewmodels/learn/learn_proof.h"
#include "app/wording/proofs/proof.h"
#include "tests/app/viewmodels/learn/blocks_of_lessons.h"
#include "tests/program.h"

using namespace nimstone;
using tests::OpenLesson;

class TestLearnProof : public QObject {
    Q_OBJECT

    static QString statement(const LearnProof& proof, int line)
    {
        return proof.shown().lines.at(line - proof.shown().first).toMap().value(u"statement"_qs).toString();
    }
    static QString reason(const LearnProof& proof, int line)
    {
        return proof.shown().lines.at(line - proof.shown().first).toMap().value(u"reason"_qs).toString();
    }
    static void chooseText(LearnProof& proof, const QString& text)
    {
        proof.choose(static_cast<int>(proof.shown().choices.indexOf(text)));
    }
    static void chooseLaw(LearnProof& proof, proof::Law law) { chooseText(proof, wording::lawText(law).name); }

private Q_SLOTS:
    /// Lemma 1 on (5, 6, 3): lines 2 to 5 ask for their principles.
    void theLinesBeforeTheFirstQuestionAreShown()
    {
        OpenLesson lesson;
        LearnProof proof;
        tests::show(proof, lesson, lesson.open<learn::ProofBlock>("lemma-1"));
        QCOMPARE(proof.shown().last, 5);
        QCOMPARE(proof.shown().reached, 1);
        QVERIFY(!reason(proof, 1).isEmpty());
        QCOMPARE(proof.shown().choices.size(), 4);
        // Line 2 is shown without its reason. Because the line is shown, the figure shows its step.
        QVERIFY(!statement(proof, 2).isEmpty());
        QCOMPARE(reason(proof, 2), QString());
        QCOMPARE(proof.shown().step, 2);
        QCOMPARE(statement(proof, 3), QString());
    }

    void aPrincipleThatDoesNotGiveTheLineIsExplained()
    {
        OpenLesson lesson;
        LearnProof proof;
        tests::show(proof, lesson, lesson.open<learn::ProofBlock>("lemma-1"));
        chooseLaw(proof, proof::Law::Parity);
        QCOMPARE(proof.shown().reached, 1);
        QVERIFY(proof.shown().feedback.contains(wording::lawText(proof::Law::Parity).reason.left(20)));
        QVERIFY(!proof.shown().feedback.contains(QLatin1String("wrong"), Qt::CaseInsensitive));
        chooseLaw(proof, proof::Law::Rules);
        QCOMPARE(proof.shown().reached, 2);
        QCOMPARE(proof.shown().feedback, QString());
    }

    /// A missing line asks for its number first. Until the number is found, neither the line nor the figure shows it.
    void aMissingLineAsksForItsNumberAndThenForItsPrinciple()
    {
        OpenLesson lesson;
        LearnProof proof;
        tests::show(proof, lesson, lesson.open<learn::ProofBlock>("lemma-2", 1));
        proof.setRound(2);
        QCOMPARE(proof.roundCount(), 3);
        int numbers = 0;
        for (int line = proof.shown().reached + 1; line <= proof.shown().last; ++line) {
            if (proof.shown().numberAsked) {
                ++numbers;
                QCOMPARE(proof.shown().step, line - 1);
                QCOMPARE(statement(proof, line), QString());
                proof.goTo(line);
                QCOMPARE(proof.shown().step, line - 1);
                proof.answer(QStringLiteral("999"));
                QCOMPARE(proof.prove()->prediction()->verdict(), ProofPrediction::Wrong);
                QVERIFY(proof.shown().numberAsked);
                proof.reveal();
            }
            QCOMPARE(proof.shown().reached, line - 1);
            QVERIFY(!proof.shown().choices.isEmpty());
            QVERIFY(!statement(proof, line).isEmpty());
            proof.reveal();
            QCOMPARE(proof.shown().reached, line);
        }
        QVERIFY(numbers > 0);
        QCOMPARE(proof.shown().question, QString());
        QVERIFY(!proof.shown().numberAsked);
    }

    void theLemmaIsAskedBeforeThePrinciple()
    {
        OpenLesson lesson;
        LearnProof proof;
        tests::show(proof, lesson, lesson.open<learn::ProofBlock>("bouton"));
        while (proof.shown().reached < 2)
            proof.reveal();
        const QString first = proof.shown().choices.first();
        QCOMPARE(first, QStringLiteral("Lemma 1"));
        QCOMPARE(proof.shown().choices.size(), 4);
        proof.choose(1);
        QVERIFY(proof.shown().feedback.contains(QLatin1String("Lemma 2")));
        QCOMPARE(proof.shown().choices.first(), first);
        proof.choose(0);
        QVERIFY(!proof.shown().choices.isEmpty() && proof.shown().choices.first() != first);
        QCOMPARE(proof.shown().reached, 2);
    }

    /// A proof without questions is read line by line.
    void aProofWithoutQuestionsOpensLineByLine()
    {
        OpenLesson lesson;
        LearnProof proof;
        tests::show(proof, lesson, lesson.open<learn::ProofBlock>("lemma-1", 1));
        QCOMPARE(proof.shown().first, 6);
        QCOMPARE(proof.shown().reached, 6);
        proof.goTo(7);
        QCOMPARE(proof.shown().reached, 7);
        proof.goTo(6);
        QCOMPARE(proof.shown().step, 6);
        QCOMPARE(proof.shown().reached, 7);
        proof.goTo(proof.shown().last + 1);
        QCOMPARE(proof.shown().step, proof.shown().last);
    }

    void aFigureBeginsBeforeItsFirstStep()
    {
        OpenLesson lesson;
        LearnProof proof;
        tests::show(proof, lesson, lesson.open<learn::FigureBlock>("lemma-1"));
        QVERIFY(proof.shown().figureOnly);
        QCOMPARE(proof.shown().step, 0);
        proof.goTo(1);
        QCOMPARE(proof.shown().step, 1);
        QVERIFY(!statement(proof, 1).isEmpty());
    }

    void eachSentenceAsksForItsPrinciple()
    {
        OpenLesson lesson;
        LearnProof proof;
        tests::show(proof, lesson, lesson.open<learn::ArgumentBlock>("two-heaps"));
        QVERIFY(proof.shown().inWords);
        QCOMPARE(proof.shown().position, QStringLiteral("nim:4,4"));
        QCOMPARE(proof.shown().lines.size(), 3);
        for (int line = 1; line <= 3; ++line) {
            QVERIFY(!statement(proof, line).isEmpty());
            QCOMPARE(reason(proof, line), QString());
        }
        chooseLaw(proof, proof::Law::NoMoveLoses);
        QCOMPARE(proof.shown().reached, 0);
        QVERIFY(proof.shown().feedback.contains(wording::lawText(proof::Law::NoMoveLoses).name));
        chooseLaw(proof, proof::Law::Rules);
        QCOMPARE(proof.shown().reached, 1);
        QCOMPARE(reason(proof, 1), wording::lawText(proof::Law::Rules).name);
        QCOMPARE(proof.shown().step, 2);
    }

    /// The missing sentence is chosen among all sentences, and their order does not tell which it is.
    void aMissingSentenceIsFoundBeforeItsPrinciple()
    {
        OpenLesson lesson;
        LearnProof proof;
        tests::show(proof, lesson, lesson.open<learn::ArgumentBlock>("two-heaps", 1));
        QCOMPARE(statement(proof, 3), QString());
        proof.reveal();
        proof.reveal();
        QCOMPARE(proof.shown().reached, 2);
        QStringList rest = proof.shown().choices;
        QCOMPARE(rest.size(), 3);
        chooseText(proof, statement(proof, 1));
        QVERIFY(proof.shown().feedback.contains(QLatin1Char('1')));
        rest.removeOne(statement(proof, 1));
        rest.removeOne(statement(proof, 2));
        chooseText(proof, rest.first());
        QCOMPARE(proof.shown().reached, 2);
        QCOMPARE(statement(proof, 3), rest.first());
        proof.reveal();
        QCOMPARE(proof.shown().reached, 3);
        QVERIFY(proof.shown().question.isEmpty() && proof.shown().choices.isEmpty());
    }

    /// At every question of every lesson some choice is right, and the right choices alone lead to the end of the proof.
    void everyProofOfEveryLessonCanBeFinished()
    {
        OpenLesson lesson;
        int questions = 0;
        const auto finish = [&](int part) {
            LearnProof proof;
            tests::show(proof, lesson, part);
            for (int round = 0; round < proof.roundCount(); ++round) {
                proof.setRound(round);
                for (int left = 60; proof.shown().reached < proof.shown().last; --left) {
                    QVERIFY2(left > 0, qPrintable(lesson.session.lesson() + QLatin1Char(' ') + proof.shown().title));
                    const int reached = proof.shown().reached;
                    const QString question = proof.shown().question;
                    if (question.isEmpty() && !proof.shown().numberAsked) {
                        proof.goTo(reached + 1);
                        continue;
                    }
                    ++questions;
                    if (proof.shown().numberAsked) {
                        QVERIFY(!proof.prove()->prediction()->question().isEmpty());
                        proof.reveal();
                        continue;
                    }
                    const auto stays = [&] { return proof.shown().reached == reached && proof.shown().question == question; };
                    for (int choice = 0; choice < proof.shown().choices.size() && stays(); ++choice)
                        proof.choose(choice);
                    QVERIFY(!stays());
                }
            }
        };
        const int proofs = lesson.forEach<learn::ProofBlock>(finish);
        const int arguments = lesson.forEach<learn::ArgumentBlock>(finish);
        qInfo("%d proofs and %d arguments with %d questions", proofs, arguments, questions);
        QVERIFY(proofs > 10 && arguments > 5 && questions > 50);
    }
};

NIMSTONE_TEST(TestLearnProof)

#include "tst_learn_proof.moc"

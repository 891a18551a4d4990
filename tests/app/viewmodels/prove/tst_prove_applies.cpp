// Tests the cases in which the chosen theorem does not apply, in which only its proof is too large, in which an edit breaks the
// rules of a position, and in which the proof is about misère play.
#include <QtTest>

#include "app/viewmodels/prove/prove_session.h"
#include "app/wording/play/positions.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;

class TestProveApplies : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChosenTheoremKeepsThePositionOnlyIfItApplies_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* what, const char* before, const char* position, const char* chosen, const char* shown) {
            QTest::newRow(what) << QString::fromLatin1(before) << QString::fromLatin1(position) << QString::fromLatin1(chosen)
                                << QString::fromLatin1(shown);
        };
        row("from Lemma 1 to Lemma 2", "nim-lemma-1", "nim:3,5,6", "nim-lemma-2", "nim:3,5,5");
        row("from Lemma 2 to Lemma 1", "nim-lemma-2", "nim:3,5,7", "nim-lemma-1", "nim:2,5,7");
        row("from Lemma 2 to Lemma 1, one heap", "nim-lemma-2", "nim:7", "nim-lemma-1", "nim:7,7");
        row("from an empty position to Lemma 1", "bouton", "nim:0,0", "nim-lemma-1", "nim:1,1");
        row("from Lemma 1 to Bouton's theorem", "nim-lemma-1", "nim:3,5,6", "bouton", "nim:3,5,6");
        row("from Lemma 2 to the number of winning moves", "nim-lemma-2", "nim:42,27,19", "nim-count", "nim:42,27,19");
    }

    void aChosenTheoremKeepsThePositionOnlyIfItApplies()
    {
        QFETCH(QString, before);
        QFETCH(QString, position);
        QFETCH(QString, chosen);
        QFETCH(QString, shown);
        ProveSession session;
        session.chooseTheorem(before);
        QVERIFY(session.submitPosition(position));
        QVERIFY(session.words().refusal.isEmpty());
        session.chooseTheorem(chosen);
        QCOMPARE(session.words().theorem, chosen);
        QVERIFY2(session.words().refusal.isEmpty(), qPrintable(session.words().refusal));
        QVERIFY(session.stepCount() > 1);
        QCOMPARE(session.words().position, shown);
        // The page says which position was replaced until another position is shown.
        const QString said = wording::positionName(*parseSum(position.toStdString()));
        QCOMPARE(session.words().instead.contains(said), shown != position);
        QVERIFY(session.submitPosition(session.words().positionText));
        QVERIFY(session.words().instead.isEmpty());
    }

    void aFlippedBitKeepsTheSquaresOfHeadsDistinctAndInOrder()
    {
        ProveSession session;
        session.chooseTheorem(QStringLiteral("turning-turtles"));
        session.submitPosition(QStringLiteral("2, 5, 6"));
        session.toggleBit(1, QStringLiteral("4"));
        QCOMPARE(session.words().positionText, QStringLiteral("turning-turtles:1,2,6"));
        session.toggleBit(0, QStringLiteral("1"));
        QCOMPARE(session.words().positionText, QStringLiteral("turning-turtles:2,6"));
        session.toggleBit(1, QStringLiteral("4"));
        QCOMPARE(session.words().positionText, QStringLiteral("turning-turtles:2"));
    }

    void aProofThatIsTooLargeIsReportedAsTooLarge_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("theorem");
        QTest::newRow("13 heaps of Nim") << QStringLiteral("nim:1,2,3,4,5,6,7,8,9,10,11,12,13") << QStringLiteral("bouton");
        QTest::newRow("13 heaps, s = 0") << QStringLiteral("nim:1,1,2,2,3,3,4,4,5,5,6,6,0") << QStringLiteral("bouton");
        QTest::newRow("13 heaps of misère Nim") << QStringLiteral("misere-nim:1,2,3,4,5,6,7,8,9,10,11,12,13") << QStringLiteral("misere-nim");
    }

    void aProofThatIsTooLargeIsReportedAsTooLarge()
    {
        QFETCH(QString, position);
        QFETCH(QString, theorem);
        for (const bool fromGame : {false, true}) {
            ProveSession session;
            if (fromGame)
                session.openFromGame(position, {});
            else
                session.openPosition(position);
            QCOMPARE(session.words().theorem, theorem);
            QVERIFY(session.words().tooLarge);
            QVERIFY2(session.words().refusal.contains(QStringLiteral("12")), qPrintable(session.words().refusal));
        }
    }

    void aTheoremThatDoesNotApplyIsNotReportedAsTooLarge()
    {
        ProveSession session;
        QVERIFY(session.submitPosition(QStringLiteral("1, 2, 3")));
        QVERIFY(!session.words().refusal.isEmpty());
        QVERIFY(!session.words().tooLarge);
    }

    void misereTheoremsShowTheOutcomeOfMiserePlay_data()
    {
        QTest::addColumn<QString>("theorem");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("outcome");
        const auto row = [](const char* theorem, const char* position, const char* outcome) {
            QTest::addRow("%s %s", theorem, position)
                << QString::fromLatin1(theorem) << QString::fromLatin1(position) << QString::fromLatin1(outcome);
        };
        row("flaw-misere-grundy", "kayles:5,1", "P");  // Grundy value 5, and a loss in misère play
        row("flaw-misere-grundy", "kayles:8", "N");    // Grundy value 1, and a win in misère play
        row("flaw-misere-grundy", "kayles:1", "P");
        row("flaw-misere-grundy", "kayles:0,0", "N");
        row("misere-nim", "misere-nim:1", "P");
        row("misere-nim", "misere-nim:1,1", "N");
        row("flaw-misere-sum", "misere-nim:1,1", "N");
    }

    void misereTheoremsShowTheOutcomeOfMiserePlay()
    {
        QFETCH(QString, theorem);
        QFETCH(QString, position);
        ProveSession session;
        session.openExample(theorem);
        QCOMPARE(session.words().theorem, theorem);
        QVERIFY(session.submitPosition(position));
        QVERIFY2(session.words().refusal.isEmpty(), qPrintable(session.words().refusal));
        QTEST(session.words().outcome, "outcome");
    }
};

NIMSTONE_TEST(TestProveApplies)
#include "tst_prove_applies.moc"

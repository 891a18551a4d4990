// Tests general proofs (for any numbers) on the Prove page: lines and figure are in letters, with the person's own numbers beside
// them.
#include <QtTest>

#include "app/viewmodels/prove/prove_session.h"
#include "app/wording/proofs/proof.h"
#include "tests/program.h"

using namespace nimstone;

class TestProveLetters : public QObject {
    Q_OBJECT

private:
    static QString line(ProveSession& session, int step, ProofLines::Role role)
    {
        return session.lines()->index(step - 1).data(role).toString();
    }

private Q_SLOTS:
    /// If the theorem does not apply to the position, only the beginning of the proof is shown, and no line has the mark of
    /// the end.
    void anIncompleteProofHasNoEndMark_data()
    {
        QTest::addColumn<QString>("theorem");
        QTest::addColumn<QString>("position");
        QTest::addColumn<bool>("inLetters");
        for (const bool inLetters : {false, true}) {
            const char* const form = inLetters ? "any numbers" : "these numbers";
            QTest::addRow("lemma 1 where s is not 0, %s", form) << u"nim-lemma-1"_qs << u"3, 4, 5"_qs << inLetters;
            QTest::addRow("lemma 1 without a stone, %s", form) << u"nim-lemma-1"_qs << u"0, 0"_qs << inLetters;
            QTest::addRow("lemma 2 where s is 0, %s", form) << u"nim-lemma-2"_qs << u"1, 2, 3"_qs << inLetters;
            QTest::addRow("the highest bit where s is 0, %s", form) << u"flaw-highest-bit"_qs << u"1, 2, 3"_qs << inLetters;
        }
    }

    void anIncompleteProofHasNoEndMark()
    {
        QFETCH(QString, theorem);
        QFETCH(QString, position);
        QFETCH(bool, inLetters);
        ProveSession session;
        session.setInLetters(inLetters);
        session.openExample(theorem);
        const auto lastReason = [&session] {
            const auto* const lines = session.lines();
            return lines->data(lines->index(lines->rowCount() - 1), ProofLines::ReasonRole).toString();
        };
        QVERIFY2(lastReason().endsWith(u'■'), qPrintable(lastReason()));
        QVERIFY(session.submitPosition(position));
        QVERIFY(!session.words().refusal.isEmpty());
        QVERIFY(session.lines()->rowCount() > 0);
        QVERIFY2(!lastReason().contains(u'■'), qPrintable(lastReason()));
    }

    void linesAreShownInLetters()
    {
        ProveSession session;
        session.openPlace(QStringLiteral("nim-lemma-2 3 - nim:42,27,19"));
        const QString onNumbers = line(session, 3, ProofLines::StatementRole);
        const QString why = line(session, 3, ProofLines::ReasonRole);
        QCOMPARE(line(session, 3, ProofLines::InstanceRole), QString());

        QSignalSpy changed(session.lines(), &QAbstractItemModel::dataChanged);
        session.setInLetters(true);
        QVERIFY(!changed.isEmpty());
        QCOMPARE(line(session, 3, ProofLines::InstanceRole), onNumbers);
        QCOMPARE(line(session, 3, ProofLines::StatementRole), wording::stepText(session.shown(), 2, wording::Reading::Letters).statement);
        QVERIFY(line(session, 3, ProofLines::StatementRole) != onNumbers);
        QVERIFY(line(session, 3, ProofLines::ReasonRole) != why);

        session.setInLetters(false);
        QCOMPARE(line(session, 3, ProofLines::StatementRole), onNumbers);
        QCOMPARE(line(session, 3, ProofLines::ReasonRole), why);
    }

    void theSpokenStepIsInLetters()
    {
        ProveSession session;
        session.openPlace(QStringLiteral("nim-lemma-2 1 - nim:42,27,19"));
        const QString before = session.words().spokenStep;
        QSignalSpy worded(&session, &ProveSession::worded);
        session.setInLetters(true);
        QCOMPARE(worded.size(), 1);
        QVERIFY(session.inLetters());
        QVERIFY(session.words().spokenStep != before);
        session.setInLetters(true);
        QCOMPARE(worded.size(), 1);
    }

    void switchingToLettersKeepsTheStep()
    {
        ProveSession session;
        session.openPlace(QStringLiteral("bouton 3 - nim:3,4,5"));
        session.setInLetters(true);
        QCOMPARE(session.step(), 3);
        QCOMPARE(session.words().position, QStringLiteral("nim:3,4,5"));
    }
};

NIMSTONE_TEST(TestProveLetters)
#include "tst_prove_letters.moc"

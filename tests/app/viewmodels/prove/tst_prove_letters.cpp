// A proof for any numbers on the Prove page: the lines and the figure in letters, the person's own numbers beside them.
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
    void linesAreInLetters()
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
        QCOMPARE(line(session, 3, ProofLines::StatementRole), wording::generalText(session.shown(), 2).statement());
        QVERIFY(line(session, 3, ProofLines::StatementRole) != onNumbers);
        QVERIFY(line(session, 3, ProofLines::ReasonRole) != why);

        session.setInLetters(false);
        QCOMPARE(line(session, 3, ProofLines::StatementRole), onNumbers);
        QCOMPARE(line(session, 3, ProofLines::ReasonRole), why);
    }

    void whatIsSpokenIsWhatIsShown()
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

    void theStepStays()
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

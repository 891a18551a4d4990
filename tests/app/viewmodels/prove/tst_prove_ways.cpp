// Tests the navigation to and from proofs: from theorem to theorem, along links and back, from a game, by clicks on pieces of a
// figure, and by changing numbers.
#include <QtTest>
#include <QVariant>

#include "app/viewmodels/prove/prove_session.h"
#include "app/viewmodels/prove/prove_subject.h"
#include "app/wording/play/positions.h"
#include "app/wording/proofs/proof.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

QString nameOf(proof::Theorem theorem)
{
    return QString::fromStdString(std::string(proof::name(theorem)));
}

}  // namespace

class TestProveWays : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void proofsNameTheNextTheoremAndSkill()
    {
        ProveSession session;
        QCOMPARE(session.words().next, QStringLiteral("bouton"));
        QCOMPARE(session.words().nextTitle, QStringLiteral("Bouton's theorem"));
        QCOMPARE(session.words().skill, QStringLiteral("how-many"));
        QVERIFY(!session.words().skillTitle.isEmpty());
        session.chooseTheorem(session.words().next);
        QCOMPARE(session.words().theorem, QStringLiteral("bouton"));
        session.openExample(QStringLiteral("cutcake"));
        QCOMPARE(session.words().next, QString());
        QCOMPARE(session.words().skill, QString());
    }

    void everyTheoremIsListedOnceUnderItsTopic()
    {
        ProveSession session;
        QStringList names;
        QStringList topics;
        for (const QVariant& entry : session.theorems()) {
            const auto map = entry.toMap();
            names.push_back(map[QStringLiteral("value")].toString());
            QVERIFY(!map[QStringLiteral("statement")].toString().isEmpty());
            if (!map[QStringLiteral("topic")].toString().isEmpty())
                topics.push_back(map[QStringLiteral("topic")].toString());
        }
        QCOMPARE(names.size(), static_cast<qsizetype>(proof::allTheorems().size()));
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
        QCOMPARE(QSet<QString>(topics.begin(), topics.end()).size(), topics.size());
        QCOMPARE(topics.constLast(), wording::topicTitle(proof::Topic::Flaws));
    }

    void everyTheoremCanBeChosenFromEveryOther()
    {
        int switched = 0;
        for (const proof::Theorem from : proof::allTheorems()) {
            for (const proof::Theorem to : proof::allTheorems()) {
                ProveSession session;
                session.openExample(nameOf(from));
                const QString before = session.words().position;
                session.chooseTheorem(nameOf(to));
                QCOMPARE(session.words().theorem, nameOf(to));
                // If both theorems are about the same game, the position stays, and the new theorem may not apply to it.
                if (session.words().position != before)
                    QVERIFY2(session.words().refusal.isEmpty(), qPrintable(nameOf(from) + QStringLiteral(" to ") + nameOf(to)));
                else
                    QVERIFY(session.words().refusal.isEmpty() || !session.words().offers.isEmpty());
                ++switched;
            }
        }
        qInfo("followed %d ways from theorem to theorem", switched);
    }

    void theLastPositionOfATheoremIsRestored()
    {
        ProveSession session;
        session.chooseTheorem(QStringLiteral("bash"));
        QVERIFY(session.submitPosition(QStringLiteral("bash(5):44")));
        session.chooseTheorem(QStringLiteral("nim-lemma-2"));
        QVERIFY(session.words().position.startsWith(QLatin1String("nim:")));
        session.chooseTheorem(QStringLiteral("bash"));
        QCOMPARE(session.words().position, QStringLiteral("bash(5):44"));
    }

    void bareNumbersKeepTheGame()
    {
        ProveSession session;
        session.openPosition(QStringLiteral("bash(4):30"));
        QVERIFY(session.submitPosition(QStringLiteral("31")));
        QCOMPARE(session.words().position, QStringLiteral("bash(4):31"));
    }

    void aPositionTooLargeToProveIsOpenedUnderItsTheorem_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("theorem");
        QTest::newRow("heaps") << QStringLiteral("moore-nim(2):1,2,3,4,5,6,7,8,9,10,11,12,13,14") << QStringLiteral("moore-nim");
        QTest::newRow("a value that is not computed") << QStringLiteral("wythoff:9000000,3 + nim:5") << QStringLiteral("sum-theorem");
    }

    void aPositionTooLargeToProveIsOpenedUnderItsTheorem()
    {
        QFETCH(QString, position);
        ProveSession session;
        session.openPosition(position);
        QTEST(session.words().theorem, "theorem");
        QVERIFY(session.words().tooLarge);
        QVERIFY2(!session.words().refusal.contains(position), qPrintable(session.words().refusal));
        QVERIFY(!session.words().offers.isEmpty());
        session.takeOffer(static_cast<int>(session.words().offers.size()) - 1);
        QVERIFY(session.words().refusal.isEmpty());
    }

    void theNumberAtTheCursorIsChanged_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("cursor");
        QTest::addColumn<int>("by");
        QTest::addColumn<QString>("result");
        QTest::newRow("first") << QStringLiteral("3, 4, 5") << 0 << 1 << QStringLiteral("4, 4, 5");
        QTest::newRow("after a number") << QStringLiteral("3, 4, 5") << 4 << 1 << QStringLiteral("3, 5, 5");
        QTest::newRow("last") << QStringLiteral("3, 4, 5") << 7 << -1 << QStringLiteral("3, 4, 4");
        QTest::newRow("longer") << QStringLiteral("9") << 1 << 1 << QStringLiteral("10");
        QTest::newRow("not below 0") << QStringLiteral("0, 4") << 0 << -1 << QStringLiteral("0, 4");
        QTest::newRow("not the parameter") << QStringLiteral("bash(4):30") << 5 << 1 << QStringLiteral("bash(4):31");
        QTest::newRow("not above the largest") << QStringLiteral("9223372036854775807") << 3 << 1 << QStringLiteral("9223372036854775807");
        QTest::newRow("in a sum") << QStringLiteral("nim:3 + bash(4):30") << 5 << 1 << QStringLiteral("nim:4 + bash(4):30");
        QTest::newRow("in a sum's second part") << QStringLiteral("nim:3 + bash(4):30") << 18 << 1 << QStringLiteral("nim:3 + bash(4):31");
        QTest::newRow("without a number") << QStringLiteral("nim:") << 2 << 1 << QStringLiteral("nim:");
    }

    void theNumberAtTheCursorIsChanged()
    {
        QFETCH(QString, text);
        QFETCH(int, cursor);
        QFETCH(int, by);
        QTEST(nudged(text, cursor, by).text, "result");
    }

    void linksLeadToTheTheoremAndBack()
    {
        int followed = 0;
        for (const proof::Theorem theorem : proof::allTheorems()) {
            ProveSession session;
            session.openExample(nameOf(theorem));
            for (int line = 0; line < session.stepCount(); ++line) {
                const auto uses = proof::usesOf(session.shown(), static_cast<std::size_t>(line));
                for (int use = 0; use < static_cast<int>(uses.size()); ++use) {
                    session.setStep(line + 1);
                    const QString position = session.words().position;
                    session.followUse(line, use);
                    QCOMPARE(session.words().theorem, nameOf(uses[static_cast<std::size_t>(use)].theorem));
                    QVERIFY2(session.words().refusal.isEmpty(), qPrintable(nameOf(theorem) + u' ' + session.words().refusal));
                    QCOMPARE(session.step(), 0);
                    QVERIFY(!session.words().goBackText.isEmpty());
                    session.goBack();
                    QCOMPARE(session.words().theorem, nameOf(theorem));
                    QCOMPARE(session.words().position, position);
                    QCOMPARE(session.step(), line + 1);
                    QVERIFY(session.words().goBackText.isEmpty());
                    ++followed;
                }
            }
        }
        qInfo("followed %d links", followed);
    }

    void everyEditLeadsToItsPosition()
    {
        int pressed = 0;
        for (const proof::Theorem theorem : proof::allTheorems()) {
            ProveSession session;
            session.figure()->setSize({900, 640});
            session.openExample(nameOf(theorem));
            const QString start = session.words().position;
            const int edits = session.figure()->pressCount();
            for (int edit = 0; edit < edits; ++edit) {
                session.submitPosition(start);
                session.setStep(session.stepCount());
                QCOMPARE(session.figure()->pressCount(), edits);
                const QString name = session.figure()->pressName(edit);
                session.takeEdit(edit);
                QVERIFY2(name.endsWith(wording::positionName(*parseSum(session.words().position.toStdString()))), qPrintable(name + u' ' + session.words().position));
                QCOMPARE(session.words().theorem, nameOf(theorem));
                QVERIFY(!session.words().refusal.isEmpty() || session.step() > 0);
                ++pressed;
            }
        }
        qInfo("pressed %d edits", pressed);
    }

    void theKeyboardReachesEveryEdit()
    {
        for (const proof::Theorem theorem : proof::allTheorems()) {
            ProveSession session;
            StepFigure& figure = *session.figure();
            figure.setSize({900, 640});
            session.openExample(nameOf(theorem));
            if (figure.pressCount() == 0)
                continue;
            const double position = figure.stops().constLast();
            QSet<int> reached;
            QList<int> waiting{figure.nextPress(-1, 1, 0, position)};
            while (!waiting.isEmpty()) {
                const int edit = waiting.takeLast();
                if (edit < 0 || reached.contains(edit))
                    continue;
                reached.insert(edit);
                for (const auto& [across, down] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
                    waiting.push_back(figure.nextPress(edit, across, down, position));
            }
            for (int edit = 0; edit < figure.pressCount(); ++edit) {
                const QRectF place = figure.pressPlace(edit, position);
                if (place.isEmpty())
                    continue;
                QVERIFY2(reached.contains(edit), qPrintable(nameOf(theorem) + u' ' + figure.pressName(edit)));
                // A click in the middle of the place presses this edit, or another edit that lies over it.
                QVERIFY(figure.pressAt(place.center().x(), place.center().y(), position) >= 0);
            }
        }
    }

    void aProofIsOpenedFromAGame_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("theorem");
        QTest::addColumn<int>("step");
        QTest::newRow("won") << QStringLiteral("nim:3,4,6") << QString() << QStringLiteral("nim-lemma-2") << 0;
        QTest::newRow("won, with a move") << QStringLiteral("nim:3,4,6") << QStringLiteral("1-1") << QStringLiteral("nim-lemma-2") << 3;
        QTest::newRow("lost, with a move") << QStringLiteral("nim:3,5,6") << QStringLiteral("2-4") << QStringLiteral("nim-lemma-1") << 2;
        QTest::newRow("another game") << QStringLiteral("bash(4):30") << QStringLiteral("1-2") << QStringLiteral("bash") << 0;
    }

    void aProofIsOpenedFromAGame()
    {
        QFETCH(QString, position);
        QFETCH(QString, move);
        ProveSession session;
        session.openFromGame(position, move);
        QTEST(session.words().theorem, "theorem");
        QCOMPARE(session.words().position, position);
        QTEST(session.step(), "step");
        QVERIFY(session.words().refusal.isEmpty());
        QVERIFY(session.words().fromGame);
        if (session.words().theorem == QLatin1String("nim-lemma-1"))
            QCOMPARE(session.words().moveText, move);
        session.leaveGame();
        QVERIFY(!session.words().fromGame);
    }
};

NIMSTONE_TEST(TestProveWays)
#include "tst_prove_ways.moc"

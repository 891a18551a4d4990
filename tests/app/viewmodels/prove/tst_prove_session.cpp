// Tests the session of the Prove page: typing and clicking, the messages if a theorem does not apply, and the state that a change
// of language keeps.
#include <QSignalSpy>
#include <QTranslator>
#include <QtTest>

#include "app/viewmodels/prove/prove_session.h"
#include "tests/program.h"
#include "translations/catalogue.h"

using namespace nimstone;

class TestProveSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSessionStartsBeforeTheFirstStep()
    {
        ProveSession session;
        QCOMPARE(session.words().theorem, QStringLiteral("nim-lemma-2"));
        QCOMPARE(session.words().positionText, QStringLiteral("42, 27, 19"));
        QCOMPARE(session.step(), 0);
        QCOMPARE(session.stepCount(), 6);
        QCOMPARE(session.lines()->rowCount(), 6);
        QVERIFY(session.words().refusal.isEmpty());
        QVERIFY(session.words().spokenStep.isEmpty());
    }

    /// Every proof that is shown was verified. If the theorem does not apply, only the beginning is shown, and no
    /// verification is claimed.
    void everyShownProofWasVerified()
    {
        ProveSession session;
        int proofs = 0;
        for (const QVariant& theorem : session.theorems()) {
            session.openExample(theorem.toMap().value(u"value"_qs).toString());
            for (int preset = 0; preset < session.words().presets.size(); ++preset) {
                session.choosePreset(preset);
                QCOMPARE(session.words().checkedWords.isEmpty(), !session.words().refusal.isEmpty());
                QVERIFY(!session.proved() || session.words().checkedWords.contains(QString::number(session.stepCount())));
                proofs += session.proved() ? 1 : 0;
            }
        }
        QVERIFY(proofs > 200);
        session.chooseTheorem(u"nim-lemma-2"_qs);
        session.submitPosition(u"nim:5,5"_qs);
        QVERIFY(session.stepCount() > 0);
        QCOMPARE(session.words().checkedWords, QString());
    }

    void theStepNumberIsClampedToTheProof()
    {
        ProveSession session;
        session.setStep(99);
        QCOMPARE(session.step(), 6);
        QVERIFY(session.words().spokenStep.contains(QLatin1String("6")));
        session.setStep(-3);
        QCOMPARE(session.step(), 0);
    }

    void aSavedPlaceIsRestored_data()
    {
        QTest::addColumn<QString>("place");
        QTest::newRow("heaps") << QStringLiteral("nim-lemma-2 4 - nim:42,27,19,10");
        QTest::newRow("with a move") << QStringLiteral("nim-lemma-1 2 1-3 nim:3,5,6");
        QTest::newRow("a sum") << QStringLiteral("sum-theorem 1 - nim:3 + kayles:5");
        QTest::newRow("another game") << QStringLiteral("bash 1 - bash(4):31");
    }

    void aSavedPlaceIsRestored()
    {
        QFETCH(QString, place);
        ProveSession session;
        QVERIFY(session.words().place.isEmpty());
        QVERIFY(session.openPlace(place));
        QCOMPARE(session.words().place, place);
    }

    void anInvalidPlaceChangesNothing_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("an unknown theorem") << QStringLiteral("fermat 4 - nim:42,27,19");
        QTest::newRow("no step") << QStringLiteral("nim-lemma-2 four - nim:42,27,19");
        QTest::newRow("a step before the first") << QStringLiteral("nim-lemma-2 -1 - nim:42,27,19");
        QTest::newRow("no move") << QStringLiteral("nim-lemma-1 2 up nim:3,5,6");
        QTest::newRow("a move that is not legal") << QStringLiteral("nim-lemma-1 2 1-9 nim:3,5,6");
        QTest::newRow("no position") << QStringLiteral("nim-lemma-2 4 - nim:x");
        QTest::newRow("a text that is cut off") << QStringLiteral("nim-lemma-2 4");
    }

    void anInvalidPlaceChangesNothing()
    {
        QFETCH(QString, text);
        ProveSession session;
        session.setStep(3);
        const QString before = session.words().place;
        QVERIFY(!session.openPlace(text));
        QCOMPARE(session.words().place, before);
    }

    void aTypedPositionIsShown_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("heaps");
        QTest::newRow("with the game") << QStringLiteral("nim:3,4,5") << QStringLiteral("3, 4, 5");
        QTest::newRow("blanks") << QStringLiteral("3 4 5") << QStringLiteral("3, 4, 5");
        QTest::newRow("full width") << QStringLiteral("nim：３，４，５") << QStringLiteral("3, 4, 5");
        QTest::newRow("in parentheses") << QStringLiteral("(3 4 5)") << QStringLiteral("3, 4, 5");
        QTest::newRow("in Chinese") << QStringLiteral("尼姆：（3，4，5）") << QStringLiteral("3, 4, 5");
        QTest::newRow("another game in Chinese") << QStringLiteral("威佐夫:(3,5)") << QStringLiteral("wythoff:3,5");
        QTest::newRow("largest") << QStringLiteral("9223372036854775807") << QStringLiteral("9223372036854775807");
    }

    void aTypedPositionIsShown()
    {
        QFETCH(QString, typed);
        QFETCH(QString, heaps);
        ProveSession session;
        session.setStep(3);
        QVERIFY(session.submitPosition(typed));
        QCOMPARE(session.words().positionText, heaps);
        QCOMPARE(session.step(), 0);
        QVERIFY(session.words().positionProblem.isEmpty());
    }

    void anInvalidPositionGetsAMessageAndChangesNothing_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("place");
        QTest::newRow("not a number") << QStringLiteral("3,x,5") << QStringLiteral("column 3");
        QTest::newRow("negative") << QStringLiteral("3,-4") << QStringLiteral("column 3");
        QTest::newRow("too large") << QStringLiteral("1,9223372036854775808") << QStringLiteral("column 3");
        QTest::newRow("empty") << QString() << QStringLiteral("column");
    }

    void tooManyHeapsAreRefusedWithSuggestions()
    {
        ProveSession session;
        QVERIFY(session.submitPosition(QStringLiteral("1 2 3 4 5 6 7 8 9 10 11 12 13")));
        QVERIFY2(session.words().refusal.contains(QStringLiteral("12")), qPrintable(session.words().refusal));
        QCOMPARE(session.stepCount(), 0);
        QVERIFY(!session.words().offers.isEmpty());
        session.takeOffer(static_cast<int>(session.words().offers.size()) - 1);
        QVERIFY(session.words().refusal.isEmpty());
        QVERIFY(session.stepCount() > 0);
    }

    void anInvalidPositionGetsAMessageAndChangesNothing()
    {
        QFETCH(QString, typed);
        QFETCH(QString, place);
        ProveSession session;
        session.setStep(2);
        QVERIFY(!session.submitPosition(typed));
        QVERIFY2(session.words().positionProblem.contains(place), qPrintable(session.words().positionProblem));
        QVERIFY(!session.words().positionProblem.contains(QLatin1Char('\n')));
        QCOMPARE(session.words().positionText, QStringLiteral("42, 27, 19"));
        QCOMPARE(session.step(), 2);

        QVERIFY(session.submitPosition(QStringLiteral("1 2")));
        QVERIFY(session.words().positionProblem.isEmpty());
    }

    void anIllegalMoveGetsAMessageAndChangesNothing_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("takes nothing") << QStringLiteral("1-0");
        QTest::newRow("takes too many") << QStringLiteral("3-4");
        QTest::newRow("no such heap") << QStringLiteral("4-1");
        QTest::newRow("no move") << QStringLiteral("take two");
        QTest::newRow("empty") << QString();
    }

    void anIllegalMoveGetsAMessageAndChangesNothing()
    {
        QFETCH(QString, typed);
        ProveSession session;
        session.chooseTheorem(QStringLiteral("nim-lemma-1"));
        QVERIFY(session.submitPosition(QStringLiteral("1 2 3")));
        const QString before = session.words().moveText;
        QVERIFY(!before.isEmpty());
        QVERIFY(!session.submitMove(typed));
        QVERIFY(!session.words().moveProblem.isEmpty());
        QCOMPARE(session.words().moveText, before);

        QVERIFY(session.submitMove(QStringLiteral("2-1")));
        QCOMPARE(session.words().moveText, QStringLiteral("2-1"));
        QVERIFY(session.words().moveProblem.isEmpty());
    }

    void aClickOnAStonePicksTheMove()
    {
        ProveSession session;
        session.chooseTheorem(QStringLiteral("nim-lemma-1"));
        session.submitPosition(QStringLiteral("3 5 6"));
        session.takeFrom(2, 2);
        QCOMPARE(session.words().moveText, QStringLiteral("3-4"));
        session.takeFrom(1, 9);
        QCOMPARE(session.words().moveText, QStringLiteral("3-4"));
    }

    void flippingABitProvesTheNewPosition()
    {
        ProveSession session;
        session.setStep(3);
        session.toggleBit(1, QStringLiteral("4"));
        QCOMPARE(session.words().positionText, QStringLiteral("42, 31, 19"));
        QCOMPARE(session.step(), 3);
        session.toggleBit(1, QStringLiteral("4"));
        QCOMPARE(session.words().positionText, QStringLiteral("42, 27, 19"));
    }

    void flippingABitGoesBackBeforeTheMove()
    {
        ProveSession session;
        session.setStep(6);
        session.toggleBit(1, QStringLiteral("4"));
        QCOMPARE(session.step(), 3);
    }

    void aTheoremThatDoesNotApplyOffersAnotherTheoremOrPosition_data()
    {
        QTest::addColumn<QString>("theorem");
        QTest::addColumn<QString>("heaps");
        for (const char* theorem : {"nim-lemma-2", "flaw-highest-bit"})
            QTest::addRow("%s", theorem) << QString::fromLatin1(theorem) << QStringLiteral("1, 2, 3");
        QTest::addRow("lemma 1") << QStringLiteral("nim-lemma-1") << QStringLiteral("42, 27, 19");
        QTest::addRow("lemma 1, no move") << QStringLiteral("nim-lemma-1") << QStringLiteral("0, 0");
    }

    void aTheoremThatDoesNotApplyOffersAnotherTheoremOrPosition()
    {
        QFETCH(QString, theorem);
        QFETCH(QString, heaps);
        for (const int offer : {0, 1}) {
            ProveSession session;
            session.chooseTheorem(theorem);
            QVERIFY(session.submitPosition(heaps));
            QVERIFY(!session.words().refusal.isEmpty());
            QCOMPARE(session.words().offers.size(), 2);
            QCOMPARE(session.words().positionText, heaps);

            session.takeOffer(offer);
            QVERIFY(session.words().refusal.isEmpty());
            QVERIFY(session.words().offers.isEmpty());
            QCOMPARE(session.words().theorem == theorem, offer == 1);
            QCOMPARE(session.words().positionText == heaps, offer == 0);
            QVERIFY(session.stepCount() > 1);
        }
    }

    void everyPresetIsShownUnderEveryTheorem()
    {
        ProveSession session;
        int spoken = 0;
        for (const QVariant& theorem : session.theorems()) {
            for (int preset = 0; preset < session.words().presets.size(); ++preset, ++spoken) {
                session.chooseTheorem(theorem.toMap()[QStringLiteral("value")].toString());
                session.choosePreset(preset);
                QVERIFY(session.words().refusal.isEmpty());
                QCOMPARE(session.words().positionText, session.words().presets[preset].toMap()[QStringLiteral("heaps")].toString());
            }
        }
        QVERIFY2(spoken > 20, qPrintable(QString::number(spoken)));
    }

    void anUnknownPresetChangesNothing_data()
    {
        QTest::addColumn<int>("index");
        QTest::newRow("before the first") << -1;
        QTest::newRow("after the last") << static_cast<int>(ProveSession().words().presets.size());
    }

    void anUnknownPresetChangesNothing()
    {
        QFETCH(int, index);
        ProveSession session;
        session.setStep(2);
        session.choosePreset(index);
        QCOMPARE(session.words().positionText, QStringLiteral("42, 27, 19"));
        QCOMPARE(session.step(), 2);
    }

    void randomPositionsFollowTheSeed()
    {
        ProveSession one;
        ProveSession other;
        one.chooseAtRandom(7);
        other.chooseAtRandom(7);
        QCOMPARE(one.words().positionText, other.words().positionText);
        other.chooseAtRandom(8);
        QVERIFY(one.words().positionText != other.words().positionText);
    }

    void anOpenedPositionIsShownUnderATheoremThatApplies()
    {
        ProveSession session;
        session.openPosition(QStringLiteral("nim:1,2,3"));
        QCOMPARE(session.words().theorem, QStringLiteral("nim-lemma-1"));
        QVERIFY(session.words().refusal.isEmpty());
    }

    void theLanguageChangesOnlyTheWords()
    {
        QTranslator english;
        QVERIFY(loadCatalogue(english, QStringLiteral("en")));
        QCoreApplication::installTranslator(&english);
        ProveSession session;
        session.figure()->setSize({760, 640});
        session.setStep(4);
        session.submitMove({});
        const auto word = [&] { return session.lines()->data(session.lines()->index(3), ProofLines::ReasonRole).toString(); };
        const QString reason = word();
        const QString spoken = session.words().spokenStep;
        const QList<int> stops = session.figure()->stops();
        const auto before = session.figure()->choreography();
        QSignalSpy changed(session.lines(), &QAbstractItemModel::dataChanged);
        QSignalSpy reset(session.lines(), &QAbstractItemModel::modelReset);

        QTranslator chinese;
        QVERIFY(loadCatalogue(chinese, QStringLiteral("zh_CN")));
        QCoreApplication::installTranslator(&chinese);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(reset.count(), 0);
        QVERIFY(word() != reason);
        QVERIFY(session.words().spokenStep != spoken);
        QCOMPARE(session.step(), 4);
        QCOMPARE(session.figure()->stops(), stops);
        QVERIFY(!(session.figure()->choreography() == before));
        QCOMPARE(session.figure()->choreography().get()->pieces, before.get()->pieces);
        QCoreApplication::removeTranslator(&chinese);
        QCoreApplication::removeTranslator(&english);
    }

    void aFigureWithoutRoomIsReported()
    {
        ProveSession session;
        session.submitPosition(QStringLiteral("9223372036854775807, 1"));
        session.figure()->setSize({90, 60});
        QVERIFY(!session.figure()->problem().isEmpty());
        QVERIFY(session.figure()->stops().isEmpty());
        session.figure()->setSize({900, 600});
        QVERIFY(session.figure()->problem().isEmpty());
        QCOMPARE(session.figure()->stops().size(), session.stepCount() + 1);
    }

    void theTextOfAFigureGrowsWithItsRoom_data()
    {
        QTest::addColumn<QString>("theorem");
        QTest::addColumn<QSizeF>("room");
        QTest::addColumn<bool>("grows");
        QTest::newRow("a small room") << QStringLiteral("sum-theorem") << QSizeF(560, 400) << false;
        QTest::newRow("a large room") << QStringLiteral("sum-theorem") << QSizeF(1100, 800) << true;
        QTest::newRow("a wide and low room") << QStringLiteral("sum-theorem") << QSizeF(1500, 420) << false;
        QTest::newRow("bits, which fill their room") << QStringLiteral("nim-lemma-2") << QSizeF(1100, 800) << false;
    }

    void theTextOfAFigureGrowsWithItsRoom()
    {
        QFETCH(QString, theorem);
        QFETCH(QSizeF, room);
        QFETCH(bool, grows);
        ProveSession session;
        session.openExample(theorem);
        session.figure()->setSize(room);
        QVERIFY(session.figure()->problem().isEmpty());
        QCOMPARE(session.figure()->enlargement() > 1, grows);
        QVERIFY(session.figure()->enlargement() <= 1.5);
        QCOMPARE(session.figure()->choreography().get()->size, room);
    }

    void showsBitsIsTrueOnlyForScenesWithBits_data()
    {
        QTest::addColumn<QString>("theorem");
        QTest::addColumn<int>("step");
        QTest::addColumn<bool>("there");
        QTest::newRow("heaps before the first step") << QStringLiteral("nim-lemma-2") << 0 << false;
        QTest::newRow("bits from the first step") << QStringLiteral("nim-lemma-2") << 1 << true;
        QTest::newRow("heaps while a proof is about all positions") << QStringLiteral("bouton") << 2 << false;
        QTest::newRow("bits once the proof is about this position") << QStringLiteral("bouton") << 4 << true;
    }

    void showsBitsIsTrueOnlyForScenesWithBits()
    {
        QFETCH(QString, theorem);
        QFETCH(int, step);
        QFETCH(bool, there);
        ProveSession session;
        session.openExample(theorem);
        QVERIFY2(!session.figure()->showsBits(step), "the figure shows bits before it was laid out");
        session.figure()->setSize({900, 600});
        QCOMPARE(session.figure()->showsBits(session.figure()->stops().at(step)), there);
        QVERIFY(!session.figure()->showsBits(-1));
        QVERIFY(!session.figure()->showsBits(1000));
    }
};

NIMSTONE_TEST(TestProveSession)
#include "tst_prove_session.moc"

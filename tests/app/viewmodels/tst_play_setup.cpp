// A new game is set up by text, presets, chance and buttons, and starts as it was set up.
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/play_kept.h"
#include "app/viewmodels/play_setup.h"

using namespace nimstone;
using play::Side;

class TestPlaySetup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsText()
    {
        PlaySetup setup;
        QVERIFY(setup.readText(QStringLiteral("nim: 7，11 13")));
        QCOMPARE(setup.text(), QStringLiteral("7, 11, 13"));
        QVERIFY(setup.problem().isEmpty());
        QVERIFY(!setup.readText(QStringLiteral("7, x")));
        QVERIFY(!setup.problem().isEmpty());
        QCOMPARE(setup.text(), QStringLiteral("7, 11, 13"));
        QVERIFY(!setup.readText(QStringLiteral("1 1 1 1 1 1 1 1 1 1 1 1 1")));
        QCOMPARE(setup.heaps().size(), 3);
        setup.change(0, 1);
        QVERIFY(setup.problem().isEmpty());
    }

    void editsHeaps()
    {
        PlaySetup setup;
        setup.readText(QStringLiteral("0, 9223372036854775807"));
        setup.change(0, -1);
        setup.change(1, 1);
        QCOMPARE(setup.text(), QStringLiteral("0, 9223372036854775807"));
        setup.change(0, 3);
        setup.addHeap();
        QCOMPARE(setup.text(), QStringLiteral("3, 9223372036854775807, 1"));
        setup.removeHeap(1);
        setup.removeHeap(1);
        setup.removeHeap(0);
        QCOMPARE(setup.text(), QStringLiteral("3"));
        for (int heap = 0; heap < 20; ++heap)
            setup.addHeap();
        QCOMPARE(setup.heaps().size(), PlaySetup::mostHeaps());
    }

    void presetsAreAllDifferent()
    {
        PlaySetup setup;
        QCOMPARE(setup.presets().size(), setup.presetNotes().size());
        QStringList texts;
        for (int preset = 0; preset < setup.presets().size(); ++preset) {
            setup.choosePreset(preset);
            texts.push_back(setup.text());
        }
        QCOMPARE(texts.removeDuplicates(), 0);
        QVERIFY(texts.contains(QStringLiteral("42, 27, 19")));
    }

    void drawsTheSameFromTheSameSeed()
    {
        PlaySetup setup;
        setup.drawRandom(5);
        const QString drawn = setup.text();
        setup.drawRandom(6);
        QVERIFY(setup.text() != drawn);
        setup.drawRandom(5);
        QCOMPARE(setup.text(), drawn);
    }

    void begins()
    {
        PlaySession session;
        PlaySetup setup;
        setup.readText(QStringLiteral("5, 6"));
        setup.setOpponent(QStringLiteral("learner"));
        setup.setPersonStarts(false);
        setup.begin(&session);
        QCOMPARE(session.position(), QStringLiteral("nim:5,6"));
        QCOMPARE(session.turn(), PlaySession::Computers);
        QVERIFY(session.players().opponent->kind == play::Opponent::Kind::Learner);

        session.hurry();
        PlaySetup next;
        next.takeFrom(&session, false);
        QCOMPARE(next.text(), QStringLiteral("5, 6"));
        QCOMPARE(next.opponent(), QStringLiteral("learner"));
        QVERIFY(!next.personStarts());
        next.takeFrom(&session, true);
        QCOMPARE(QStringLiteral("nim:") + next.heaps().join(QLatin1Char(',')), session.position());
    }

    void keptGamesReadBack_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<bool>("valid");
        QTest::newRow("perfect") << QByteArray("perfect nim:3,4,5 first 1-2 2-1 | 3-4") << true;
        QTest::newRow("learner") << QByteArray("learner 6 nim:3,4,5 second") << true;
        QTest::newRow("a mistaken idea") << QByteArray("xor-everywhere wythoff:3,5 first 1-2") << true;
        QTest::newRow("two people") << QByteArray("two-people kayles:7 second 1-1/3") << true;
        QTest::newRow("two computers") << QByteArray("perfect against learner 6 nim:3,4,5 first") << true;
        QTest::newRow("a line that was left") << QByteArray("perfect nim:3,4,5 first 1-2 2-1\nnim:3,4,5 first 1-2 2-3") << true;
        QTest::newRow("a line of another game") << QByteArray("perfect nim:3,4,5 first 1-2\nnim:3,4,6 first 1-2") << false;
        QTest::newRow("a second opponent is missing") << QByteArray("perfect against nim:3 first") << false;
        QTest::newRow("no foresight") << QByteArray("learner nim:3 first") << false;
        QTest::newRow("illegal move") << QByteArray("perfect nim:3 first 1-4") << false;
        QTest::newRow("nothing") << QByteArray() << false;
    }

    void keptGamesReadBack()
    {
        QFETCH(QByteArray, line);
        QFETCH(bool, valid);
        const auto game = parseKeptGame(line.toStdString());
        QCOMPARE(game.has_value(), valid);
        if (game)
            QCOMPARE(QByteArray::fromStdString(printKeptGame(*game)), line);
    }
};

QTEST_MAIN(TestPlaySetup)
#include "tst_play_setup.moc"

// A new game is set up by text, presets, random positions and buttons, and starts as it was set up.
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/play/play_kept.h"
#include "app/viewmodels/play/play_seats.h"
#include "app/viewmodels/play/setup/play_setup.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;
using play::Side;

class TestPlaySetup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gameNamesBeginWithACapitalLetter()
    {
        for (const GameEntry& entry : catalogue()) {
            const QString name = nameOfGame(*parseSum(entry.example));
            QVERIFY2(name.front().isUpper(), qPrintable(name));
        }
    }

    void everyGameIsOffered()
    {
        PlaySetup setup;
        QStringList names;
        for (const QVariant& row : setup.games()) {
            names.push_back(row.toMap().value(QStringLiteral("name")).toString());
            QVERIFY2(!row.toMap().value(QStringLiteral("text")).toString().isEmpty(), qPrintable(names.back()));
        }
        QCOMPARE(names.size(), static_cast<qsizetype>(catalogue().size()) + 1);
        QCOMPARE(names.removeDuplicates(), 0);
        for (const QString& name : names) {
            setup.chooseGame(name);
            QCOMPARE(setup.table().game, name);
            QVERIFY2(setup.table().presets.size() >= 3, qPrintable(name));
            QVERIFY2(!setup.table().summary.isEmpty(), qPrintable(name));
            QVERIFY(setup.readText(setup.text()));
            QStringList texts;
            for (int preset = 0; preset < setup.table().presets.size(); ++preset) {
                setup.choosePreset(preset);
                QCOMPARE(setup.table().game, name);
                QVERIFY2(setup.sum().canMove(Cutter::Left) || setup.sum().canMove(Cutter::Right), qPrintable(setup.text()));
                texts.push_back(setup.text());
            }
            QCOMPARE(texts.removeDuplicates(), 0);
        }
    }

    /// Newcomers to a game can win it: a person who starts from its first preset has a winning move.
    void theFirstPresetOfEveryGameCanBeWon_data()
    {
        QTest::addColumn<QString>("game");
        for (const QVariant& row : PlaySetup().games()) {
            const QString name = row.toMap().value(QStringLiteral("name")).toString();
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void theFirstPresetOfEveryGameCanBeWon()
    {
        QFETCH(const QString, game);
        PlaySetup setup;
        setup.chooseGame(game);
        PlaySession session;
        setup.begin(&session);
        QCOMPARE(session.turn(), PlaySession::Yours);
        QTRY_VERIFY(session.outcomeKnown());
        QVERIFY2(session.winning(), qPrintable(session.shown().position));
    }

    void typedPositionsAreRead_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("game");
        const auto row = [](const char* name, const char* typed, const char* position, const char* game) {
            QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(position) << QString::fromUtf8(game);
        };
        row("numbers alone", "7, 11 ,13", "nim:7,11,13", "nim");
        row("full width", "nim: 7，11，13", "nim:7,11,13", "nim");
        row("a pair of the game at hand", "(3,5)", "nim:3,5", "nim");
        row("a full-width pair", "（３，５）", "nim:3,5", "nim");
        row("another game in Chinese", "威佐夫:(3,5)", "wythoff:3,5", "wythoff");
        row("the game in Chinese, full width", "尼姆：３，４，５", "nim:3,4,5", "nim");
        row("another game", "wythoff:3,5", "wythoff:3,5", "wythoff");
        row("with a parameter", "bash( 7 ):30", "bash(7):30", "bash");
        row("a sum", "nim:3+kayles:7", "nim:3 + kayles:7", "sum");
        row("not a number", "7, x", "", "nim");
        row("no such game", "nym:3", "", "nim");
        row("a parameter out of range", "bash(0):3", "", "nim");
        row("not a valid sum", "nim:3 + misere-nim:2", "", "nim");
    }

    void typedPositionsAreRead()
    {
        QFETCH(QString, typed);
        QFETCH(QString, position);
        QFETCH(QString, game);
        PlaySetup setup;
        const QString before = setup.text();
        QCOMPARE(setup.readText(typed), !position.isEmpty());
        QCOMPARE(setup.problem().isEmpty(), !position.isEmpty());
        QCOMPARE(setup.table().game, game);
        // The typed text stays as it is; the position is written in canonical form.
        QCOMPARE(setup.text(), position.isEmpty() ? before : typed);
        QCOMPARE(QString::fromStdString(print(setup.sum())), position.isEmpty() ? before : position);
    }

    void tooManyHeapsAreRefused()
    {
        PlaySetup setup;
        QStringList heaps(1000, QStringLiteral("7"));
        QVERIFY(setup.readText(heaps.join(QLatin1Char(','))));
        QVERIFY(setup.table().tooManyNumbers);
        QVERIFY(setup.table().numbers.isEmpty());
        heaps.push_back(QStringLiteral("7"));
        QVERIFY(!setup.readText(heaps.join(QLatin1Char(','))));
        QVERIFY(setup.problem().contains(QStringLiteral("1001")));
    }

    void theParameterOfAGameIsChecked_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("parameter");
        const auto row = [](const char* game, const char* typed, const char* parameter) {
            QTest::addRow("%s %s", game, typed) << QString::fromUtf8(game) << QString::fromUtf8(typed) << QString::fromUtf8(parameter);
        };
        row("bash", "7", "7");
        row("bash", "0", "");
        row("bash", "seven", "");
        row("moore-nim", "3", "3");
        row("moore-nim", "", "");
        row("subtraction", "5,2", "2,5");
        row("subtraction", "5,", "");
        row("octal", "0.07", "0.07");
        row("octal", "0.8", "");
        row("hexadecimal", "0.8F", "0.8F");
    }

    void theParameterOfAGameIsChecked()
    {
        QFETCH(QString, game);
        QFETCH(QString, typed);
        QFETCH(QString, parameter);
        PlaySetup setup;
        setup.chooseGame(game);
        const QString before = setup.table().parameter;
        QVERIFY(!setup.table().parameterLabel.isEmpty());
        QCOMPARE(setup.setParameter(typed), !parameter.isEmpty());
        QCOMPARE(setup.table().parameter, parameter.isEmpty() ? before : parameter);
        QCOMPARE(setup.parameterProblem().isEmpty(), !parameter.isEmpty());
        setup.chooseGame(QStringLiteral("nim"));
        QVERIFY(setup.parameterProblem().isEmpty());
        QVERIFY(setup.table().parameterLabel.isEmpty());
    }

    void heapsCanBeEdited()
    {
        PlaySetup setup;
        setup.readText(QStringLiteral("0, 9223372036854775807"));
        setup.change(0, -1);
        setup.change(1, 1);
        QCOMPARE(setup.table().numbers, QStringList({QStringLiteral("0"), QStringLiteral("9223372036854775807")}));
        setup.change(0, 3);
        setup.addHeap();
        QCOMPARE(setup.text(), QStringLiteral("nim:3,9223372036854775807,1"));
        setup.removeHeap(1);
        setup.removeHeap(1);
        setup.removeHeap(0);
        QCOMPARE(setup.text(), QStringLiteral("nim:3"));
        QVERIFY(setup.setNumber(0, QStringLiteral("12")));
        QVERIFY(!setup.setNumber(0, QStringLiteral("9223372036854775808")));
        QVERIFY(!setup.setNumber(0, QStringLiteral("x")));
        QVERIFY(!setup.setNumber(1, QStringLiteral("3")));
        QCOMPARE(setup.text(), QStringLiteral("nim:12"));
        for (int heap = 0; heap < 20; ++heap)
            setup.addHeap();
        QCOMPARE(setup.table().numbers.size(), static_cast<qsizetype>(PlaySetup::mostNumbers));
    }

    void otherBoardsCanBeEdited()
    {
        PlaySetup setup;
        setup.readText(QStringLiteral("cutcake:4x7"));
        QCOMPARE(setup.table().group, 2);
        setup.addHeap();
        setup.change(2, 1);
        setup.change(1, -1);
        QCOMPARE(setup.text(), QStringLiteral("cutcake:4x6,3x2"));
        QVERIFY(!setup.setNumber(0, QStringLiteral("0")));
        setup.removeHeap(1);
        QCOMPARE(setup.text(), QStringLiteral("cutcake:3x2"));

        setup.readText(QStringLiteral("fibonacci-nim:13"));
        QCOMPARE(setup.table().numbers, QStringList({QStringLiteral("13"), QStringLiteral("12")}));
        QVERIFY(setup.setNumber(1, QStringLiteral("6")));
        QCOMPARE(setup.text(), QStringLiteral("fibonacci-nim:13~6"));
        QVERIFY(!setup.setNumber(1, QStringLiteral("0")));
        QVERIFY(setup.setNumber(0, QStringLiteral("20")));
        QCOMPARE(setup.text(), QStringLiteral("fibonacci-nim:20"));

        setup.readText(QStringLiteral("wythoff:3,5"));
        QVERIFY(!setup.table().canAdd);
        QVERIFY(!setup.table().canRemove);
        setup.change(1, 1);
        QCOMPARE(setup.text(), QStringLiteral("wythoff:3,6"));

        setup.readText(QStringLiteral("turning-turtles:0"));
        setup.addHeap();
        QCOMPARE(setup.text(), QStringLiteral("turning-turtles:1,2"));
    }

    void aSumCanBeEdited()
    {
        PlaySetup setup;
        setup.readText(QStringLiteral("nim:3,4 + wythoff:3,5"));
        setup.setPart(1);
        setup.change(0, 1);
        QCOMPARE(setup.text(), QStringLiteral("nim:3,4 + wythoff:4,5"));
        setup.addPart(QStringLiteral("bash"));
        QCOMPARE(setup.part(), 2);
        QVERIFY(setup.setParameter(QStringLiteral("9")));
        QCOMPARE(setup.table().parts[2], QStringLiteral("bash(9):21"));
        setup.addPart(QStringLiteral("misere-nim"));
        QCOMPARE(setup.table().parts.size(), 3);
        for (const QVariant& row : setup.table().joining)
            QVERIFY(row.toMap().value(QStringLiteral("name")).toString() != QLatin1String("misere-nim"));
        setup.setPart(0);
        setup.removePart();
        setup.removePart();
        QCOMPARE(setup.text(), QStringLiteral("bash(9):21"));
        QCOMPARE(setup.table().game, QStringLiteral("bash"));
    }

    void randomPositionsHaveTheRequestedOutcome_data()
    {
        QTest::addColumn<QString>("wish");
        for (const char* wish : {"any", "winnable", "lost", "one-move", "high-column"})
            QTest::newRow(wish) << QString::fromUtf8(wish);
    }

    void randomPositionsHaveTheRequestedOutcome()
    {
        QFETCH(QString, wish);
        PlaySetup setup;
        const auto drawn = [&](quint32 seed) {
            QSignalSpy done(&setup, &PlaySetup::drawingChanged);
            setup.draw(wish, seed);
            [&] { QTRY_VERIFY(done.count() >= 2 && !setup.drawing()); }();
            return setup.text();
        };
        const QString first = drawn(5);
        QVERIFY(drawn(6) != first);
        QCOMPARE(drawn(5), first);
        const auto outcome = setup.sum().outcome();
        if (wish == QLatin1String("lost"))
            QCOMPARE(*outcome, OutcomeClass::P);
        else if (wish != QLatin1String("any"))
            QCOMPARE(*outcome, OutcomeClass::N);
        if (wish == QLatin1String("one-move"))
            QCOMPARE(setup.sum().winningMoves(9).count, std::size_t{1});
    }

    void aRequestThatNoPositionMeetsIsReported()
    {
        PlaySetup setup;
        setup.readText(QStringLiteral("moore-nim(100):3,4"));
        setup.draw(QStringLiteral("high-column"), 1);
        QVERIFY(!setup.drawing());
        setup.draw(QStringLiteral("lost"), 1);
        QTRY_VERIFY(!setup.requestProblem().isEmpty());
        QCOMPARE(setup.text(), QStringLiteral("moore-nim(100):3,4"));
        setup.choosePreset(0);
        QVERIFY(setup.requestProblem().isEmpty());
    }

    void opponentsWithMistakenIdeasAreOffered()
    {
        PlaySetup setup;
        const auto names = [&] {
            QStringList values;
            for (const QVariant& one : setup.players()->opponents())
                values.push_back(one.toMap().value(QStringLiteral("value")).toString());
            return values;
        };
        setup.chooseGame(QStringLiteral("misere-nim"));
        QTRY_VERIFY(names().contains(QStringLiteral("forgets-the-misere-switch")));
        setup.players()->setOpponent(QStringLiteral("forgets-the-misere-switch"));
        QVERIFY(setup.players()->mistaken());
        setup.setNumber(0, QStringLiteral("2"));
        QCOMPARE(setup.players()->opponent(), QStringLiteral("forgets-the-misere-switch"));
        // An opponent reveals its mistaken idea only after it was beaten.
        const QString hidden = setup.players()->opponentNote();
        setup.players()->setProperty("beaten", QStringList{QStringLiteral("forgets-the-misere-switch")});
        QVERIFY(setup.players()->opponentNote() != hidden);
        QVERIFY(setup.players()->opponentNote().size() > hidden.size());
        setup.expose(3);
        QTRY_VERIFY(!setup.players()->personStarts());
        QCOMPARE(*setup.sum().outcome(), OutcomeClass::N);
        QCOMPARE(setup.table().game, QStringLiteral("misere-nim"));

        setup.chooseGame(QStringLiteral("grundy-game"));
        QCOMPARE(setup.players()->opponent(), QStringLiteral("perfect"));
        setup.players()->setOpponent(QStringLiteral("xor-everywhere"));
        QCOMPARE(setup.players()->opponent(), QStringLiteral("perfect"));
        QVERIFY(!setup.players()->mistaken());
        setup.chooseGame(QStringLiteral("sum"));
        QCOMPARE(names(), QStringList({QStringLiteral("perfect"), QStringLiteral("learner")}));
    }

    void theGameBeginsAsItWasSetUp()
    {
        PlaySession session;
        PlaySetup setup;
        setup.readText(QStringLiteral("5, 6"));
        setup.players()->setOpponent(QStringLiteral("learner"));
        setup.players()->setForesight(9);
        setup.players()->setPersonStarts(false);
        setup.begin(&session);
        QCOMPARE(session.shown().position, QStringLiteral("nim:5,6"));
        QCOMPARE(session.turn(), PlaySession::Computers);
        QCOMPARE(*session.players().opponent, play::learner(9));

        session.hurry();
        PlaySetup next;
        next.takeFrom(&session, false);
        QCOMPARE(next.text(), QStringLiteral("nim:5,6"));
        QCOMPARE(next.players()->opponent(), QStringLiteral("learner"));
        QCOMPARE(next.players()->foresight(), 9);
        // Letting the computer start holds only for the one game for which it was chosen.
        QVERIFY(next.players()->personStarts());
        next.takeFrom(&session, true);
        QCOMPARE(next.text(), session.shown().position);
        QVERIFY(next.players()->personStarts());
    }

    void gamesWithOtherPlayersBeginAsSetUp()
    {
        PlaySession session;
        PlaySetup setup;
        setup.readText(QStringLiteral("cutcake:4x7"));
        setup.players()->setSeats(QStringLiteral("people"));
        setup.players()->setProperty("personIsLeft", false);
        setup.begin(&session);
        QVERIFY(session.players().twoPeople());
        QCOMPARE(session.record().cutterToMove(), Cutter::Right);

        setup.players()->setSeats(QStringLiteral("computer"));
        setup.players()->setPersonStarts(false);
        setup.begin(&session);
        QCOMPARE(session.record().cutterToMove(), Cutter::Left);
        PlaySetup next;
        next.takeFrom(&session, false);
        QVERIFY(!next.players()->property("personIsLeft").toBool());

        setup.players()->setSeats(QStringLiteral("watch"));
        setup.players()->setFirst(QStringLiteral("learner"));
        setup.begin(&session);
        QCOMPARE(session.players(), play::watching(play::learner(6), play::perfect()));
        QCOMPARE(session.record().first(), Side::Person);
        next.takeFrom(&session, false);
        QCOMPARE(next.players()->seats(), QStringLiteral("watch"));
        QCOMPARE(next.players()->first(), QStringLiteral("learner"));
    }

    void keptGamesAreReadBack_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<bool>("valid");
        QTest::newRow("perfect") << QByteArray("perfect nim:3,4,5 first 1-2 2-1 | 3-4") << true;
        QTest::newRow("learner") << QByteArray("learner 6 nim:3,4,5 second") << true;
        QTest::newRow("a mistaken idea") << QByteArray("xor-everywhere wythoff:3,5 first 1-2") << true;
        QTest::newRow("two people") << QByteArray("two-people kayles:7 second 1-1/3") << true;
        QTest::newRow("two computers") << QByteArray("perfect against learner 6 nim:3,4,5 first") << true;
        QTest::newRow("a second variation") << QByteArray("perfect nim:3,4,5 first 1-2 2-1\nnim:3,4,5 first 1-2 2-3") << true;
        QTest::newRow("a variation of another game") << QByteArray("perfect nim:3,4,5 first 1-2\nnim:3,4,6 first 1-2") << false;
        QTest::newRow("a second opponent is missing") << QByteArray("perfect against nim:3 first") << false;
        QTest::newRow("no foresight") << QByteArray("learner nim:3 first") << false;
        QTest::newRow("illegal move") << QByteArray("perfect nim:3 first 1-4") << false;
        QTest::newRow("nothing") << QByteArray() << false;
    }

    void keptGamesAreReadBack()
    {
        QFETCH(QByteArray, line);
        QFETCH(bool, valid);
        const auto game = parseKeptGame(line.toStdString());
        QCOMPARE(game.has_value(), valid);
        if (game)
            QCOMPARE(QByteArray::fromStdString(printKeptGame(*game)), line);
    }
};

NIMSTONE_TEST(TestPlaySetup)
#include "tst_play_setup.moc"

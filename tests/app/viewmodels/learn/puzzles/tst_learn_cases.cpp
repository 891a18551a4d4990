// Tests of the cases: the person wins the game of a case and then names the opponent's mistaken idea. Other ideas are refuted by
// moves of this game. A solved case stays solved.
#include <QTemporaryDir>
#include <QTest>

#include "app/viewmodels/learn/puzzles/learn_cases.h"
#include "app/wording/play/play.h"
#include "core/learn/cases.h"
#include "core/play/opponents/choose_move.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

struct Detective {
    PlaySession game;
    LearnCases cases;

    Detective() { cases.setProperty("session", QVariant::fromValue(&game)); }

    /// Plays the game to its end, with winning moves for the person where there are any.
    void playOut()
    {
        while (game.turn() != PlaySession::Over) {
            if (game.turn() == PlaySession::Yours) {
                game.pickMove(*play::perfectMove(game.record().sum(), 1));
                game.take();
            } else {
                game.hurry();
            }
        }
    }
    QVariant first(const char* field) { return cases.cases().first().toMap()[QString::fromLatin1(field)]; }
};

}  // namespace

class TestLearnCases : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCaseAsksForItsMistake_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t index = 0; index < learn::cases.size(); ++index)
            QTest::newRow(learn::cases[index].position.data()) << static_cast<int>(index);
    }

    void everyCaseAsksForItsMistake()
    {
        QFETCH(int, index);
        Detective detective;
        detective.cases.open(index);
        QCOMPARE(detective.cases.property("current").toInt(), index);
        QVERIFY(detective.cases.ideas().isEmpty());
        detective.playOut();
        QVERIFY(detective.game.won());
        const QVariantList ideas = detective.cases.ideas();
        QVERIFY(ideas.size() >= 3 && ideas.size() <= 5);
        int right = 0;
        for (const QVariant& entry : ideas) {
            const QVariantMap idea = entry.toMap();
            const QString answer = idea[QStringLiteral("answer")].toString();
            QVERIFY(!answer.isEmpty() && !answer.contains(QStringLiteral("wrong"), Qt::CaseInsensitive));
            if (!idea[QStringLiteral("right")].toBool())
                continue;
            QCOMPARE(idea[QStringLiteral("text")].toString(), wording::misconceptionText(learn::cases[static_cast<std::size_t>(index)].idea));
            ++right;
        }
        QCOMPARE(right, 1);
        detective.cases.open(index);
        QVERIFY(detective.cases.ideas().isEmpty());
    }

    /// Madam Sparrow always takes the most. From (6, 5) she took 6, though mirroring would take 1.
    void anotherIdeaIsRefutedByAMoveOfThisGame()
    {
        Detective detective;
        detective.cases.open(0);
        detective.playOut();
        for (const QVariant& entry : detective.cases.ideas()) {
            const QVariantMap idea = entry.toMap();
            if (idea[QStringLiteral("text")].toString() != wording::misconceptionText(MistakenIdea::MirrorsTheOtherHeap))
                continue;
            const QString answer = idea[QStringLiteral("answer")].toString();
            QVERIFY2(answer.contains(QLatin1Char('6')) && answer.contains(QLatin1String("take 1")), qPrintable(answer));
            return;
        }
        QFAIL("mirroring is not offered");
    }

    void solvedCasesAreKept()
    {
        QTemporaryDir folder;
        Progress progress(folder.filePath(QStringLiteral("progress.sqlite")));
        progress.load();
        Detective detective;
        detective.cases.setProgress(&progress);
        QTRY_VERIFY(progress.areDaysLoaded());
        QCOMPARE(detective.cases.cases().size(), static_cast<qsizetype>(learn::cases.size()));
        QVERIFY(!detective.first("solved").toBool() && detective.first("idea").toString().isEmpty());
        detective.cases.open(0);
        detective.cases.solve();
        QVERIFY(!detective.first("solved").toBool());
        detective.playOut();
        detective.cases.solve();
        QVERIFY(detective.first("solved").toBool());
        QCOMPARE(detective.first("name").toString(), QStringLiteral("Madam Sparrow"));
        QCOMPARE(detective.first("icon").toString(), QStringLiteral("egg"));
        QCOMPARE(detective.first("idea").toString(), wording::misconceptionText(learn::cases.front().idea));
        QCOMPARE(progress.tally().note(QStringLiteral("case/always-takes-most/nim:6,5")), QStringLiteral("1"));
        Detective again;
        again.cases.setProgress(&progress);
        QVERIFY(again.first("solved").toBool());
    }

    void onlyAWinOverAMistakenOpponentIsACase()
    {
        Detective detective;
        const GameSum start = parseSum("nim:6,5").value();
        detective.game.start(start, play::Side::Opponent, play::against(play::misguided(MistakenIdea::AlwaysTakesMost)));
        detective.playOut();
        QVERIFY(!detective.cases.ideas().isEmpty());
        detective.game.undo();
        QVERIFY(detective.cases.ideas().isEmpty());
        detective.game.redo();
        QVERIFY(!detective.cases.ideas().isEmpty());
        detective.game.start(start, play::Side::Person, play::against(play::perfect()));
        detective.playOut();
        QVERIFY(detective.game.won());
        QVERIFY(detective.cases.ideas().isEmpty());
    }
};

NIMSTONE_TEST(TestLearnCases)
#include "tst_learn_cases.moc"

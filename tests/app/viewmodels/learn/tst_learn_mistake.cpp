// Tests of the cases: the person wins the game of a case and then names the opponent's mistaken idea. Other ideas are refuted by
// moves of this game. A solved case stays solved.
#include <QTemporaryDir>
#include <QTest>

#include "app/viewmodels/learn/learn_mistake.h"
#include "app/viewmodels/learn/learn_task.h"
#include "app/wording/play/play.h"
#include "core/play/opponents/choose_move.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

constexpr int caseCount = 10;

struct Detective {
    LearnSession session;
    LearnTask shelf;
    LearnMistake question;
    PlaySession& game;

    explicit Detective(Progress* progress = nullptr) : game(*shelf.game())
    {
        session.setProgress(progress);
        session.open(QStringLiteral("cases"));
        shelf.setSession(&session);
        shelf.setPart(0);
        question.setProgress(progress);
        question.setProperty("session", QVariant::fromValue(&game));
    }

    /// Opens a case, or begins the open case again.
    void open(int index)
    {
        if (shelf.round() == index)
            shelf.startGame();
        shelf.setRound(index);
    }
    MistakenIdea ideaOf(int index) const
    {
        return std::get<learn::ShelfBlock>(*session.block(0)).rounds[static_cast<std::size_t>(index)].opponent.idea;
    }

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
    QVariant first(const char* field) const { return shelf.rows().first().toMap()[QString::fromLatin1(field)]; }
};

}  // namespace

class TestLearnMistake : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCaseAsksForItsMistake_data()
    {
        QTest::addColumn<int>("index");
        for (int index = 0; index < caseCount; ++index)
            QTest::addRow("case %d", index + 1) << index;
    }

    void everyCaseAsksForItsMistake()
    {
        QFETCH(int, index);
        Detective detective;
        detective.open(index);
        QCOMPARE(detective.shelf.round(), index);
        QVERIFY(detective.question.ideas().isEmpty());
        detective.playOut();
        QVERIFY(detective.game.shown().won);
        const QVariantList ideas = detective.question.ideas();
        QVERIFY(ideas.size() >= 3 && ideas.size() <= 5);
        int right = 0;
        for (const QVariant& entry : ideas) {
            const QVariantMap idea = entry.toMap();
            const QString answer = idea[QStringLiteral("answer")].toString();
            QVERIFY(!answer.isEmpty() && !answer.contains(QStringLiteral("wrong"), Qt::CaseInsensitive));
            if (!idea[QStringLiteral("right")].toBool())
                continue;
            QCOMPARE(idea[QStringLiteral("text")].toString(), wording::misconceptionText(detective.ideaOf(index)));
            ++right;
        }
        QCOMPARE(right, 1);
        detective.open(index);
        QVERIFY(detective.question.ideas().isEmpty());
    }

    /// Madam Sparrow always takes the most. From (6, 5) she took 6, though mirroring would take 1.
    void anotherIdeaIsRefutedByAMoveOfThisGame()
    {
        Detective detective;
        detective.open(0);
        detective.playOut();
        for (const QVariant& entry : detective.question.ideas()) {
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
        Detective detective(&progress);
        QTRY_VERIFY(progress.areDaysLoaded());
        QCOMPARE(detective.shelf.rows().size(), caseCount);
        QVERIFY(!detective.first("solved").toBool() && detective.first("idea").toString().isEmpty());
        detective.open(0);
        detective.question.solve();
        QVERIFY(!detective.first("solved").toBool());
        detective.playOut();
        detective.question.solve();
        QVERIFY(detective.first("solved").toBool());
        QCOMPARE(detective.first("name").toString(), QStringLiteral("Madam Sparrow"));
        QCOMPARE(detective.first("icon").toString(), QStringLiteral("egg"));
        QCOMPARE(detective.first("idea").toString(), wording::misconceptionText(detective.ideaOf(0)));
        QCOMPARE(progress.tally().note(QStringLiteral("case/always-takes-most/nim:6,5")), QStringLiteral("1"));
        Detective again(&progress);
        QVERIFY(again.first("solved").toBool());
    }

    void onlyAWinOverAMistakenOpponentIsACase()
    {
        Detective detective;
        const GameSum start = parseSum("nim:6,5").value();
        detective.game.start(start, play::Side::Opponent, play::against(play::misguided(MistakenIdea::AlwaysTakesMost)));
        detective.playOut();
        QVERIFY(!detective.question.ideas().isEmpty());
        detective.game.undo();
        QVERIFY(detective.question.ideas().isEmpty());
        detective.game.redo();
        QVERIFY(!detective.question.ideas().isEmpty());
        detective.game.start(start, play::Side::Person, play::against(play::perfect()));
        detective.playOut();
        QVERIFY(detective.game.shown().won);
        QVERIFY(detective.question.ideas().isEmpty());
    }
};

NIMSTONE_TEST(TestLearnMistake)
#include "tst_learn_mistake.moc"

// Tests the review after a game: it shows the mistakes of the game one after another, attempts leave the game unchanged, and
// replies are tried and taken back. Games of two people and of two computers are reviewed too.
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/play/play_session.h"
#include "app/wording/play/moves.h"
#include "tests/core/sum/tables.h"
#include "tests/program.h"

using namespace nimstone;
using play::Side;

namespace {

/// Opens a whole game from text; the session shows its last position.
void open(PlaySession& session, const char* game)
{
    QVERIFY2(session.openPosition(QString::fromUtf8(game)), qPrintable(session.words().problem));
}

QString gameOf(const PlaySession& session)
{
    return QString::fromStdString(print(session.record()));
}

}  // namespace

class TestPlayReview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theReviewGoesFromMistakeToMistake_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QList<int>>("faults");
        const auto row = [](const char* name, const char* game, const QList<int>& faults) {
            QTest::newRow(name) << QString::fromUtf8(game) << faults;
        };
        row("one mistake of the person", "nim:1,2 first 1-1 2-2", {0});
        row("mistakes of the computer are left out", "learner 1 nim:1,2 second 1-1 2-2", {});
        row("mistakes of both people", "two-people nim:2,2,1 first 1-1 1-1 2-2 3-1", {0, 1, 2});
        row("no mistake", "nim:3,4 first 2-1 1-3 2-3", {});
        row("Wythoff", "wythoff:3,4 first 1-1,2-1 2-3 1-2", {0});
        row("Kayles", "kayles:5 first 1-1 1-1/1 2-1 1-1 2-1", {0});
        row("a sum", "nim:2 + kayles:1 first 2.1-1 1.1-2", {0});
    }

    void theReviewGoesFromMistakeToMistake()
    {
        QFETCH(QString, game);
        QFETCH(QList<int>, faults);
        PlaySession session;
        open(session, qPrintable(game));
        QCOMPARE(session.turn(), PlaySession::Over);
        const QString before = gameOf(session);
        session.beginReview();
        QVERIFY(session.review()->active());
        QCOMPARE(session.review()->count(), static_cast<int>(faults.size()));
        QVERIFY(!session.review()->text().isEmpty());
        for (qsizetype fault = 0; fault < faults.size(); ++fault) {
            QCOMPARE(session.review()->current(), static_cast<int>(fault));
            QCOMPARE(session.shown().ply, faults[fault]);
            QVERIFY(session.review()->answer().isEmpty());
            // Every winning move solves the mistake. The move that was played does not.
            const MoveInSum played = session.record().moves()[static_cast<std::size_t>(faults[fault])];
            session.pickMove(played);
            session.take();
            QVERIFY(!session.review()->solved());
            // The explanation of the mistake does not reveal the right move.
            const auto& better = *session.moves()->verdict(faults[fault]).better;
            QVERIFY(!session.review()->text().contains(wording::movePhrase(session.record().sum(), better)));
            const auto winning = session.record().sum().winningMoves(100, session.record().cutterToMove());
            QVERIFY(winning.count > 0);
            for (const MoveInSum& move : winning.listed) {
                session.pickMove(move);
                session.take();
                QVERIFY(session.review()->solved());
            }
            session.review()->showAnswer();
            QVERIFY(!session.review()->answer().isEmpty());
            // The review is finished after the last mistake.
            QCOMPARE(session.review()->finished(), fault + 1 == faults.size());
            session.stepReview(1);
        }
        session.endReview();
        QCOMPARE(gameOf(session), before);
        QCOMPARE(session.turn(), PlaySession::Over);
        QVERIFY(!session.review()->active());
    }

    /// A person who won because of a mistake of the computer must not read that nobody made a mistake.
    void aReviewWithoutMistakesSaysWhy_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("text");
        QTest::newRow("a game without mistakes") << QStringLiteral("nim:3,4 first 2-1 1-3 2-3")
                                      << QStringLiteral("Nobody made a mistake: the starting position decided it.");
        QTest::newRow("a mistake of the computer") << QStringLiteral("learner 1 nim:1,2 second 1-1 2-2")
                                            << QStringLiteral("You made no mistake: there is nothing to review.");
    }
    void aReviewWithoutMistakesSaysWhy()
    {
        QFETCH(QString, game);
        QFETCH(QString, text);
        PlaySession session;
        open(session, qPrintable(game));
        session.beginReview();
        QCOMPARE(session.review()->text(), text);
    }

    /// The position is so large that it is known to be won, but none of the examined moves wins.
    void aMistakeWithoutAKnownBetterMoveHasAnAnswer()
    {
        const auto fault = play::judge(parseSum("kayles:3341281715135493116,3341281715135493117").value(), {0, {0, 1}}).value();
        QVERIFY(fault.kind == play::SumVerdict::Kind::GaveItAway && !fault.better);
        PlayReview review;
        review.begin(fault.before, {fault}, {0}, PlayReview::Rest::NobodyErred);
        review.showAnswer();
        QVERIFY(!review.answer().isEmpty());
    }

    void aReviewEndsWithOneThingToDo_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("skill");
        QTest::addColumn<QString>("lesson");
        const auto add = [](const char* name, const char* position, const char* move, const char* skill, const char* lesson) {
            QTest::newRow(name) << QString::fromUtf8(position) << QString::fromUtf8(move) << QString::fromUtf8(skill) << QString::fromUtf8(lesson);
        };
        add("a mistake in Nim", "nim:3,4,5", "1-1", "how-many", "");
        add("a mistake in misère Nim", "misere-nim:2,1", "1-1", "misere-switch", "");
        add("a mistake in a sum", "nim:3 + bash(4):8", "1.1-1", "sum-value", "");
        add("a mistake in Cutcake", "cutcake:4x7", "", "", "partisan");
        add("no mistake in Nim", "nim:3,4,5", "", "", "lemma-2");
        add("no mistake in Kayles", "kayles:7", "", "", "breaking-heaps");
        add("a game without a lesson", "euclid:34,21", "", "", "");
    }

    void aReviewEndsWithOneThingToDo()
    {
        QFETCH(QString, position);
        QFETCH(QString, move);
        QFETCH(QString, skill);
        QFETCH(QString, lesson);
        const GameSum start = parseSum(position.toStdString()).value();
        std::vector<play::SumVerdict> faults;
        if (!move.isEmpty())
            faults.push_back(play::judge(start, parseMove(move.toStdString(), start).value()).value());
        PlayReview review;
        QVERIFY(review.nextTask().isEmpty());
        review.begin(start, faults, std::vector<std::size_t>(faults.size()), PlayReview::Rest::NobodyErred);
        QCOMPARE(review.nextTask()[QStringLiteral("skill")].toString(), skill);
        QCOMPARE(review.nextTask()[QStringLiteral("lesson")].toString(), lesson);
        QCOMPARE(review.nextTask()[QStringLiteral("text")].toString().isEmpty(), skill.isEmpty() && lesson.isEmpty());
        review.end();
        QVERIFY(review.nextTask().isEmpty());
    }

    void aReplyCanBeTriedAndTakenBack()
    {
        PlaySession session;
        open(session, "nim:3,4,5 first 3-1 1-3 2-1");
        const QString before = gameOf(session);
        session.tryRefutation(0);
        QVERIFY(session.shown().trying);
        QVERIFY(gameOf(session).startsWith(QStringLiteral("nim:3,4,5 first 3-1 ")));
        QVERIFY(gameOf(session) != before);
        QVERIFY(!session.shown().thinking);
        session.takeBack();
        QVERIFY(!session.shown().trying);
        QCOMPARE(gameOf(session), before);
        QCOMPARE(session.variations()->count(), 0);
    }

    void aVariationThatWasLeftIsKept()
    {
        PlaySession session;
        open(session, "two-people nim:3,4,5 first 1-2 2-1");
        session.goTo(0);
        session.pickMove({0, {2, 5}});
        session.take();
        QCOMPARE(gameOf(session), QStringLiteral("nim:3,4,5 first 3-5"));
        QCOMPARE(session.variations()->count(), 1);
        const QString line = session.variations()->data(session.variations()->index(0), PlayVariations::TextRole).toString();
        QVERIFY2(line.startsWith(QStringLiteral("take 2 from heap 1, then 1 more move")), qPrintable(line));
        session.takeUpLine(0);
        QCOMPARE(gameOf(session), QStringLiteral("nim:3,4,5 first 1-2 2-1"));
        QCOMPARE(session.variations()->count(), 1);
        session.dropLine(0);
        QCOMPARE(session.variations()->count(), 0);
    }

    /// A variation that is the beginning of the current line has no move of its own that could be shown.
    void aLineCanBeTheBeginningOfAnother()
    {
        PlaySession session;
        open(session, "two-people nim:3,4,5 first 1-2 2-1");
        session.goTo(0);
        session.pickMove({0, {2, 5}});
        session.take();
        session.takeUpLine(0);
        session.goTo(0);
        session.pickMove({0, {2, 5}});
        session.take();
        session.pickMove({0, {1, 4}});
        session.take();
        QVERIFY(session.variations()->count() > 0);
        for (int row = 0; row < session.variations()->count(); ++row) {
            const auto field = [&](PlayVariations::Role role) { return session.variations()->data(session.variations()->index(row), role); };
            QCOMPARE(field(PlayVariations::TextRole).toString().isEmpty(), field(PlayVariations::MovesRole).toInt() < field(PlayVariations::BranchRole).toInt());
        }
    }

    void twoPeopleTakeTurns()
    {
        PlaySession session;
        session.start(tests::gameSumOf("nim:2,1"), Side::Person, play::twoPeople());
        QCOMPARE(session.seats(), PlaySession::TwoPeople);
        for (const MoveInSum& move : {MoveInSum{0, {0, 1}}, MoveInSum{0, {0, 1}}, MoveInSum{0, {1, 1}}}) {
            QCOMPARE(session.turn(), PlaySession::Yours);
            QVERIFY(!session.shown().thinking);
            session.pickMove(move);
            session.take();
        }
        QCOMPARE(session.turn(), PlaySession::Over);
        QCOMPARE(session.words().headline, QStringLiteral("The first player won"));
        session.undo();
        QCOMPARE(session.shown().ply, 2);
    }

    void twoComputersPlayToTheEnd()
    {
        PlaySession session;
        session.setPause(0);
        session.start(tests::gameSumOf("nim:3,4,5"), Side::Person, play::watching(play::perfect(), play::learner(0)));
        QCOMPARE(session.seats(), PlaySession::Watching);
        QVERIFY(session.shown().thinking);
        session.setStopped(true);
        QVERIFY(!session.shown().thinking && session.shown().waiting);
        session.hurry();
        QCOMPARE(session.shown().ply, 1);
        QVERIFY(!session.shown().thinking);
        session.setStopped(false);
        QSignalSpy moved(&session, &PlaySession::positionChanged);
        while (session.turn() != PlaySession::Over)
            QVERIFY(moved.wait(nimstone::tests::patience));
        // The perfect opponent moves first, from a winning position.
        QVERIFY(session.shown().won);
    }

    void theIdeaOfAnOpponentIsShownOnceItIsBeaten_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("told");
        QTest::newRow("beaten") << QStringLiteral("always-takes-most nim:1,2 first 2-1 1-1 2-1") << true;
        QTest::newRow("an unfinished game") << QStringLiteral("always-takes-most nim:1,2 first 2-1") << false;
        QTest::newRow("the opponent won") << QStringLiteral("always-takes-most nim:1,2 first 1-1 2-2") << false;
        QTest::newRow("an opponent without a mistaken idea") << QStringLiteral("perfect nim:1,2 first 2-1 1-1 2-1") << false;
    }

    void theIdeaOfAnOpponentIsShownOnceItIsBeaten()
    {
        QFETCH(QString, game);
        QFETCH(bool, told);
        PlaySession session;
        open(session, qPrintable(game));
        QCOMPARE(!session.words().revealedIdea.isEmpty(), told);
    }

    void rewordingDoesNotReportABeatenOpponentAgain()
    {
        PlaySession session;
        open(session, "always-takes-most nim:1,2 first 2-1 1-1");
        QSignalSpy beaten(&session, &PlaySession::opponentBeaten);
        QVERIFY(session.pickText(QStringLiteral("2-1")));
        session.take();
        QVERIFY(session.shown().won);
        QCOMPARE(beaten.size(), 1);
        QCOMPARE(beaten.front().front().toString(), QStringLiteral("always-takes-most"));
        QSignalSpy worded(session.moves(), &QAbstractItemModel::dataChanged);
        QEvent language(QEvent::LanguageChange);
        QCoreApplication::sendEvent(QCoreApplication::instance(), &language);
        session.setShowOutcomes(QStringLiteral("live"));
        QCOMPARE(worded.size(), 2);
        QCOMPARE(beaten.size(), 1);
    }
};

NIMSTONE_TEST(TestPlayReview)
#include "tst_play_review.moc"

// Tests of the position of the day as a learner solves it: winning moves are collected on a board, other moves and wrong reasons
// are answered, and the result is kept.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/storage/record/record_names.h"
#include "app/viewmodels/learn/puzzles/daily_position.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

const QDate monday(2026, 11, 23);

/// Returns the first day, from `monday` on, whose position has this number of winning moves.
QDate dayWith(std::size_t winning)
{
    QDate day = monday;
    while (learn::dailyPosition(dayOf(day)).winning.size() != winning)
        day = day.addDays(1);
    return day;
}

struct Solver {
    explicit Solver(const QDate& date) : today(date) { daily.setBoard(&board); }

    learn::PositionOfTheDay facts() const { return learn::dailyPosition(dayOf(today)); }
    void make(const MoveInSum& move)
    {
        board.pickMove(move);
        board.take();
    }
    MoveInSum losingMove() const
    {
        const learn::PositionOfTheDay facts = this->facts();
        for (std::size_t part = 0; part < facts.position.components().size(); ++part) {
            const Component& component = facts.position.components()[part];
            for (const Move& move : component.rules.legalMoves(component.position)) {
                if (std::ranges::find(facts.winning, MoveInSum{part, move}) == facts.winning.end())
                    return {part, move};
            }
        }
        return {};
    }
    /// Says that all winning moves are found, or that there are none.
    void claim() { daily.choose(0); }
    /// Shows the winning moves.
    void reveal() { daily.choose(1); }
    /// Chooses one reason after the other until one is right. Returns its index; −1 if none is right.
    int findReason()
    {
        for (int index = 0; index < daily.words().choices.size(); ++index) {
            daily.choose(index);
            if (daily.stage() == DailyPosition::Done)
                return index;
        }
        return -1;
    }

    QDate today;
    PlaySession board;
    DailyPosition daily{nullptr, [this] { return today; }};
};

}  // namespace

class TestDailyPosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void daysOfAWeekHaveTheirTexts_data()
    {
        QTest::addColumn<int>("days");
        QTest::addColumn<QString>("weekday");
        QTest::addColumn<QString>("level");
        QTest::newRow("Monday") << 0 << "Monday" << "level 1 of 3";
        QTest::newRow("Tuesday") << 1 << "Tuesday" << "level 1 of 3";
        QTest::newRow("Wednesday") << 2 << "Wednesday" << "level 2 of 3";
        QTest::newRow("Thursday") << 3 << "Thursday" << "level 2 of 3";
        QTest::newRow("Friday") << 4 << "Friday" << "level 2 of 3";
        QTest::newRow("Saturday") << 5 << "Saturday" << "level 3 of 3";
        QTest::newRow("Sunday") << 6 << "Sunday" << "level 3 of 3";
    }

    void daysOfAWeekHaveTheirTexts()
    {
        QFETCH(int, days);
        QFETCH(QString, weekday);
        QFETCH(QString, level);
        DailyPosition daily(nullptr, [days] { return monday.addDays(days); });
        QVERIFY2(daily.words().about.startsWith(weekday) && daily.words().about.endsWith(level), qPrintable(daily.words().about));
        QVERIFY(!daily.words().lesson.isEmpty());
    }

    void winningMovesAreCollectedAndTakenBackOnTheBoard()
    {
        Solver solver(dayWith(2));
        QVERIFY(solver.board.record().sum() == solver.facts().position);
        QVERIFY(solver.daily.words().found.isEmpty());
        solver.make(solver.facts().winning.front());
        QVERIFY(solver.board.record().sum() == solver.facts().position);
        const QString found = solver.daily.words().found;
        QVERIFY(!found.isEmpty());
        solver.make(solver.facts().winning.front());
        QCOMPARE(solver.daily.words().found, found);
        solver.claim();
        QCOMPARE(solver.daily.stage(), DailyPosition::FindMoves);
        QVERIFY(solver.daily.words().feedback.contains(QStringLiteral("1 more winning move")));
        solver.make(solver.facts().winning.back());
        QVERIFY(solver.daily.words().feedback.isEmpty());
        solver.claim();
        QCOMPARE(solver.daily.stage(), DailyPosition::FindReason);
    }

    void losingMoveIsRefutedOnTheBoard()
    {
        Solver solver(dayWith(1));
        solver.make(solver.losingMove());
        QCOMPARE(solver.daily.stage(), DailyPosition::SeeReply);
        // The reply leaves a lost position.
        QCOMPARE(solver.board.ply(), 2);
        QVERIFY(solver.board.record().moves().front() == solver.losingMove());
        QVERIFY(solver.board.record().sum().outcome() == Known<OutcomeClass>(OutcomeClass::P));
        QVERIFY(!solver.daily.words().feedback.isEmpty());
        QVERIFY(!solver.daily.words().feedback.contains(QStringLiteral("wrong"), Qt::CaseInsensitive));
        solver.daily.choose(0);
        QCOMPARE(solver.daily.stage(), DailyPosition::FindMoves);
        QVERIFY(solver.board.record().sum() == solver.facts().position);
        QVERIFY(solver.daily.words().found.isEmpty());
    }

    void lostPositionIsSolvedByNoMove()
    {
        Solver solver(dayWith(0));
        solver.claim();
        QCOMPARE(solver.daily.stage(), DailyPosition::FindReason);
        QCOMPARE(solver.daily.words().found, QStringLiteral("No move wins here."));
    }

    void claimThatNoMoveWinsIsRefusedInAWonPosition()
    {
        Solver solver(dayWith(1));
        solver.claim();
        QCOMPARE(solver.daily.stage(), DailyPosition::FindMoves);
        QVERIFY(!solver.daily.words().feedback.isEmpty());
        solver.reveal();
        QCOMPARE(solver.daily.stage(), DailyPosition::FindReason);
        QVERIFY(!solver.daily.words().found.isEmpty());
    }

    void wrongReasonIsAnsweredAndAnotherIsAskedFor()
    {
        int right = -1;
        {
            Solver solver(monday);
            solver.reveal();
            const auto count = solver.daily.words().choices.size();
            QVERIFY(count >= 3 && count <= 4);
            right = solver.findReason();
            QVERIFY(right >= 0);
        }
        Solver solver(monday);
        solver.reveal();
        for (int index = 0; index < solver.daily.words().choices.size(); ++index) {
            if (index == right)
                continue;
            solver.daily.choose(index);
            QCOMPARE(solver.daily.stage(), DailyPosition::FindReason);
            QVERIFY2(solver.daily.words().feedback.contains(QStringLiteral("another reason")), qPrintable(solver.daily.words().feedback));
        }
        solver.daily.choose(right);
        QCOMPARE(solver.daily.stage(), DailyPosition::Done);
    }

    void solutionIsKeptForItsDay()
    {
        QTemporaryDir folder;
        Progress progress(folder.filePath(QStringLiteral("progress.sqlite")));
        progress.load();
        Solver solver(monday);
        solver.daily.setProgress(&progress);
        QTRY_VERIFY(progress.areDaysLoaded());
        QVERIFY(!solver.daily.words().solved);
        solver.reveal();
        QVERIFY(solver.findReason() >= 0);
        QVERIFY(solver.daily.words().solved);
        QCOMPARE(progress.tally().note(QStringLiteral("daily/2026-11-23")), QStringLiteral("solved"));
        solver.today = monday.addDays(1);
        solver.daily.look();
        QVERIFY(!solver.daily.words().solved);
        QCOMPARE(solver.daily.stage(), DailyPosition::FindMoves);
        QVERIFY(solver.daily.words().about.startsWith(QStringLiteral("Tuesday")));
        solver.today = monday;
        solver.daily.look();
        QVERIFY(solver.daily.words().solved);
    }
};

NIMSTONE_TEST(TestDailyPosition)
#include "tst_daily_position.moc"

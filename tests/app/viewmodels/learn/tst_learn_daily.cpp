// Tests of the position of the day as a learner solves it: winning moves are collected on a board, other moves and wrong reasons
// are answered, and the result is kept.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/storage/record/record_names.h"
#include "app/viewmodels/learn/learn_task.h"
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
    explicit Solver(const QDate& date, Progress* progress = nullptr) : today(date), session(nullptr, [this] { return today; })
    {
        session.setProgress(progress);
        session.open(QStringLiteral("daily"));
        task.setSession(&session);
        task.setPart(0);
    }

    learn::PositionOfTheDay facts() const { return learn::dailyPosition(dayOf(today)); }
    void make(const MoveInSum& move)
    {
        board().pickMove(move);
        board().take();
    }
    MoveInSum losingMove() const
    {
        const learn::PositionOfTheDay facts = this->facts();
        for (std::size_t part = 0; part < facts.position.components().size(); ++part) {
            const Component& component = facts.position.components()[part];
            for (const Move& move : component.rules->legalMoves(component.position)) {
                if (std::ranges::find(facts.winning, MoveInSum{part, move}) == facts.winning.end())
                    return {part, move};
            }
        }
        return {};
    }
    /// Says that all winning moves are found, or that there are none.
    void claim() { choose(0); }
    /// Shows the winning moves.
    void reveal() { choose(1); }
    void choose(int index) { task.give(QString::number(index)); }
    /// Chooses one reason after the other until one is right. Returns its index; −1 if none is right.
    int findReason()
    {
        for (int index = 0; index < task.shown().choices.size(); ++index) {
            choose(index);
            if (isDone())
                return index;
        }
        return -1;
    }
    PlaySession& board() { return *task.game(); }
    bool isDone() const { return task.answer().right; }
    bool asksForReason() const { return !task.shown().lesson.isEmpty() && !isDone(); }
    bool isReplyShown() const { return task.shown().choices.size() == 1; }
    QString found() const { return task.shown().progress; }
    QString feedback() const { return task.answer().text; }
    bool isSolved() const { return session.daily()[QStringLiteral("solved")].toBool(); }
    QString about() const { return session.daily()[QStringLiteral("about")].toString(); }

    QDate today;
    LearnSession session;
    LearnTask task;
};

}  // namespace

class TestLearnDaily : public QObject {
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
        Solver solver(monday.addDays(days));
        QVERIFY2(solver.about().startsWith(weekday) && solver.about().endsWith(level), qPrintable(solver.about()));
        solver.reveal();
        QVERIFY(!solver.task.shown().lesson.isEmpty());
    }

    void winningMovesAreCollectedAndTakenBackOnTheBoard()
    {
        Solver solver(dayWith(2));
        QVERIFY(solver.board().record().sum() == solver.facts().position);
        QVERIFY(solver.found().isEmpty());
        solver.make(solver.facts().winning.front());
        QVERIFY(solver.board().record().sum() == solver.facts().position);
        const QString found = solver.found();
        QVERIFY(!found.isEmpty());
        solver.make(solver.facts().winning.front());
        QCOMPARE(solver.found(), found);
        solver.claim();
        QVERIFY(solver.task.shown().mayMove);
        QVERIFY(solver.feedback().contains(QStringLiteral("1 more winning move")));
        solver.make(solver.facts().winning.back());
        QVERIFY(solver.feedback().isEmpty());
        solver.claim();
        QVERIFY(solver.asksForReason());
    }

    void losingMoveIsRefutedOnTheBoard()
    {
        Solver solver(dayWith(1));
        solver.make(solver.losingMove());
        QVERIFY(solver.isReplyShown() && !solver.task.shown().mayMove);
        // The reply leaves a lost position.
        QCOMPARE(solver.board().shown().ply, 2);
        QVERIFY(solver.board().record().moves().front() == solver.losingMove());
        QVERIFY(solver.board().record().sum().outcome() == Known<OutcomeClass>(OutcomeClass::P));
        QVERIFY(!solver.feedback().isEmpty());
        QVERIFY(!solver.feedback().contains(QStringLiteral("wrong"), Qt::CaseInsensitive));
        solver.choose(0);
        QVERIFY(solver.task.shown().mayMove);
        QVERIFY(solver.board().record().sum() == solver.facts().position);
        QVERIFY(solver.found().isEmpty());
    }

    void lostPositionIsSolvedByNoMove()
    {
        Solver solver(dayWith(0));
        solver.claim();
        QVERIFY(solver.asksForReason());
        QCOMPARE(solver.found(), QStringLiteral("No move wins here."));
    }

    void claimThatNoMoveWinsIsRefusedInAWonPosition()
    {
        Solver solver(dayWith(1));
        solver.claim();
        QVERIFY(solver.task.shown().mayMove);
        QVERIFY(!solver.feedback().isEmpty());
        solver.reveal();
        QVERIFY(solver.asksForReason());
        QVERIFY(!solver.found().isEmpty());
    }

    void wrongReasonIsAnsweredAndAnotherIsAskedFor()
    {
        int right = -1;
        {
            Solver solver(monday);
            solver.reveal();
            const auto count = solver.task.shown().choices.size();
            QVERIFY(count >= 3 && count <= 4);
            right = solver.findReason();
            QVERIFY(right >= 0);
        }
        Solver solver(monday);
        solver.reveal();
        for (int index = 0; index < solver.task.shown().choices.size(); ++index) {
            if (index == right)
                continue;
            solver.choose(index);
            QVERIFY(solver.asksForReason());
            QVERIFY2(solver.feedback().contains(QStringLiteral("another reason")), qPrintable(solver.feedback()));
        }
        solver.choose(right);
        QVERIFY(solver.isDone());
    }

    void solutionIsKeptForItsDay()
    {
        QTemporaryDir folder;
        Progress progress(folder.filePath(QStringLiteral("progress.sqlite")));
        progress.load();
        Solver solver(monday, &progress);
        QTRY_VERIFY(progress.areDaysLoaded());
        QVERIFY(!solver.isSolved());
        solver.reveal();
        QVERIFY(solver.findReason() >= 0);
        QVERIFY(solver.isSolved());
        QCOMPARE(progress.tally().note(QStringLiteral("daily/2026-11-23")), QStringLiteral("solved"));
        solver.today = monday.addDays(1);
        solver.session.look();
        QVERIFY(!solver.isSolved());
        LearnTask next;
        next.setSession(&solver.session);
        next.setPart(0);
        QVERIFY(next.shown().mayMove && !next.answer().given);
        QVERIFY(next.board()->record().sum() == solver.facts().position);
        QVERIFY(solver.about().startsWith(QStringLiteral("Tuesday")));
        solver.today = monday;
        solver.session.look();
        QVERIFY(solver.isSolved());
    }
};

NIMSTONE_TEST(TestLearnDaily)
#include "tst_learn_daily.moc"

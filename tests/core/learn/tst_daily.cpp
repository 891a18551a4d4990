// Tests of the position of the day: it depends on the date only, has the game of its weekday, and all of its facts are true.
#include <QTest>
#include <algorithm>

#include "core/learn/daily.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::learn;

namespace {

/// 2026-11-23, a Monday.
constexpr practice::Day monday = 20780;

/// The winning moves, found by trying every move.
std::vector<MoveInSum> triedMoves(const GameSum& position)
{
    std::vector<MoveInSum> winning;
    for (std::size_t part = 0; part < position.components().size(); ++part) {
        const Component& component = position.components()[part];
        for (const Move& move : component.rules->legalMoves(component.position)) {
            if (position.play({part, move})->outcome() == Known<OutcomeClass>(OutcomeClass::P))
                winning.push_back({part, move});
        }
    }
    return winning;
}

}  // namespace

class TestDaily : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachWeekdayHasItsGame_data()
    {
        QTest::addColumn<int>("day");
        QTest::addColumn<std::vector<std::string_view>>("games");
        QTest::addColumn<int>("level");
        const auto add = [](const char* name, int day, const std::vector<std::string_view>& games, int level) {
            QTest::newRow(name) << day << games << level;
        };
        add("1970-01-01, a Thursday", 0, {"misere-nim"}, 2);
        add("1969-12-31", -1, {"wythoff"}, 2);
        add("a Monday", monday, {"nim"}, 1);
        add("a Tuesday", monday + 1, {"bash", "subtraction"}, 1);
        add("a Wednesday", monday + 2, {"wythoff"}, 2);
        add("a Thursday", monday + 3, {"misere-nim"}, 2);
        add("a Friday", monday + 4, {"fibonacci-nim"}, 2);
        add("a Saturday, a sum", monday + 5, {"nim"}, 3);
        add("a Sunday", monday + 6, {"staircase-nim", "kayles"}, 3);
        add("the Monday after", monday + 7, {"nim"}, 1);
    }

    void eachWeekdayHasItsGame()
    {
        QFETCH(int, day);
        QFETCH(std::vector<std::string_view>, games);
        QFETCH(int, level);
        const PositionOfTheDay daily = dailyPosition(day);
        QVERIFY2(std::ranges::find(games, daily.position.components().front().rules.entry().name) != games.end(), print(daily.position).c_str());
        QCOMPARE(daily.position.isSum(), day == monday + 5);
        QCOMPARE(daily.level, level);
    }

    void positionDependsOnTheDateOnly()
    {
        QCOMPARE(print(dailyPosition(monday).position), std::string("nim:5,9,2"));
        QCOMPARE(print(dailyPosition(monday + 7).position), std::string("nim:4,4,8"));
    }

    void factsOfAYearAreTrue()
    {
        int lost = 0;
        for (int day = monday; day < monday + 364; ++day) {
            const PositionOfTheDay daily = dailyPosition(day);
            const std::string context = "day " + std::to_string(day) + ": " + print(daily.position);
            QVERIFY2(triedMoves(daily.position).size() == daily.winning.size(), context.c_str());
            for (const MoveInSum& move : daily.winning)
                QVERIFY2(daily.position.play(move)->outcome() == Known<OutcomeClass>(OutcomeClass::P), context.c_str());
            QVERIFY2(daily.winning.size() <= 3, context.c_str());
            const OutcomeClass outcome = daily.winning.empty() ? OutcomeClass::P : OutcomeClass::N;
            QVERIFY2(daily.position.outcome() == Known<OutcomeClass>(outcome), context.c_str());
            const std::vector<FalseReason> reasons = falseReasons(daily);
            QVERIFY2(reasons.size() >= 2 && reasons.size() <= 3, context.c_str());
            for (const FalseReason& reason : reasons) {
                QVERIFY2(holds(reason.fact, reason.counterexample) == holds(reason.fact, daily.position), context.c_str());
                QVERIFY2(*reason.counterexample.outcome() != outcome, context.c_str());
                QVERIFY2(reason.counterexample.components().front().rules == daily.position.components().front().rules, context.c_str());
            }
            lost += daily.winning.empty() ? 1 : 0;
        }
        qInfo("checked 364 positions; %d of them are lost", lost);
        QVERIFY(lost >= 30 && lost <= 100);
    }

    void factsHoldInTheExpectedPositions_data()
    {
        using Kind = Fact::Kind;
        QTest::addColumn<Fact>("fact");
        QTest::addColumn<std::string>("position");
        QTest::addColumn<bool>("expected");
        const auto add = [](const char* name, const Fact& fact, const char* position, bool expected) {
            QTest::newRow(name) << fact << std::string(position) << expected;
        };
        add("an odd total", {Kind::Multiple, 2}, "nim:4,3", false);
        add("an even total", {Kind::Multiple, 2}, "nim:4,2", true);
        add("a multiple of 3", {Kind::Multiple, 3}, "bash(4):9", true);
        add("a nim-sum of 0", {Kind::NimSum}, "wythoff:2,2", true);
        add("a nim-sum of a sum", {Kind::NimSum}, "nim:3 + bash(4):8", false);
        add("pairs", {Kind::Pairs}, "nim:5,2,5,2", true);
        add("a heap without a partner", {Kind::Pairs}, "nim:5,5,5", false);
    }

    void factsHoldInTheExpectedPositions()
    {
        QFETCH(Fact, fact);
        QFETCH(std::string, position);
        QFETCH(bool, expected);
        QCOMPARE(holds(fact, parseSum(position).value()), expected);
    }
};

NIMSTONE_TEST(TestDaily)
#include "tst_daily.moc"

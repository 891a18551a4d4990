// Tests that mistakes return after growing gaps, and leave the queue after a right answer at the last gap.
#include <QTest>

#include "core/practice/mistakes.h"
#include "tests/program.h"

using namespace nimstone::practice;

namespace {

constexpr Day today = 20000;
constexpr Observation wrong{.right = false};
constexpr Observation right{.right = true};
constexpr Observation rightWithHints{.right = true, .hints = 2};
constexpr Observation rightWhenShown{.right = true, .answerShown = true};
constexpr Observation rightAtLast{.right = true, .first = false};
constexpr Observation wrongAgain{.right = false, .first = false};

using Place = std::optional<MistakeState>;

Place at(int gap, Day due) { return MistakeState{gap, due}; }

}  // namespace

class TestMistakes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void placeInTheQueueFollowsTheAnswer_data()
    {
        QTest::addColumn<Place>("before");
        QTest::addColumn<Observation>("seen");
        QTest::addColumn<Place>("after");
        const auto add = [](const char* name, const Place& before, const Observation& seen, const Place& after) {
            QTest::newRow(name) << before << seen << after;
        };
        add("right, never wrong", {}, right, {});
        add("wrong for the first time", {}, wrong, at(0, today + 1));
        add("right after it was shown", {}, rightWhenShown, at(0, today + 1));
        add("wrong, but not at first", {}, wrongAgain, {});
        add("right the next day", at(0, today), right, at(1, today + 3));
        add("right at the second gap", at(1, today), right, at(2, today + 7));
        add("right at the third gap", at(2, today - 100), right, at(3, today + 21));
        add("right at the last gap", at(3, today), right, {});
        add("right with hints", at(2, today), rightWithHints, at(2, today + 7));
        add("right with hints at the last gap", at(3, today), rightWithHints, at(3, today + 21));
        add("right when it was shown again", at(3, today), rightWhenShown, at(0, today + 1));
        add("right, but not at first", at(0, today), rightAtLast, at(0, today));
        add("right before it is due", at(0, today + 1), right, at(0, today + 1));
        add("wrong before it is due", at(3, today + 20), wrong, at(0, today + 1));
        add("wrong at the last gap", at(3, today), wrong, at(0, today + 1));
        add("a due day set by a wrong clock", at(1, today + 9999), right, at(2, today + 7));
        add("a gap beyond the last", at(99, today), right, {});
        add("a gap below the first", at(-9, today), rightWithHints, at(0, today + 1));
    }

    void placeInTheQueueFollowsTheAnswer()
    {
        QFETCH(Place, before);
        QFETCH(Observation, seen);
        QFETCH(Place, after);
        QVERIFY(stateAfter(before, seen, today) == after);
    }

    void aMistakeLeavesTheQueueAfterTheLastGap()
    {
        Place place = stateAfter({}, wrong, today);
        std::vector<Day> asked;
        for (Day day = today; place && day < today + 1000; ++day) {
            if (!isDue(*place, day))
                continue;
            asked.push_back(day - today);
            place = stateAfter(place, right, day);
        }
        QVERIFY(!place);
        QCOMPARE(asked, (std::vector<Day>{1, 4, 11, 32}));
    }
};

NIMSTONE_TEST(TestMistakes)
#include "tst_mistakes.moc"

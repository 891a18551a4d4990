// Tests hints that name a few answers: the order of these answers does not reveal the right answer, because over many
// exercises each place is sometimes right.
#include <QTest>
#include <algorithm>
#include <functional>

#include "core/practice/exercise.h"
#include "core/practice/session.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

class TestPracticeDecoys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eitherNamedAnswerCanBeRight_data();
    void eitherNamedAnswerCanBeRight();
    void allMovesHintNamesTheHighestColumn();
};

/// Returns true if the right answer is the greater of the two answers that a hint of the ladder names.
using IsGreater = std::function<bool(const Ladder& ladder, Count right)>;

void TestPracticeDecoys::eitherNamedAnswerCanBeRight_data()
{
    QTest::addColumn<Skill>("skill");
    QTest::addColumn<int>("level");
    QTest::addColumn<IsGreater>("isGreater");
    const IsGreater ofColumns = [](const Ladder& ladder, Count right) {
        return rungAs<OneOfLastTwoColumns>(ladder[3])->higher == right;
    };
    const IsGreater ofNumbers = [](const Ladder& ladder, Count right) {
        return rungAs<OneOfTwoNumbers>(ladder[3])->more == right;
    };
    for (int level = lowestLevel; level <= highestLevel; ++level) {
        QTest::addRow("deciding-column, level %d", level) << Skill::DecidingColumn << level << ofColumns;
        QTest::addRow("count-moves, level %d", level) << Skill::CountMoves << level << ofNumbers;
    }
}

void TestPracticeDecoys::eitherNamedAnswerCanBeRight()
{
    QFETCH(Skill, skill);
    QFETCH(int, level);
    QFETCH(IsGreater, isGreater);
    Session session(skill, level, 8);
    const int exercises = tests::count(100, 1000);
    int greater = 0;
    for (int i = 0; i < exercises; ++i) {
        const Exercise exercise = session.next();
        greater += isGreater(hints(exercise), rightAnswers(exercise).front().number()) ? 1 : 0;
    }
    qInfo("the greater of the two answers is right in %d of %d exercises", greater, exercises);
    QVERIFY(greater * 10 > exercises && greater * 10 < 9 * exercises);
}

void TestPracticeDecoys::allMovesHintNamesTheHighestColumn()
{
    // The third hint names two columns. One of them is the highest column of the table, whether or not that column decides.
    int decides = 0;
    Session session(Skill::AllMoves, 1, 8);
    const int exercises = tests::count(60, 500);
    for (int i = 0; i < exercises; ++i) {
        const Exercise exercise = session.next();
        const auto rung = *rungAs<MovesInOneOfColumns>(hints(exercise)[2]);
        const Count largest = *std::ranges::max_element(heapsIn(exercise)->heaps);
        QVERIFY(rung.higher <= largest && largest < 2 * rung.higher);
        const auto moves = rightAnswers(exercise).front().moves();
        decides += heapsIn(exercise)->heaps[moves.front().heap] >= rung.higher ? 1 : 0;
    }
    QVERIFY(decides > 0 && decides < exercises);
}

NIMSTONE_TEST(TestPracticeDecoys)
#include "tst_decoys.moc"

// Tests the marks of what pupils hand in: every answer is checked again, the rules of the set are applied, and claims of the file
// have no effect on a mark.
#include <QTest>
#include <algorithm>

#include "core/practice/answer_text.h"
#include "core/practice/marking.h"
#include "core/practice/set_variants.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

namespace {

using GivenAnswers = std::vector<GivenAnswer>;

const char* const onThreeAndFiveName = "nim-sum nim:3,5";
const char* const rightText = "6";
const char* const addedText = "8";  // 3 + 5
const char* const joinedText = "7"; // 3 or 5, bit by bit

GivenAnswer says(const char* text, int hints = 0)
{
    return {.exercise = onThreeAndFiveName, .answer = text, .isRight = std::string_view(text) == rightText, .answerShown = hints >= hintsThatReveal, .hints = hints};
}

GivenAnswer asks() { return {.exercise = onThreeAndFiveName, .answerShown = true}; }

GivenAnswer claims(const char* text, bool isRight)
{
    GivenAnswer answer = says(text);
    answer.isRight = isRight;
    return answer;
}

GivenAnswer atTime(std::int64_t time, GivenAnswer answer)
{
    answer.time = time;
    return answer;
}

/// Returns what is odd about each answer, such as "-; claim; hints attempts".
QByteArray odditiesOf(const MarkedItem& item)
{
    QByteArrayList all;
    for (const MarkedAnswer& one : item.answers) {
        const Oddity& odd = one.oddity;
        QByteArray text;
        for (const auto& [isOdd, name] : {std::pair(odd.claim, " claim"), {odd.answer, " answer"}, {odd.hints, " hints"}, {odd.attempts, " attempts"}, {odd.shown, " shown"}})
            text += isOdd ? name : "";
        all << (text.isEmpty() ? QByteArray("-") : text.trimmed());
    }
    return all.join("; ");
}

QByteArray markName(Mark mark) { return QByteArray::fromStdString(std::string(nameIn(markNames, mark))); }

SheetExercise onThreeAndFive() { return {*exerciseOn({{3, 5}}, Skill::NimSum), std::nullopt}; }

SheetExercise coded(int number) { return exercisesNamed({ExerciseCode{Skill::NimSum, 1, 7, number}}).front(); }

}  // namespace

class TestMarking : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anExerciseIsMarkedByItsAnswers_data();
    void anExerciseIsMarkedByItsAnswers();
    void theMisconceptionOfAnItemIsTheFirst_data();
    void theMisconceptionOfAnItemIsTheFirst();
    void marksGivePoints_data();
    void marksGivePoints();
    void tasksAreDoneOrNot_data();
    void tasksAreDoneOrNot();
    void equalExercisesHaveTheSameAnswers();
    void answersToAnotherVariantAreSkipped();
    void anEmptySetHasNoItems();
};

void TestMarking::anExerciseIsMarkedByItsAnswers_data()
{
    QTest::addColumn<GivenAnswers>("answers");
    QTest::addColumn<SetRules>("rules");
    QTest::addColumn<QByteArray>("mark");
    QTest::addColumn<int>("hints");
    QTest::addColumn<QByteArray>("oddities");
    const auto row = [](const char* name, const GivenAnswers& answers, const char* mark, int hints = 0, const char* oddities = nullptr, const SetRules& rules = {}) {
        QByteArrayList none(static_cast<qsizetype>(answers.size()), "-");
        QTest::newRow(name) << answers << rules << QByteArray(mark) << hints << (oddities ? QByteArray(oddities) : none.join("; "));
    };
    row("no answer", {}, "unanswered");
    row("right", {says(rightText)}, "at-once");
    row("right with a hint", {says(rightText, 1)}, "with-hints", 1);
    row("right with all hints but the last", {says(rightText, 4)}, "with-hints", 4);
    row("right after the last hint", {says(rightText, 5)}, "shown", 5);
    row("wrong after the last hint", {says(addedText, 5)}, "shown", 5);
    row("wrong", {says(addedText)}, "wrong");
    row("wrong several times", {says(addedText), says(joinedText, 3), says(addedText, 1)}, "wrong", 3);
    row("right after a mistake", {says(addedText), says(rightText)}, "after-mistake");
    row("right with hints after a mistake", {says(addedText), says(rightText, 2)}, "after-mistake", 2);
    row("right with hints before a mistake", {says(addedText, 2), says(rightText, 2)}, "after-mistake", 2);
    row("right after a mistake and the last hint", {says(addedText), says(rightText, 5)}, "shown", 5);
    row("asked for the answer", {asks()}, "shown");
    row("asked for the answer after a mistake", {says(addedText), asks()}, "shown");
    row("right after the answer was shown", {asks(), says(rightText)}, "shown");
    row("right, and then asked for the answer", {says(rightText), asks()}, "at-once");
    row("right, and later wrong", {says(rightText), says(addedText)}, "at-once");

    row("answers in another order than their times", {atTime(2, says(rightText)), atTime(1, says(addedText))}, "after-mistake");
    row("answers at the same time", {atTime(1, says(rightText)), atTime(1, says(addedText))}, "at-once");
    row("times before 1970", {atTime(-1, says(rightText)), atTime(-2, says(addedText))}, "after-mistake");

    row("claims that a wrong answer is right", {claims(addedText, true)}, "wrong", 0, "claim");
    row("claims that a right answer is wrong", {claims(rightText, false)}, "at-once", 0, "claim");
    row("claims that the shown answer was right", {[] { GivenAnswer one = asks(); one.isRight = true; return one; }()}, "shown", 0, "claim");
    row("a text that is no answer", {says("six")}, "wrong", 0, "answer");
    row("an empty text", {says("")}, "wrong", 0, "answer");
    row("a number beyond all heaps", {says("9223372036854775808"), says(rightText)}, "after-mistake", 0, "answer; -");
    row("a claim about a text that is no answer", {claims("six", true)}, "wrong", 0, "claim answer");

    row("as many hints as allowed", {says(rightText, 2)}, "with-hints", 2, "-", {.hints = 2});
    row("more hints than allowed", {says(rightText, 3)}, "with-hints", 3, "hints", {.hints = 2});
    row("a hint without permission", {says(rightText, 1)}, "with-hints", 1, "hints", {.hints = 0});

    row("as many attempts as allowed", {says(addedText), says(rightText)}, "after-mistake", 0, "-; -", {.attempts = 2});
    row("more attempts than allowed", {says(addedText), says(joinedText), says(rightText)}, "wrong", 0, "-; -; attempts", {.attempts = 2});
    row("a second attempt without permission", {says(addedText), says(rightText)}, "wrong", 0, "-; attempts", {.attempts = 1});
    row("asked for the answer after the last attempt", {says(addedText), asks()}, "shown", 0, "-; -", {.attempts = 1});

    row("asked for an answer that is never shown", {asks()}, "shown", 0, "shown", {.answers = AnswersShown::Never});
    row("the last hint to an answer that is never shown", {says(rightText, 5)}, "shown", 5, "shown", {.answers = AnswersShown::Never});
    row("asked for the answer before handing in", {asks()}, "shown", 0, "shown", {.answers = AnswersShown::AfterHandIn});
}

void TestMarking::anExerciseIsMarkedByItsAnswers()
{
    QFETCH(GivenAnswers, answers);
    QFETCH(SetRules, rules);
    QFETCH(QByteArray, mark);
    QFETCH(int, hints);
    QFETCH(QByteArray, oddities);
    // Answers to other exercises stand between those that count.
    GivenAnswers all{{.exercise = "nim-sum nim:3,6", .answer = rightText, .isRight = true}};
    for (const GivenAnswer& one : answers) {
        all.push_back(one);
        all.push_back({.exercise = "", .answer = rightText});
    }
    const std::vector<MarkedItem> items = markItems({onThreeAndFive()}, {.rules = rules}, all, {});
    QCOMPARE(items.size(), std::size_t{1});
    const MarkedItem& item = items.front();
    QCOMPARE(markName(item.mark), mark);
    QCOMPARE(item.hints, hints);
    QCOMPARE(odditiesOf(item), oddities);
    const bool hasName = std::ranges::any_of(oddities, [](char sign) { return sign >= 'a' && sign <= 'z'; });
    QCOMPARE(item.isOdd(), hasName);
    for (const MarkedAnswer& one : item.answers) {
        QCOMPARE(one.isRight, one.given.answer == rightText);
        QCOMPARE(one.answer.has_value(), one.given.answer == rightText || one.given.answer == addedText || one.given.answer == joinedText);
    }
}

void TestMarking::theMisconceptionOfAnItemIsTheFirst_data()
{
    QTest::addColumn<GivenAnswers>("answers");
    QTest::addColumn<QByteArray>("misconception");
    QTest::newRow("no answer") << GivenAnswers() << QByteArray();
    QTest::newRow("right") << GivenAnswers{says(rightText)} << QByteArray();
    QTest::newRow("wrong") << GivenAnswers{says(addedText)} << QByteArray("added-with-carries");
    QTest::newRow("wrong for no known reason") << GivenAnswers{says("100")} << QByteArray();
    QTest::newRow("no answer, and then wrong") << GivenAnswers{says("six"), says(joinedText)} << QByteArray("joined-ones");
    QTest::newRow("two misconceptions") << GivenAnswers{says("100"), says(joinedText), says(addedText), says(rightText)} << QByteArray("joined-ones");
}

void TestMarking::theMisconceptionOfAnItemIsTheFirst()
{
    QFETCH(GivenAnswers, answers);
    QFETCH(QByteArray, misconception);
    const std::vector<MarkedItem> items = markItems({onThreeAndFive()}, {}, answers, {});
    const auto found = items.front().misconception();
    QCOMPARE(QByteArray::fromStdString(found ? std::string(name(*found)) : std::string()), misconception);
}

void TestMarking::marksGivePoints_data()
{
    QTest::addColumn<QByteArray>("mark");
    QTest::addColumn<int>("points");
    QTest::newRow("at once") << QByteArray("at-once") << 2;
    QTest::newRow("with hints") << QByteArray("with-hints") << 1;
    QTest::newRow("after a mistake") << QByteArray("after-mistake") << 1;
    QTest::newRow("shown") << QByteArray("shown") << 0;
    QTest::newRow("wrong") << QByteArray("wrong") << 0;
    QTest::newRow("unanswered") << QByteArray("unanswered") << 0;
}

void TestMarking::marksGivePoints()
{
    QFETCH(QByteArray, mark);
    QFETCH(int, points);
    QCOMPARE(pointsFor(*valueIn(markNames, mark.toStdString())), points);
}

void TestMarking::tasksAreDoneOrNot_data()
{
    QTest::addColumn<std::vector<std::size_t>>("done");
    QTest::addColumn<QByteArray>("marks");
    using Done = std::vector<std::size_t>;
    QTest::newRow("none") << Done{} << QByteArray("at-once unanswered unanswered");
    QTest::newRow("one") << Done{2} << QByteArray("at-once at-once unanswered");
    QTest::newRow("both, in any order and twice") << Done{4, 2, 4} << QByteArray("at-once at-once at-once");
    QTest::newRow("a text") << Done{0, 3} << QByteArray("at-once unanswered unanswered");
    QTest::newRow("an exercise") << Done{1} << QByteArray("at-once unanswered unanswered");
    QTest::newRow("no entry at all") << Done{5, 199, static_cast<std::size_t>(-1)} << QByteArray("at-once unanswered unanswered");
}

void TestMarking::tasksAreDoneOrNot()
{
    QFETCH(std::vector<std::size_t>, done);
    QFETCH(QByteArray, marks);
    const TaskEntry lesson{TaskEntry::Kind::Lesson, "lemma-2", {}, {}};
    const TaskEntry problem{TaskEntry::Kind::Problem, "hdu-1527", {}, {}};
    const SetEntries entries{TextEntry{"Begin here."}, onThreeAndFive(), lesson, TextEntry{"Go on."}, problem};
    QCOMPARE(itemsIn(entries), (std::vector<std::size_t>{1, 2, 4}));
    QByteArrayList found;
    for (const MarkedItem& item : markItems(entries, {}, GivenAnswers{says(rightText)}, done)) {
        found << markName(item.mark);
        QVERIFY(!item.isOdd());
    }
    QCOMPARE(found.join(' '), marks);
}

void TestMarking::equalExercisesHaveTheSameAnswers()
{
    const std::vector<MarkedItem> items = markItems({onThreeAndFive(), coded(1), onThreeAndFive()}, {}, GivenAnswers{says(addedText), says(rightText)}, {});
    QCOMPARE(items.size(), std::size_t{3});
    QCOMPARE(markName(items[0].mark), QByteArray("after-mistake"));
    QCOMPARE(markName(items[1].mark), QByteArray("unanswered"));
    QCOMPARE(markName(items[2].mark), QByteArray("after-mistake"));
}

void TestMarking::answersToAnotherVariantAreSkipped()
{
    const ExerciseSet set{.rules = {.variant = SetVariant::PerPupil}, .entries = {coded(1), coded(2), onThreeAndFive()}};
    const SetEntries entries = SetVariants(set).entriesFor(1);
    const auto answersTo = [](const SetEntries& those) {
        GivenAnswers answers;
        for (const SheetExercise& one : exercisesIn(those))
            answers.push_back({.exercise = recordName(one), .answer = print(one.exercise, rightAnswers(one.exercise).front()), .isRight = true});
        return answers;
    };
    const auto marks = [](const std::vector<MarkedItem>& items) {
        QByteArrayList names;
        for (const MarkedItem& item : items)
            names << markName(item.mark);
        return names.join(' ');
    };
    QCOMPARE(marks(markItems(entries, set, answersTo(entries), {})), QByteArray("at-once at-once at-once"));
    QCOMPARE(marks(markItems(entries, set, answersTo(set.entries), {})), QByteArray("unanswered unanswered at-once"));
}

void TestMarking::anEmptySetHasNoItems()
{
    QVERIFY(markItems({}, {}, GivenAnswers{says(rightText)}, std::vector<std::size_t>{0}).empty());
    QVERIFY(markItems({TextEntry{"Nothing to do."}}, {}, {}, {}).empty());
}

NIMSTONE_TEST(TestMarking)
#include "tst_marking.moc"

// Tests answers as text: printed answers are read back, and a text that is not a possible answer to its exercise is refused.
#include <QTest>
#include <algorithm>

#include "core/practice/answer_text.h"
#include "core/practice/exercise_set.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

class TestAnswerText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printedAnswersAreReadBack_data();
    void printedAnswersAreReadBack();
    void textsAreReadOrRefused_data();
    void textsAreReadOrRefused();
    void longTextsAreRefused();
    void everyAnswerThatIsReadCanBeChecked_data();
    void everyAnswerThatIsReadCanBeChecked();
};

void TestAnswerText::printedAnswersAreReadBack_data()
{
    QTest::addColumn<int>("skill");
    for (std::size_t index = 0; index < allSkills.size(); ++index)
        QTest::newRow(std::string(name(allSkills[index])).c_str()) << static_cast<int>(index);
}

void TestAnswerText::printedAnswersAreReadBack()
{
    QFETCH(int, skill);
    int printed = 0;
    for (int level = lowestLevel; level <= highestLevel; ++level) {
        Session session(allSkills[static_cast<std::size_t>(skill)], level, 4711);
        for (int number = 0; number < tests::count(20, 200); ++number) {
            const Exercise exercise = session.next();
            for (const Answer& answer : rightAnswers(exercise)) {
                const auto read = parseAnswer(exercise, print(exercise, answer));
                QVERIFY2(read == answer, print(exercise, answer).c_str());
                QVERIFY2(isRight(check(exercise, *read)), print(exercise, answer).c_str());
                ++printed;
            }
            // People with a misconception may give an answer that is not possible, such as more stones than the heap has.
            for (const MisconceptionAnswer& wrong : misconceptionAnswers(exercise)) {
                const auto read = parseAnswer(exercise, print(exercise, wrong.answer));
                QVERIFY2(!read || *read == wrong.answer, print(exercise, wrong.answer).c_str());
            }
        }
    }
    qInfo("read %d answers back", printed);
}

void TestAnswerText::textsAreReadOrRefused_data()
{
    QTest::addColumn<QByteArray>("exercise");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isAnswer");
    const auto rows = [](const char* exercise, std::initializer_list<const char*> answers, std::initializer_list<const char*> others) {
        for (const char* text : answers)
            QTest::addRow("%s: %s", exercise, text) << QByteArray(exercise) << QByteArray(text) << true;
        for (const char* text : others)
            QTest::addRow("%s: no '%s'", exercise, text) << QByteArray(exercise) << QByteArray(text) << false;
    };
    rows("nim-sum nim:3,5", {"6", "0", "9223372036854775807"},
         {"", " ", "-1", "+1", " 6", "6 ", "6.0", "0x6", "six", "六", "6 + 1", "1-2", "9223372036854775808", "18446744073709551616"});
    // The exercise asks about heap 1, which has 12 stones.
    rows("how-many nim:12,9,3", {"1", "2", "12"}, {"0", "13", "18446744073709551615", "1-2", "1 + 2", ""});
    rows("eligible-heap nim:12,9,3", {"1", "2", "3"}, {"0", "4", "18446744073709551615", ""});
    rows("deciding-column nim:12,9,3", {"8", "4", "2", "1"}, {"0", "3", "16", "8 + 4", ""});
    rows("all-moves nim:12,9,3", {"1-2", "1-12", "3-1", "1-2 2-9 3-3", "1-1 1-2"},
         {"", "1", "1-0", "1-13", "0-1", "4-1", "2-1 1-2", "1-2 1-2", "1-2  2-1", "1-2 ", " 1-2", "1-2,2-1", "1-2 + 2-1", "1-18446744073709551616"});
    rows("outcome 1 1/1", {"1", "2"}, {"0", "3", "P", "1 + 2", ""});
    rows("spot-flaw 1 1/1", {"1", "2", "3"}, {"0", "4", "1 + 2", ""});
    rows("zeckendorf 1 1/1", {"1", "1 + 3", "1 + 2 + 3"}, {"", "0", "4", "3 + 1", "1 + 1", "1+3", "1 + ", " + 1", "1 + 3 + 4"});
}

void TestAnswerText::textsAreReadOrRefused()
{
    QFETCH(QByteArray, exercise);
    QFETCH(QByteArray, text);
    QFETCH(bool, isAnswer);
    const Exercise asked = exercisesNamed({*parseRecordName(exercise.toStdString())}).front().exercise;
    const auto answer = parseAnswer(asked, text.toStdString());
    QCOMPARE(answer.has_value(), isAnswer);
    if (!answer)
        return;
    QCOMPARE(QByteArray::fromStdString(print(asked, *answer)), text);
    QVERIFY2(check(asked, *answer).index() == asked.index(), "the answer cannot be checked");
}

void TestAnswerText::longTextsAreRefused()
{
    const int parts = tests::count(100'000, 2'000'000);
    for (const char* const name : {"nim-sum nim:3,5", "all-moves nim:12,9,3", "zeckendorf 1 1/1"}) {
        const Exercise asked = exercisesNamed({*parseRecordName(name)}).front().exercise;
        for (const char* const part : {"1 + ", "1-1 ", "1", " "})
            QVERIFY(!parseAnswer(asked, QByteArray(part).repeated(parts).toStdString()));
    }
}

void TestAnswerText::everyAnswerThatIsReadCanBeChecked_data() { printedAnswersAreReadBack_data(); }

/// A file of answers may have any number. Whatever is read must be an answer that the exercise can check.
void TestAnswerText::everyAnswerThatIsReadCanBeChecked()
{
    QFETCH(int, skill);
    const std::array<Count, 4> large{(Count{1} << 31) - 1, Count{1} << 62, maxCount - 1, maxCount};
    int checked = 0;
    for (int level = lowestLevel; level <= highestLevel; ++level) {
        Session session(allSkills[static_cast<std::size_t>(skill)], level, 7);
        for (int number = 0; number < tests::count(5, 100); ++number) {
            const Exercise exercise = session.next();
            std::vector<std::string> texts{"1-1 1-2 2-1", "3-1", "1 + 2 + 3 + 5"};
            for (const Count any : large)
                texts.push_back(std::to_string(any));
            for (Count any = 0; any <= 300; ++any)
                texts.push_back(std::to_string(any));
            for (const std::string& text : texts) {
                if (const auto answer = parseAnswer(exercise, text)) {
                    const Result result = check(exercise, *answer);
                    const Answers right = rightAnswers(exercise);
                    QCOMPARE(isRight(result), std::ranges::find(right, *answer) != right.end());
                    QVERIFY(!isRight(result) || !misconceptionIn(result));
                    ++checked;
                }
            }
        }
    }
    qInfo("checked %d answers", checked);
}

NIMSTONE_TEST(TestAnswerText)
#include "tst_answer_text.moc"

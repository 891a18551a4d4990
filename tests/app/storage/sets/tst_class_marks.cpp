// Tests the marks of a class: what each pupil handed in is read and marked, and the figures are computed a second time from the
// answers alone.
#include <QTest>
#include <algorithm>
#include <map>

#include "app/storage/sets/class_folder.h"
#include "app/storage/sets/exercise_set_json.h"
#include "tests/app/storage/sets/class_works.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;
using namespace nimstone::tests;

namespace {

/// Returns the name of the mark that the answers deserve, without looking at what they claim.
std::string markFrom(const std::vector<AnswerRecord>& answers, const SheetExercise& one)
{
    const std::vector<std::string> right = rightTexts(one.exercise);
    int given = 0;
    for (const AnswerRecord& answer : answers) {
        if (answer.exercise.toStdString() != recordName(one))
            continue;
        if (answer.answerShown)
            return "shown";
        ++given;
        if (isIn(right, answer.answer.toStdString()))
            return given > 1 ? "after-mistake" : answer.hints > 0 ? "with-hints" : "at-once";
    }
    return given > 0 ? "wrong" : "unanswered";
}

/// Returns the names of the marks of all items, computed from the answers alone.
std::vector<std::string> marksFrom(const HandIn& work, const SetEntries& entries)
{
    std::vector<std::string> marks;
    for (std::size_t entry = 0; entry < entries.size(); ++entry) {
        if (const auto* const one = std::get_if<SheetExercise>(&entries[entry]))
            marks.push_back(markFrom(work.answers, *one));
        else if (std::holds_alternative<TaskEntry>(entries[entry]))
            marks.emplace_back(std::ranges::find(work.done, entry) == work.done.end() ? "unanswered" : "at-once");
    }
    return marks;
}

std::vector<std::string> marksOf(const PupilResult& pupil)
{
    std::vector<std::string> marks;
    for (const MarkedItem& item : pupil.items)
        marks.emplace_back(nameIn(markNames, item.mark));
    return marks;
}

}  // namespace

class TestClassMarks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aClassIsReadAndMarked_data();
    void aClassIsReadAndMarked();
    void aLargeClassIsRead();
};

void TestClassMarks::aClassIsReadAndMarked_data()
{
    QTest::addColumn<bool>("isPerPupil");
    QTest::newRow("the same exercises for all") << false;
    QTest::newRow("other exercises for each pupil") << true;
}

/// The class has 30 files: those of 25 pupils, one of them late and one forged; two earlier files; a damaged file, a file of another
/// set, and a file of Nimstone 1.0. The folder has the set itself, too.
void TestClassMarks::aClassIsReadAndMarked()
{
    QFETCH(bool, isPerPupil);
    using Reason = RefusedFile::Reason;
    const ClassFiles home;
    constexpr int pupils = 25;
    constexpr int late = 7;
    constexpr int forger = 11;
    const ExerciseSet set = setOfClass(isPerPupil ? SetVariant::PerPupil : SetVariant::Same);
    std::map<std::string, HandIn> works;
    for (int number = 1; number <= pupils; ++number) {
        HandIn work = workOf(set, number);
        if (number == late)
            work.time = noonOf(15);
        if (number == forger) {
            for (AnswerRecord& answer : work.answers)
                answer.right = true;
        }
        home.write(QStringLiteral("Week 3 - %1.json").arg(work.name), printHandIn(work));
        works[work.name.toStdString()] = work;
    }
    for (const int number : {3, 4}) {
        HandIn earlier = workOf(set, number, 2);
        earlier.time = noonOf(12);
        home.write(QStringLiteral("Week 3 - %1 (1).json").arg(earlier.name), printHandIn(earlier));
    }
    home.write(QStringLiteral("damaged.json"), printHandIn(workOf(set, 26)).chopped(20));
    HandIn other = workOf(set, 27);
    other.set = QStringLiteral("5f6c0123456789abcdef");
    other.title = QStringLiteral("Week 4");
    home.write(QStringLiteral("other.json"), printHandIn(other));
    // The file of Nimstone 1.0 has all answers of the pupil, also one to another exercise after the due day.
    HandIn old{.name = QStringLiteral("Zoe")};
    for (const SheetExercise& one : exercisesIn(set.entries)) {
        if (one.code)
            old.answers.push_back(recordOf(one, rightTexts(one.exercise).front(), 0, noonOf(13)));
    }
    const SheetExercise elsewhere = exercisesNamed({ExerciseCode{Skill::Quota, 1, 3, 1}}).front();
    std::vector<AnswerRecord> everything = old.answers;
    everything.push_back(recordOf(elsewhere, "1", 0, noonOf(20)));
    home.write(QStringLiteral("Week 3 - Zoe.json"), printProgressJson(everything));
    if (!isPerPupil)
        works["Zoe"] = old;
    home.write(QStringLiteral("Week 3.json"), printExerciseSet(set));
    home.write(QStringLiteral("notes.txt"), "Zoe was ill.");

    const ClassFolder folder = home.read(set);
    QStringList refused{QStringLiteral("Week 3.json: not answers"), QStringLiteral("damaged.json: not answers"), QStringLiteral("other.json: another set")};
    if (isPerPupil)
        refused << QStringLiteral("Week 3 - Zoe.json: not handed in");
    refused.sort();
    QCOMPARE(refusals(folder), refused);
    for (const RefusedFile& one : folder.refused) {
        QCOMPARE(one.detail, one.reason == Reason::AnotherSet ? QStringLiteral("Week 4") : QString());
        if (one.reason == Reason::NotAnswers)
            QVERIFY(one.error.kind == (one.file.endsWith(QStringLiteral("damaged.json")) ? ProgressJsonError::Kind::NoJson : ProgressJsonError::Kind::NotOurs));
    }
    QCOMPARE(folder.earlier.size(), std::size_t{2});
    for (const PupilResult& pupil : folder.earlier)
        QVERIFY2((pupil.name == "Pupil 03" || pupil.name == "Pupil 04") && pupil.file.ends_with(" (1).json"), pupil.file.c_str());

    QCOMPARE(folder.pupils.size(), works.size());
    std::vector<std::map<std::string, int>> counts(itemsIn(set.entries).size());
    std::vector<int> hints(counts.size());
    auto next = works.begin();
    for (const PupilResult& pupil : folder.pupils) {
        // A std::map has its names in order, as the table has.
        const auto& [name, work] = *next++;
        QCOMPARE(pupil.name, name);
        QCOMPARE(pupil.number, work.number.toStdString());
        QCOMPARE(pupil.className, work.className.toStdString());
        QCOMPARE(pupil.time, work.set.isEmpty() ? noonOf(13) : work.time);
        QCOMPARE(pupil.isLate, name == "Pupil 07");
        QCOMPARE(pupil.file, "Week 3 - " + name + ".json");
        const std::vector<std::string> marks = marksFrom(work, pupil.entries);
        QCOMPARE(marksOf(pupil), marks);
        QVERIFY2(isPerPupil == (pupil.entries != set.entries), name.c_str());
        int points = 0;
        for (std::size_t item = 0; item < marks.size(); ++item) {
            points += marks[item] == "at-once" ? 2 : marks[item] == "with-hints" || marks[item] == "after-mistake" ? 1 : 0;
            ++counts[item][marks[item]];
            int most = 0;
            for (const AnswerRecord& answer : work.answers) {
                const auto* const one = std::get_if<SheetExercise>(&pupil.entries[itemsIn(pupil.entries)[item]]);
                most = one && answer.exercise.toStdString() == recordName(*one) ? std::max(most, answer.hints) : most;
            }
            hints[item] += most;
        }
        QCOMPARE(pupil.points(), points);
        QCOMPARE(pupil.isOdd(), name == "Pupil 11");
    }

    const std::vector<ItemResult> items = itemResults(folder.pupils);
    QCOMPARE(items.size(), counts.size());
    for (std::size_t item = 0; item < items.size(); ++item) {
        for (const auto& [mark, name] : markNames)
            QCOMPARE(items[item].counts[static_cast<std::size_t>(mark)], counts[item][std::string(name)]);
        QCOMPARE(items[item].hints, hints[item]);
        QVERIFY(items[item].discrimination.has_value());
    }
    int asked = 0;
    int answered = 0;
    for (const SkillResult& skill : skillResults(folder.pupils)) {
        asked += skill.asked;
        answered += skill.answered;
    }
    QCOMPARE(asked, 9 * static_cast<int>(folder.pupils.size()));
    int unanswered = 0;
    for (std::size_t item = 0; item < 9; ++item)
        unanswered += counts[item]["unanswered"];
    QCOMPARE(answered, asked - unanswered);
}

void TestClassMarks::aLargeClassIsRead()
{
    const ClassFiles home;
    const int files = tests::count(30, 300);
    ExerciseSet set{.title = "Week 3"};
    set.entries = entriesOf(exercisesFor({{Skill::NimSum, Skill::HowMany}, 2, 30, 5}));
    HandIn work{.set = identityOf(set), .time = noonOf(12)};
    for (const SheetExercise& one : exercisesIn(set.entries))
        work.answers.push_back(recordOf(one, rightTexts(one.exercise).front(), 0, noonOf(11)));
    for (int number = 1; number <= files; ++number) {
        work.name = QStringLiteral("Pupil %1").arg(number, 3, 10, QLatin1Char('0'));
        home.write(work.name + QStringLiteral(".json"), printHandIn(work));
    }
    std::vector<std::size_t> steps;
    const ClassFolder folder = readClass(set, filesIn({home.folder()}), {}, [&steps](std::size_t read) { steps.push_back(read); });
    QCOMPARE(folder.pupils.size(), static_cast<std::size_t>(files));
    QVERIFY(folder.refused.empty() && folder.earlier.empty());
    for (const PupilResult& pupil : folder.pupils)
        QCOMPARE(pupil.points(), 60);
    QCOMPARE(steps.size(), static_cast<std::size_t>(files));
    for (std::size_t at = 0; at < steps.size(); ++at)
        QCOMPARE(steps[at], at);
}

NIMSTONE_TEST(TestClassMarks)
#include "tst_class_marks.moc"

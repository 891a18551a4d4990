// Tests the results of a class: the newest file of each pupil counts, and the results contain figures of each item and the skills
// to teach again. All figures are compared with counts that the test makes itself.
#include <QTest>
#include <algorithm>
#include <map>

#include "core/practice/class_results.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

namespace {

using Pupils = std::vector<PupilResult>;

/// Returns the entries of a set: exercises of two skills, a text, and a task.
SetEntries mixedEntries()
{
    SetEntries entries = entriesOf(exercisesFor({{Skill::NimSum, Skill::HowMany}, 1, 4, 5}));
    entries.insert(entries.begin() + 1, TextEntry{"Go on."});
    entries.emplace_back(TaskEntry{TaskEntry::Kind::Lesson, "lemma-2", {}, {}});
    return entries;
}

/// Returns an item with this mark. A mark with a mistake has a wrong answer with the misconception.
MarkedItem itemWith(Mark mark, std::optional<Misconception> misconception = std::nullopt, int hints = 0)
{
    MarkedItem item{.mark = mark, .hints = hints};
    if (mark != Mark::Unanswered)
        item.answers.push_back({.given = {}, .misconception = misconception});
    return item;
}

/// Returns a pupil whose items have the marks that the letters stand for: a at once, h with hints, m after a mistake, s shown,
/// w wrong, - unanswered.
PupilResult pupilWith(const QByteArray& letters)
{
    PupilResult pupil;
    for (const char letter : letters)
        pupil.items.push_back(itemWith(static_cast<Mark>(QByteArray("ahmsw-").indexOf(letter))));
    return pupil;
}

/// Returns a pupil who answered the exercises of mixedEntries(), always the same for the same number.
PupilResult pupilNumber(int number)
{
    Chance chance(static_cast<Seed>(number));
    PupilResult pupil{.name = "Pupil " + std::to_string(number), .entries = mixedEntries()};
    for (std::size_t item = 0; item < itemsIn(pupil.entries).size(); ++item) {
        const auto mark = static_cast<Mark>(chance.below(markNames.size()));
        const auto misconception = chance.below(2) == 0 ? std::nullopt : std::optional(static_cast<Misconception>(chance.below(4)));
        const bool isMistake = mark == Mark::AfterMistake || mark == Mark::Wrong;
        pupil.items.push_back(itemWith(mark, isMistake ? misconception : std::nullopt, static_cast<int>(chance.below(6))));
    }
    return pupil;
}

Pupils pupilsUpTo(int count)
{
    Pupils pupils;
    for (int number = 0; number < count; ++number)
        pupils.push_back(pupilNumber(number));
    return pupils;
}

}  // namespace

class TestClassResults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNewestFileOfEachPupilCounts_data();
    void theNewestFileOfEachPupilCounts();
    void pointsAreAdded_data();
    void pointsAreAdded();
    void itemsAreCounted_data();
    void itemsAreCounted();
    void discriminationComparesTheThirds_data();
    void discriminationComparesTheThirds();
    void skillsAreCounted_data();
    void skillsAreCounted();
    void theWeakestSkillsAreTaughtAgain_data();
    void theWeakestSkillsAreTaughtAgain();
    void anEmptyClassHasNoResults();
};

void TestClassResults::theNewestFileOfEachPupilCounts_data()
{
    QTest::addColumn<QByteArrayList>("handedIn");  // name/number/time of each file
    QTest::addColumn<QByteArrayList>("newest");
    QTest::addColumn<QByteArrayList>("earlier");
    using List = QByteArrayList;
    QTest::newRow("no files") << List{} << List{} << List{};
    QTest::newRow("two pupils") << List{"Ann//1", "Bob//2"} << List{"Bob//2", "Ann//1"} << List{};
    QTest::newRow("one pupil twice") << List{"Ann//1", "Ann//2"} << List{"Ann//2"} << List{"Ann//1"};
    QTest::newRow("one pupil three times") << List{"Ann//2", "Ann//3", "Ann//1"} << List{"Ann//3"} << List{"Ann//2", "Ann//1"};
    QTest::newRow("at the same time") << List{"Ann/7/1", "Ann/7/1"} << List{"Ann/7/1"} << List{"Ann/7/1"};
    QTest::newRow("two numbers") << List{"Li Ming/1/1", "Li Ming/2/2"} << List{"Li Ming/2/2", "Li Ming/1/1"} << List{};
    QTest::newRow("equal numbers") << List{"Ann/1/1", "Bob/1/2"} << List{"Bob/1/2", "Ann/1/1"} << List{};
    QTest::newRow("Chinese names") << List{"李明//1", "李敏//2", "李明//3"} << List{"李明//3", "李敏//2"} << List{"李明//1"};
    QTest::newRow("no names") << List{"//1", "//2"} << List{"//2"} << List{"//1"};
}

void TestClassResults::theNewestFileOfEachPupilCounts()
{
    QFETCH(QByteArrayList, handedIn);
    QFETCH(QByteArrayList, newest);
    QFETCH(QByteArrayList, earlier);
    Pupils all;
    for (const QByteArray& one : handedIn) {
        const QByteArrayList parts = one.split('/');
        all.push_back({.pupil = qHash(parts[0] + '/' + parts[1]), .name = parts[0].toStdString(), .number = parts[1].toStdString(), .time = parts[2].toLongLong()});
    }
    const auto texts = [](const Pupils& pupils) {
        QByteArrayList list;
        for (const PupilResult& one : pupils)
            list << QByteArray::fromStdString(one.name + '/' + one.number + '/' + std::to_string(one.time));
        return list;
    };
    Pupils before;
    const Pupils found = newestOfEach(all, before);
    QCOMPARE(texts(found), newest);
    QCOMPARE(texts(before), earlier);
}

void TestClassResults::pointsAreAdded_data()
{
    QTest::addColumn<QByteArray>("letters");
    QTest::addColumn<int>("points");
    QTest::newRow("no items") << QByteArray() << 0;
    QTest::newRow("one of each") << QByteArray("ahmsw-") << 4;
    QTest::newRow("all at once") << QByteArray(200, 'a') << 400;
    QTest::newRow("nothing") << QByteArray("---") << 0;
}

void TestClassResults::pointsAreAdded()
{
    QFETCH(QByteArray, letters);
    QFETCH(int, points);
    const PupilResult pupil = pupilWith(letters);
    QCOMPARE(pupil.points(), points);
    QVERIFY(!pupil.isOdd());
    for (const auto& [mark, name] : markNames)
        QCOMPARE(pupil.count(mark), static_cast<int>(letters.count("ahmsw-"[static_cast<std::size_t>(mark)])));
}

void TestClassResults::itemsAreCounted_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {1, 2, 11, 12, 13, 30})
        QTest::addRow("%d pupils", count) << count;
}

void TestClassResults::itemsAreCounted()
{
    QFETCH(int, count);
    const Pupils pupils = pupilsUpTo(count);
    const std::vector<ItemResult> results = itemResults(pupils);
    QCOMPARE(results.size(), std::size_t{5});
    for (std::size_t item = 0; item < results.size(); ++item) {
        const ItemResult& result = results[item];
        int hints = 0;
        int right = 0;
        std::map<Mark, int> marks;
        std::map<Misconception, int> misconceptions;
        for (const PupilResult& pupil : pupils) {
            const MarkedItem& marked = pupil.items[item];
            hints += marked.hints;
            ++marks[marked.mark];
            right += marked.mark == Mark::AtOnce || marked.mark == Mark::WithHints ? 1 : 0;
            if (!marked.answers.empty() && marked.answers.front().misconception)
                ++misconceptions[*marked.answers.front().misconception];
        }
        QCOMPARE(result.hints, hints);
        QCOMPARE(result.right(), right);
        for (const auto& [mark, name] : markNames)
            QCOMPARE(result.counts[static_cast<std::size_t>(mark)], marks[mark]);
        QCOMPARE(result.misconceptions.size(), misconceptions.size());
        for (std::size_t place = 0; place < result.misconceptions.size(); ++place) {
            const auto& [misconception, those] = result.misconceptions[place];
            QCOMPARE(those, misconceptions[misconception]);
            QVERIFY2(place == 0 || result.misconceptions[place - 1].count >= those, "a commoner misconception comes later");
        }
        QCOMPARE(result.discrimination.has_value(), count >= 12);
    }
}

void TestClassResults::discriminationComparesTheThirds_data()
{
    QTest::addColumn<QByteArrayList>("pupils");
    QTest::addColumn<int>("discrimination");  // that of the first item; the other items decide the order of the pupils
    const auto row = [](const char* name, const QByteArrayList& pupils, int discrimination) { QTest::newRow(name) << pupils << discrimination; };
    const auto times = [](int count, const char* letters) { return QByteArrayList(count, QByteArray(letters)); };
    row("only the best are right", times(4, "aaa") + times(4, "wam") + times(4, "www"), 100);
    row("only the weakest are right", times(4, "waa") + times(4, "wam") + times(4, "aww"), -100);
    row("all are right", times(4, "aaa") + times(4, "aam") + times(4, "aww"), 0);
    row("nobody is right", times(4, "waa") + times(4, "wam") + times(4, "www"), 0);
    row("half of the best", times(2, "aaa") + times(2, "waa") + times(4, "wam") + times(4, "www"), 50);
    row("right with hints", times(4, "haa") + times(4, "wam") + times(4, "www"), 100);
    row("right after a mistake", times(4, "maa") + times(4, "wam") + times(4, "www"), 0);
    row("the middle does not count", times(4, "waa") + times(4, "aww") + times(4, "www"), 0);
    row("in another order", times(4, "www") + times(4, "aaa") + times(4, "wam"), 100);
    row("13 pupils", times(4, "aaa") + times(5, "wam") + times(4, "www"), 100);
    row("14 pupils", times(4, "aaa") + times(6, "wam") + times(4, "www"), 100);
    row("equal points at the border of a third, the first is right", times(2, "aaa") + times(1, "awa") + times(3, "waa") + times(6, "www"), 63);
    row("equal points at the border of a third, the last is right", times(2, "aaa") + times(3, "waa") + times(1, "awa") + times(6, "www"), 63);
    row("equal points, and the last of them are right", times(2, "aaa") + times(4, "waa") + times(3, "aww") + times(3, "www"), 25);
    row("all points are equal", times(6, "aww") + times(6, "waw"), 0);
    row("15 pupils, and one of the best is wrong", times(4, "aaa") + times(1, "waa") + times(5, "wam") + times(5, "www"), 80);
}

void TestClassResults::discriminationComparesTheThirds()
{
    QFETCH(QByteArrayList, pupils);
    QFETCH(int, discrimination);
    Pupils all;
    for (const QByteArray& letters : pupils)
        all.push_back(pupilWith(letters));
    QCOMPARE(itemResults(all).front().discrimination, std::optional(discrimination));
}

void TestClassResults::skillsAreCounted_data() { itemsAreCounted_data(); }

void TestClassResults::skillsAreCounted()
{
    QFETCH(int, count);
    const Pupils pupils = pupilsUpTo(count);
    const std::vector<SkillResult> results = skillResults(pupils);
    QCOMPARE(results.size(), std::size_t{2});
    // The text is entry 1, so items 0 and 1 ask about the nim-sum, items 2 and 3 ask how many stones to take, and item 4 is a task.
    for (std::size_t which = 0; which < 2; ++which) {
        const SkillResult& result = results[which];
        QCOMPARE(result.skill, which == 0 ? Skill::NimSum : Skill::HowMany);
        QCOMPARE(result.asked, 2 * count);
        int answered = 0;
        int right = 0;
        std::map<Misconception, int> thinking;
        for (const PupilResult& pupil : pupils) {
            std::vector<Misconception> its;
            for (const std::size_t item : {2 * which, 2 * which + 1}) {
                const MarkedItem& marked = pupil.items[item];
                answered += marked.answers.empty() ? 0 : 1;
                right += marked.mark == Mark::AtOnce || marked.mark == Mark::WithHints ? 1 : 0;
                if (!marked.answers.empty() && marked.answers.front().misconception)
                    its.push_back(*marked.answers.front().misconception);
            }
            // A pupil counts once, also if both answers have the same misconception.
            if (its.size() == 2 && its[0] == its[1])
                its.pop_back();
            for (const Misconception one : its)
                ++thinking[one];
        }
        QCOMPARE(result.answered, answered);
        QCOMPARE(result.right, right);
        const auto commonest = std::ranges::max_element(thinking, {}, [](const auto& one) { return one.second; });
        QCOMPARE(result.commonest.has_value(), commonest != thinking.end());
        if (result.commonest) {
            QCOMPARE(result.commonest->count, commonest->second);
            QVERIFY(result.commonest->misconception == commonest->first);
        }
    }
}

void TestClassResults::theWeakestSkillsAreTaughtAgain_data()
{
    QTest::addColumn<QByteArrayList>("pupils");  // the marks of two exercises for each of five skills
    QTest::addColumn<QByteArrayList>("skills");
    const auto row = [](const char* name, const QByteArrayList& pupils, const QByteArrayList& skills) { QTest::newRow(name) << pupils << skills; };
    row("all is known", {"aaaaaaaaaa", "aaaaaaaaaa"}, {});
    row("nothing is answered", {"----------"}, {});
    row("three quarters are right", {"aaaaaaaaaa", "aaaaaaaaaw"}, {});
    row("half of one skill", {"aaaaaaaaaa", "aaaaaaaaww"}, {"how-many"});
    row("right with hints", {"hhhhhhhhhh"}, {});
    row("right after a mistake", {"aaaammaaaa"}, {"outcome"});
    row("shown", {"ssaaaaaaaa"}, {"read-binary"});
    row("unanswered exercises do not count", {"a-aaaaaaaa", "--aaaaaaaw"}, {});
    row("the weakest first", {"awaawwaaaa", "aaaaawaaaa", "waaawwaaaa"}, {"outcome", "read-binary"});
    row("equally weak, in the order of the skills", {"awawaaaaaa"}, {"read-binary", "nim-sum"});
    row("no more than three", {"wwawwwawww"}, {"read-binary", "outcome", "how-many"});
}

void TestClassResults::theWeakestSkillsAreTaughtAgain()
{
    QFETCH(QByteArrayList, pupils);
    QFETCH(QByteArrayList, skills);
    SetEntries entries;
    for (const Skill skill : {Skill::ReadBinary, Skill::NimSum, Skill::Outcome, Skill::EligibleHeap, Skill::HowMany}) {
        for (const SheetExercise& one : exercisesFor({{skill}, 1, 2, 5}))
            entries.emplace_back(one);
    }
    Pupils all;
    for (const QByteArray& letters : pupils) {
        all.push_back(pupilWith(letters));
        all.back().entries = entries;
    }
    QByteArrayList found;
    for (const SkillResult& result : toTeachAgain(all))
        found << QByteArray::fromStdString(std::string(name(result.skill)));
    QCOMPARE(found, skills);
    QCOMPARE(toTeachAgain(all, 1).size(), std::min<std::size_t>(1, static_cast<std::size_t>(skills.size())));
}

void TestClassResults::anEmptyClassHasNoResults()
{
    Pupils earlier;
    QVERIFY(newestOfEach({}, earlier).empty() && earlier.empty());
    QVERIFY(itemResults({}).empty());
    QVERIFY(skillResults({}).empty());
    QVERIFY(toTeachAgain({}).empty());
    // The set of this class has only texts.
    const Pupils pupils(13, PupilResult{.entries = {TextEntry{"Nothing to do."}}});
    QVERIFY(itemResults(pupils).empty());
    QVERIFY(skillResults(pupils).empty());
}

NIMSTONE_TEST(TestClassResults)
#include "tst_class_results.moc"

// Tests the variants of an exercise set: every pupil gets other exercises of the same kind and of about the same difficulty,
// always the same for the same seed, and all else stays in its place.
#include <QTest>
#include <algorithm>
#include <set>

#include "core/practice/set_variants.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

namespace {

/// Returns a set with a text, exercises of all skills and levels, exercises that are limited to a game, given heaps, and a task.
ExerciseSet setForAll(SetVariant variant)
{
    ExerciseSet set{.title = "Week 3", .rules = {.variant = variant}};
    set.entries = entriesOf(exercisesFor({{allSkills.begin(), allSkills.end()}, std::nullopt, 60, 4711}));
    for (const SheetExercise& one : exercisesFor({{Skill::Outcome}, 2, 3, 7, OutcomeGame::Wythoff}))
        set.entries.emplace_back(one);
    set.entries.insert(set.entries.begin(), TextEntry{"Begin here."});
    set.entries.insert(set.entries.begin() + 7, SheetExercise{*exerciseOn({{12, 9, 3}}, Skill::HowMany), std::nullopt});
    set.entries.insert(set.entries.begin() + 20, TaskEntry{TaskEntry::Kind::Lesson, "lemma-2", {}, {}});
    return set;
}

const ExerciseCode* codeOf(const SetEntry& entry)
{
    const auto* const one = std::get_if<SheetExercise>(&entry);
    return one && one->code ? &*one->code : nullptr;
}

/// Returns a set of these entries, in which `t` is a text, `k` a task, and `e` an exercise.
ExerciseSet setOfKinds(const QByteArray& kinds)
{
    ExerciseSet set{.rules = {.order = SetOrder::Shuffled}};
    for (const char kind : kinds) {
        if (kind == 'e')
            set.entries.emplace_back(SheetExercise{});
        else if (kind == 't')
            set.entries.emplace_back(TextEntry{});
        else
            set.entries.emplace_back(TaskEntry{});
    }
    return set;
}

}  // namespace

class TestSetVariants : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void seedsAreHashesOfTexts_data();
    void seedsAreHashesOfTexts();
    void aSetWithoutVariantsStaysAsItIs();
    void pupilsGetEqualKindsOfExercises();
    void equalSeedsGiveEqualExercises();
    void pupilsGetDifferentExercises_data();
    void pupilsGetDifferentExercises();
    void aSetMayHaveMoreExercisesThanThereAre();
    void anEmptySetStaysEmpty();
    void onlyRunsOfExercisesAreShuffled_data();
    void onlyRunsOfExercisesAreShuffled();
    void everyOrderOccurs();
};

void TestSetVariants::seedsAreHashesOfTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<quint64>("hash");
    // The hashes are those of the reference implementation of FNV-1a.
    QTest::newRow("an empty text") << QByteArray() << quint64{0xCBF29CE484222325};
    QTest::newRow("one letter") << QByteArray("a") << quint64{0xAF63DC4C8601EC8C};
    QTest::newRow("a word") << QByteArray("foobar") << quint64{0x85944171F73967E8};
}

void TestSetVariants::seedsAreHashesOfTexts()
{
    QFETCH(QByteArray, text);
    QFETCH(quint64, hash);
    QCOMPARE(quint64{seedOf(text.toStdString())}, hash % (quint64{1} << 63));
}

void TestSetVariants::aSetWithoutVariantsStaysAsItIs()
{
    const SetVariants variants(setForAll(SetVariant::Same));
    for (Seed pupil = 0; pupil < 5; ++pupil)
        QVERIFY(variants.entriesFor(pupil) == variants.set().entries);
}

void TestSetVariants::pupilsGetEqualKindsOfExercises()
{
    const SetVariants variants(setForAll(SetVariant::PerPupil));
    const SetEntries& asked = variants.set().entries;
    int compared = 0;
    int close = 0;
    for (Seed pupil = 0; pupil < tests::count<Seed>(8, 200); ++pupil) {
        const SetEntries entries = variants.entriesFor(pupil);
        QCOMPARE(entries.size(), asked.size());
        std::set<std::pair<Skill, std::vector<Count>>> questions;
        for (std::size_t entry = 0; entry < entries.size(); ++entry) {
            const ExerciseCode* const code = codeOf(entries[entry]);
            const ExerciseCode* const its = codeOf(asked[entry]);
            QCOMPARE(code != nullptr, its != nullptr);
            if (const auto* const one = std::get_if<SheetExercise>(&entries[entry]))
                QVERIFY2(questions.emplace(skillOf(one->exercise), dedupKeyOf(one->exercise)).second, recordName(*one).c_str());
            if (!code) {
                QVERIFY(entries[entry] == asked[entry]);
                continue;
            }
            QVERIFY(code->skill == its->skill && code->level == its->level && code->game == its->game);
            const Count difficulty = difficultyOf(std::get<SheetExercise>(entries[entry]).exercise);
            const Count other = difficultyOf(std::get<SheetExercise>(asked[entry]).exercise);
            close += 4 * std::min(difficulty, other) >= 3 * std::max(difficulty, other) ? 1 : 0;
            ++compared;
            if (pupil == 0)
                QVERIFY2(exerciseOf(*code) == std::get<SheetExercise>(entries[entry]).exercise, print(*code).c_str());
        }
    }
    QVERIFY2(100 * close >= 95 * compared, qPrintable(QStringLiteral("only %1 of %2 exercises are about as difficult").arg(close).arg(compared)));
    qInfo("%d of %d exercises are about as difficult", close, compared);
}

void TestSetVariants::equalSeedsGiveEqualExercises()
{
    const SetVariants one(setForAll(SetVariant::PerPupil));
    const SetVariants other(setForAll(SetVariant::PerPupil));
    for (Seed pupil = 0; pupil < 5; ++pupil)
        QVERIFY(one.entriesFor(pupil) == other.entriesFor(pupil));
    // The exercises do not depend on the title, so a corrected title does not change them.
    ExerciseSet renamed = setForAll(SetVariant::PerPupil);
    renamed.title = "Week 4";
    QVERIFY(SetVariants(renamed).entriesFor(1) == one.entriesFor(1));
}

void TestSetVariants::pupilsGetDifferentExercises_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("mostEqual");  // the largest percentage of the exercises that two pupils have in common
    QTest::newRow("one exercise") << 1 << 15;
    QTest::newRow("10 exercises of a skill") << 10 << 5;
    QTest::newRow("30 exercises of a skill") << 30 << 5;
}

void TestSetVariants::pupilsGetDifferentExercises()
{
    QFETCH(int, count);
    QFETCH(int, mostEqual);
    ExerciseSet set{.rules = {.variant = SetVariant::PerPupil}};
    set.entries = entriesOf(exercisesFor({{Skill::HowMany}, 2, count, 3}));
    const SetVariants variants(set);
    constexpr int pupils = 60;
    std::vector<SetEntries> all;
    for (Seed pupil = 0; pupil < pupils; ++pupil)
        all.push_back(variants.entriesFor(seedOf(std::to_string(pupil))));
    int equal = 0;
    int compared = 0;
    for (std::size_t one = 0; one < all.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            for (std::size_t entry = 0; entry < set.entries.size(); ++entry)
                equal += all[one][entry] == all[other][entry] ? 1 : 0;
            compared += count;
        }
    }
    QVERIFY2(100 * equal <= mostEqual * compared, qPrintable(QStringLiteral("%1 of %2 are equal").arg(equal).arg(compared)));
}

/// There are fewer than 105 exercises on the nim-sum of level 1, so that a large set repeats some of them.
void TestSetVariants::aSetMayHaveMoreExercisesThanThereAre()
{
    ExerciseSet set{.rules = {.variant = SetVariant::PerPupil}};
    for (int number = 1; number <= mostOnSheet; ++number)
        set.entries.emplace_back(exercisesNamed({ExerciseCode{Skill::NimSum, 1, 5, 1 + number % 100}}).front());
    const SetEntries entries = SetVariants(set).entriesFor(1);
    QCOMPARE(entries.size(), set.entries.size());
    for (const SetEntry& entry : entries)
        QVERIFY(codeOf(entry)->skill == Skill::NimSum);
}

void TestSetVariants::anEmptySetStaysEmpty()
{
    for (const SetVariant variant : {SetVariant::Same, SetVariant::PerPupil})
        QVERIFY(SetVariants({.rules = {.variant = variant}}).entriesFor(1).empty());
    QVERIFY(orderFor({.rules = {.order = SetOrder::Shuffled}}, 1).empty());
}

void TestSetVariants::onlyRunsOfExercisesAreShuffled_data()
{
    QTest::addColumn<QByteArray>("kinds");
    QTest::newRow("exercises") << QByteArray("eeeee");
    QTest::newRow("a text before two exercises") << QByteArray("tee");
    QTest::newRow("texts between runs") << QByteArray("eeeteeetee");
    QTest::newRow("a task between runs") << QByteArray("eeekeee");
    QTest::newRow("texts and tasks alone") << QByteArray("tkkt");
    QTest::newRow("a text at the end") << QByteArray("eet");
}

void TestSetVariants::onlyRunsOfExercisesAreShuffled()
{
    QFETCH(QByteArray, kinds);
    ExerciseSet set = setOfKinds(kinds);
    for (Seed pupil = 0; pupil < 50; ++pupil) {
        const std::vector<std::size_t> order = orderFor(set, pupil);
        QVERIFY(order == orderFor(set, pupil));
        QCOMPARE(order.size(), set.entries.size());
        QCOMPARE(std::set<std::size_t>(order.begin(), order.end()).size(), order.size());
        for (std::size_t place = 0; place < order.size(); ++place) {
            QCOMPARE(kinds[static_cast<qsizetype>(order[place])], kinds[static_cast<qsizetype>(place)]);
            // Equal numbers of texts and tasks come before both places, so the exercise is in its own run.
            const auto before = [&kinds](std::size_t at) { return static_cast<qsizetype>(at) - kinds.left(static_cast<qsizetype>(at)).count('e'); };
            QCOMPARE(before(order[place]), before(place));
        }
    }
    set.rules.order = SetOrder::Fixed;
    const std::vector<std::size_t> fixed = orderFor(set, 7);
    QVERIFY(std::ranges::is_sorted(fixed));
}

void TestSetVariants::everyOrderOccurs()
{
    const ExerciseSet set = setOfKinds("teee");
    std::set<std::vector<std::size_t>> orders;
    for (Seed pupil = 0; pupil < 100; ++pupil)
        orders.insert(orderFor(set, pupil));
    QCOMPARE(orders.size(), std::size_t{6});
}

NIMSTONE_TEST(TestSetVariants)
#include "tst_set_variants.moc"

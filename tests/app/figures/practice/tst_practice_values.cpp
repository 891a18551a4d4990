// Tests the pictures of exercises on values: nothing is lost, clipped or overlapping, all states have the same pieces, and only
// the hints that were asked for highlight anything.
#include <QtTest>
#include <set>

#include "app/figures/practice/practice_picture.h"
#include "core/practice/session.h"
#include "tests/app/figures/figure_faults.h"
#include "tests/core/practice/search/search.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::practice;
using namespace nimstone::tests;

namespace {

constexpr std::array valueSkills{Skill::Mex, Skill::SumValue, Skill::SpotFlaw};

const std::vector<Room> valueRooms{{{300, 180}, 1}, {{420, 300}, 1}, {{560, 380}, 1.5}, {{760, 520}, 2}, {{1200, 700}, 1}, {{1200, 700}, 2}};

/// Returns the pictures of the exercise after no hint, after one hint, and so on up to all hints. Returns two more for each right
/// answer, for each answer from a misconception, and for one other answer: before and after the check of the answer.
std::vector<std::pair<QString, ExercisePicture>> statesOf(const Exercise& exercise, const Room& room)
{
    std::vector<std::pair<QString, ExercisePicture>> states;
    const auto add = [&](const QString& name, const PracticeState& state) {
        states.emplace_back(name, practicePicture(exercise, state, room.size, room.textScale));
    };
    const Ladder ladder = hints(exercise);
    for (std::size_t rungs = 0; rungs <= rungCount; ++rungs)
        add(QStringLiteral("%1 rungs").arg(rungs), {.shown = std::span(ladder).first(rungs)});
    Answers given = rightAnswers(exercise);
    for (const MisconceptionAnswer& one : misconceptionAnswers(exercise))
        given.push_back(one.answer);
    given.push_back(possibleAnswers(exercise).back());
    for (const Answer& answer : given) {
        const Result result = check(exercise, answer);
        add(QStringLiteral("draft %1").arg(answer.number()), {.draft = answer});
        add(QStringLiteral("answer %1").arg(answer.number()), {.shown = std::span(ladder).first(2), .draft = answer, .result = &result});
    }
    return states;
}

/// Returns the names of the pieces that the first `rungs` hints highlight or change.
std::set<QString> lit(const Exercise& exercise, std::size_t rungs)
{
    const Ladder ladder = hints(exercise);
    const auto bare = practicePicture(exercise, {}, {760, 520}, 1).choreography;
    const auto shown = practicePicture(exercise, {.shown = std::span(ladder).first(rungs)}, {760, 520}, 1).choreography;
    std::set<QString> names;
    for (std::size_t piece = 0; piece < bare.pieces.size(); ++piece) {
        if (bare.scenes.front()[piece] != shown.scenes.front()[piece])
            names.insert(bare.pieces[piece].objectName);
    }
    return names;
}

}  // namespace

class TestPracticeValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noPieceIsClippedOrOverlaps_data() { addSkills(); }
    void noPieceIsClippedOrOverlaps();
    void everyStateHasTheSamePieces_data() { addSkills(); }
    void everyStateHasTheSamePieces();
    void clicksEnterTheAnswer_data() { addSkills(); }
    void clicksEnterTheAnswer();
    void theFirstTwoHintsHighlightNothing_data() { addSkills(); }
    void theFirstTwoHintsHighlightNothing();
    void mexHintsHighlightWhatTheyMention();
    void sumHintsShowOneValue();
    void flawHintsHighlightAndJudgeTheClaims();

private:
    static void addSkills()
    {
        QTest::addColumn<Skill>("skill");
        for (const Skill skill : valueSkills)
            QTest::newRow(std::string(name(skill)).c_str()) << skill;
    }
};

void TestPracticeValues::noPieceIsClippedOrOverlaps()
{
    QFETCH(Skill, skill);
    int drawn = 0;
    int small = 0;
    forEachSeed(skill, tests::count<Seed>(8, 60), [&](const Exercise& exercise) {
        for (const Room& room : valueRooms) {
            for (const auto& [state, picture] : statesOf(exercise, room)) {
                if (!picture.drawn) {
                    QVERIFY(picture.choreography.pieces.empty());
                    ++small;
                    continue;
                }
                QCOMPARE(picture.choreography.sceneCount(), 1);
                const QString fault = figureFault(picture.choreography, 0, true);
                QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("%1 in %2 x %3 at %4: %5").arg(state).arg(room.size.width())
                                                         .arg(room.size.height()).arg(room.textScale).arg(fault)));
                ++drawn;
            }
        }
    });
    // Only very large pictures in very small rooms are not drawn, so there are few of them.
    QVERIFY(small < drawn / 4);
    qInfo("checked %d pictures; %d more had no room", drawn, small);
}

void TestPracticeValues::everyStateHasTheSamePieces()
{
    QFETCH(Skill, skill);
    forEachSeed(skill, tests::count<Seed>(8, 60), [&](const Exercise& exercise) {
        const auto states = statesOf(exercise, valueRooms[4]);
        for (const auto& [state, picture] : states) {
            QVERIFY(picture.drawn);
            QVERIFY2(picture.choreography.pieces == states.front().second.choreography.pieces, qPrintable(state));
            QCOMPARE(picture.picks.size(), states.front().second.picks.size());
        }
    });
}

void TestPracticeValues::clicksEnterTheAnswer()
{
    QFETCH(Skill, skill);
    std::size_t right = 0;
    forEachSeed(skill, tests::count<Seed>(8, 60), [&](const Exercise& exercise) {
        const ExercisePicture picture = practicePicture(exercise, {}, {760, 520}, 1);
        std::set<int> pieces;
        for (const PracticePick& pick : picture.picks) {
            QVERIFY(pieces.insert(pick.piece).second);
            QVERIFY(isShown(picture.choreography.scenes.front()[static_cast<std::size_t>(pick.piece)]));
            right += isRight(check(exercise, pick.value)) ? 1 : 0;
        }
    });
    qInfo("%zu right answers can be picked", right);
}

void TestPracticeValues::theFirstTwoHintsHighlightNothing()
{
    QFETCH(Skill, skill);
    forEachSeed(skill, tests::count<Seed>(8, 60), [&](const Exercise& exercise) {
        QVERIFY(lit(exercise, 2).empty());
        QVERIFY(!lit(exercise, 5).empty());
    });
}

void TestPracticeValues::mexHintsHighlightWhatTheyMention()
{
    const Exercise ofHeap = MexExercise{{0, 1, 0, 1, 2, 3, 2, 0, 1}, {1, 3, 4}};
    // Heap 9 has the options 8, 6 and 5, and two lines lead to each option. The mex of three values is at most 3, so the
    // hint also excludes the number 4.
    QCOMPARE(lit(ofHeap, 3), (std::set<QString>{u"value8"_qs, u"value6"_qs, u"value5"_qs, u"option8-0"_qs, u"option8-1"_qs,
                                                u"option6-0"_qs, u"option6-1"_qs, u"option5-0"_qs, u"option5-1"_qs, u"number4"_qs,
                                                u"number4-text"_qs}));
    const Exercise ofSet = MexExercise{{3, 0, 5, 1}};
    QCOMPARE(lit(ofSet, 3), (std::set<QString>{u"number5"_qs, u"number5-text"_qs, u"number6"_qs, u"number6-text"_qs}));
    const auto two = *rungAs<MexIsOneOfTwo>(hints(ofSet)[3]);
    std::set<QString> cells = lit(ofSet, 4);
    for (const QString& name : lit(ofSet, 3))
        cells.erase(name);
    QCOMPARE(cells, (std::set<QString>{QStringLiteral("number%1").arg(two.smaller), QStringLiteral("number%1").arg(two.larger)}));
}

void TestPracticeValues::sumHintsShowOneValue()
{
    const SumValueExercise exercise{parseSum("nim:5 + bash(3):6 + kayles:9").value()};
    QCOMPARE(rungAs<ValueOfOnePart>(hints(exercise)[2])->part, std::size_t{2});
    // 5 ⊕ 2 ⊕ 4 = 3. The hint with the value highlights the highest bit of the nim-sum; the next hint highlights the next
    // bit.
    QCOMPARE(lit(exercise, 3), (std::set<QString>{u"part3-value"_qs, u"part3-number"_qs, u"given3-9"_qs, u"given3-9-size"_qs,
                                                 u"sum-bit4"_qs, u"column4"_qs}));
    std::set<QString> told = lit(exercise, 4);
    for (const QString& name : lit(exercise, 3))
        told.erase(name);
    QCOMPARE(told, (std::set<QString>{u"sum-bit2"_qs, u"column2"_qs}));
    // If the component has several heaps, the values of all its heaps are highlighted.
    std::set<QString> given;
    for (const QString& name : lit(SumValueExercise{parseSum("bash(3):6 + kayles:9,4").value()}, 3)) {
        if (name.startsWith(u"given"))
            given.insert(name);
    }
    QCOMPARE(given, (std::set<QString>{u"given2-4"_qs, u"given2-4-size"_qs, u"given2-9"_qs, u"given2-9-size"_qs}));
}

void TestPracticeValues::flawHintsHighlightAndJudgeTheClaims()
{
    int compared = 0;
    forEachSeed(Skill::SpotFlaw, 5, [&](const Exercise& exercise) {
        const Ladder ladder = hints(exercise);
        std::set<QString> claims;
        for (const std::size_t place : rungAs<LawOfTheGame>(ladder[2])->intact)
            claims.insert(QStringLiteral("claim%1").arg(place + 1));
        QCOMPARE(lit(exercise, 3), claims);
        const auto two = *rungAs<OneOfTwoClaims>(ladder[3]);
        claims.insert(QStringLiteral("claim%1").arg(two.first + 1));
        claims.insert(QStringLiteral("claim%1").arg(two.second + 1));
        QCOMPARE(lit(exercise, 4), claims);
        ++compared;
    });
    QVERIFY(compared > 0);
}

NIMSTONE_TEST(TestPracticeValues)
#include "tst_practice_values.moc"

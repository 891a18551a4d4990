// Tests the pictures of exercises: all pieces are inside, no words overlap, all states have the same pieces, and hints highlight
// what they mention.
#include <QTest>
#include <algorithm>
#include <functional>

#include "app/figures/practice/practice_picture.h"
#include "core/practice/session.h"
#include "core/sum/sum_notation.h"
#include "tests/app/figures/figure_faults.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;

class TestPracticePictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPieceStaysInThePicture_data();
    void everyPieceStaysInThePicture();
    void clicksOnBitsEnterTheAnswer();
    void theWinningMoveIsShownByTheLastHint();
    void hintsHighlightWhatTheyMention();
};

static const std::array picturedSkills{practice::Skill::ReadBinary, practice::Skill::Outcome};

/// The sizes that pages offer for a picture, from the smallest window up.
static std::vector<tests::Room> pictureRooms()
{
    return {{{300, 180}, 1}, {{492, 330}, 1}, {{760, 420}, 1.4}, {{300, 180}, 2}, {{1200, 700}, 1}, {{1200, 700}, 2}};
}

/// Visits the state before an answer, the state after each hint, and each right and wrong answer as a draft and after its check.
static void forEachState(const practice::Exercise& exercise, const std::function<void(const PracticeState&)>& visit)
{
    const practice::Ladder ladder = practice::hints(exercise);
    for (std::size_t shown = 0; shown <= ladder.size(); ++shown)
        visit({std::span(ladder).first(shown)});
    practice::Answers answers = practice::rightAnswers(exercise);
    for (const practice::MisconceptionAnswer& one : practice::misconceptionAnswers(exercise))
        answers.push_back(one.answer);
    for (const practice::Answer& answer : answers) {
        const practice::Result result = practice::check(exercise, answer);
        visit({{}, answer});
        visit({ladder, answer, &result});
    }
}

void TestPracticePictures::everyPieceStaysInThePicture_data()
{
    QTest::addColumn<practice::Skill>("skill");
    QTest::addColumn<int>("level");
    for (const practice::Skill skill : picturedSkills) {
        for (int level = practice::lowestLevel; level <= practice::highestLevel; ++level)
            QTest::addRow("%s, level %d", std::string(practice::name(skill)).c_str(), level) << skill << level;
    }
}

void TestPracticePictures::everyPieceStaysInThePicture()
{
    QFETCH(practice::Skill, skill);
    QFETCH(int, level);
    practice::Session session(skill, level, 3);
    int drawn = 0;
    const int exercises = tests::count(12, 100);
    for (int i = 0; i < exercises; ++i) {
        const practice::Exercise exercise = session.next();
        for (const tests::Room& room : pictureRooms()) {
            const ExercisePicture first = practicePicture(exercise, {}, room.size, room.textScale);
            // Only the smallest sizes with larger text may have no room for the picture.
            QVERIFY(first.drawn || (room.size.width() < 400 && room.textScale > 1));
            forEachState(exercise, [&](const PracticeState& state) {
                const ExercisePicture picture = practicePicture(exercise, state, room.size, room.textScale);
                QCOMPARE(picture.drawn, first.drawn);
                QVERIFY(picture.choreography.pieces == first.choreography.pieces);
                if (!picture.drawn)
                    return;
                QCOMPARE(picture.choreography.sceneCount(), 1);
                const QString fault = tests::figureFault(picture.choreography, 0, true);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
                ++drawn;
            });
        }
    }
    qInfo("checked %d pictures", drawn);
}

static const Pose& poseNamed(const ExercisePicture& picture, const QString& name)
{
    const auto& pieces = picture.choreography.pieces;
    const auto piece = std::ranges::find(pieces, name, &Piece::objectName);
    return picture.choreography.scenes.front()[static_cast<std::size_t>(piece - pieces.begin())];
}

void TestPracticePictures::clicksOnBitsEnterTheAnswer()
{
    // A click on a bit flips its weight if the number is to be written in binary; the bits of a given number cannot be
    // clicked.
    const practice::ReadBinaryExercise write{practice::BinaryTask::Write, 13, 5};
    const ExercisePicture picture = practicePicture(write, {}, {600, 400}, 1);
    QCOMPARE(picture.picks.size(), std::size_t{5});
    Count all = 0;
    for (const PracticePick& pick : picture.picks) {
        QCOMPARE(picture.choreography.pieces[static_cast<std::size_t>(pick.piece)].weight, pick.value);
        all += pick.value;
    }
    QCOMPARE(all, Count{31});
    QVERIFY(practicePicture(practice::ReadBinaryExercise{practice::BinaryTask::Read, 13, 5}, {}, {600, 400}, 1).picks.empty());
    QCOMPARE(poseNamed(picture, QStringLiteral("digit8")).text, QStringLiteral("0"));
    QCOMPARE(poseNamed(practicePicture(write, {.onPaper = true}, {600, 400}, 1), QStringLiteral("digit8")).text, QString());
    const ExercisePicture drafted = practicePicture(write, {{}, practice::Answer(20)}, {600, 400}, 1);
    QCOMPARE(poseNamed(drafted, QStringLiteral("digit16")).text, QStringLiteral("1"));
    QCOMPARE(poseNamed(drafted, QStringLiteral("digit8")).text, QStringLiteral("0"));
    QCOMPARE(poseNamed(drafted, QStringLiteral("total")).text, QStringLiteral("20"));
}

void TestPracticePictures::theWinningMoveIsShownByTheLastHint()
{
    const practice::Exercise exercise = practice::OutcomeExercise{parseSum("bash(4):31").value()};
    QVERIFY(practicePicture(exercise, {}, {600, 400}, 1).picks.empty());
    const practice::Answer wrong(Count{0});
    const practice::Result result = practice::check(exercise, wrong);
    const ExercisePicture answered = practicePicture(exercise, {{}, wrong, &result}, {600, 400}, 1);
    // The winning move takes one stone. Only the last hint shows this stone.
    QCOMPARE(poseNamed(answered, QStringLiteral("heap1-stone31")).tone, Tone::Taken);
    QCOMPARE(poseNamed(answered, QStringLiteral("heap1-stone30")).tone, Tone::Plain);
    const practice::Ladder ladder = practice::hints(exercise);
    for (std::size_t rungs = 0; rungs <= ladder.size(); ++rungs) {
        const ExercisePicture picture = practicePicture(exercise, {std::span(ladder).first(rungs)}, {600, 400}, 1);
        const Tone tone = rungs == ladder.size() ? Tone::Taken : Tone::Plain;
        QCOMPARE(poseNamed(picture, QStringLiteral("heap1-stone31")).tone, tone);
    }
}

void TestPracticePictures::hintsHighlightWhatTheyMention()
{
    const practice::Exercise exercise = practice::ReadBinaryExercise{practice::BinaryTask::Read, 13, 5};
    const practice::Ladder ladder = practice::hints(exercise);
    const auto isShown = [&](std::size_t rungs, const QString& name) {
        const auto picture = practicePicture(exercise, {std::span(ladder).first(rungs)}, {600, 400}, 1);
        return tests::isShown(poseNamed(picture, name));
    };
    for (const auto* name : {"lit8", "lit4", "block8", "block4", "block1", "total"}) {
        for (std::size_t rungs = 0; rungs <= 2; ++rungs)
            QVERIFY(!isShown(rungs, QLatin1String(name)));
    }
    QVERIFY(isShown(3, QStringLiteral("lit8")) && isShown(3, QStringLiteral("block8")));
    QVERIFY(!isShown(3, QStringLiteral("block4")) && !isShown(3, QStringLiteral("total")));
    QVERIFY(isShown(4, QStringLiteral("block4")) && !isShown(4, QStringLiteral("block1")));
    QVERIFY(isShown(5, QStringLiteral("block1")) && isShown(5, QStringLiteral("total")));
}

NIMSTONE_TEST(TestPracticePictures)
#include "tst_practice_pictures.moc"

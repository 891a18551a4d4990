// Tests the pictures of exercises on numbers: no piece leaves the picture or overlaps in any state and size, all states have the
// same pieces, and a hint highlights only what it mentions.
#include "tests/app/figures/practice/practice_states.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::practice;
using namespace nimstone::tests;

class TestPracticeNumbers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noPieceLeavesThePictureOrOverlaps_data();
    void noPieceLeavesThePictureOrOverlaps();
    void aPictureWithoutRoomIsNotDrawn_data();
    void aPictureWithoutRoomIsNotDrawn();
    void blocksAreHiddenUntilTheFifthHint();
    void eachLegalAnswerHasAStoneToClick();
    void hintsFillTheTable();
    void partsOfTheBarLieEndToEnd();
    void hintsSplitThePileIntoParts();
};

void TestPracticeNumbers::noPieceLeavesThePictureOrOverlaps_data()
{
    QTest::addColumn<Skill>("skill");
    for (const Skill skill : {Skill::BashResidue, Skill::ColdPair, Skill::Zeckendorf, Skill::Quota})
        QTest::newRow(std::string(name(skill)).c_str()) << skill;
}

/// Returns the empty or smallest answer, and the largest answer that can be entered.
static Answers extremesOf(const Exercise& exercise)
{
    if (asksFor(exercise) == Asks::Numbers)
        return {Answer(std::vector<Count>{}), Answer(offeredIn(exercise))};
    return {Answer(Count{0}), Answer(Count{99999})};
}

void TestPracticeNumbers::noPieceLeavesThePictureOrOverlaps()
{
    QFETCH(Skill, skill);
    std::size_t pictures = 0;
    forEachPictured(skill, tests::count<Seed>(8, 60), [&](const Exercise& exercise) {
        for (const Room& room : practiceRooms()) {
            const auto pieces = practicePicture(exercise, {}, room.size, room.textScale).choreography.pieces;
            for (const PictureState& state : statesOf(exercise, extremesOf(exercise))) {
                const QString fault = pictureFault(practicePicture(exercise, state.view(), room.size, room.textScale), pieces);
                QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("%1 × %2 at %3, %4: %5").arg(room.size.width())
                                                         .arg(room.size.height()).arg(room.textScale).arg(state.name, fault)));
                ++pictures;
            }
        }
    });
    qInfo("checked %zu pictures", pictures);
}

void TestPracticeNumbers::aPictureWithoutRoomIsNotDrawn_data() { noPieceLeavesThePictureOrOverlaps_data(); }

void TestPracticeNumbers::aPictureWithoutRoomIsNotDrawn()
{
    QFETCH(Skill, skill);
    forEachPictured(skill, 3, [](const Exercise& exercise) {
        QVERIFY(!practicePicture(exercise, {}, {60, 40}, 1).drawn);
    });
}

/// Returns how many visible pieces have names that begin with `prefix`.
static int shownCount(const ExercisePicture& picture, const QString& prefix)
{
    int count = 0;
    for (std::size_t piece = 0; piece < picture.choreography.pieces.size(); ++piece) {
        count += picture.choreography.pieces[piece].objectName.startsWith(prefix)
            && picture.choreography.scenes[0][piece].opacity > 0;
    }
    return count;
}

void TestPracticeNumbers::blocksAreHiddenUntilTheFifthHint()
{
    forEachPictured(Skill::BashResidue, 20, [](const Exercise& exercise) {
        const BashTask& task = std::get<BashResidueExercise>(exercise).task;
        const auto states = statesOf(exercise);
        for (std::size_t rungs = 0; rungs <= rungCount; ++rungs) {
            const auto picture = practicePicture(exercise, states[rungs].view(), {600, 400}, 1);
            QCOMPARE(shownCount(picture, QStringLiteral("stone")), static_cast<int>(task.n));
            const int told = task.telling == BashVariant::Overstep ? 1 : 0;
            const auto blocks = static_cast<int>((task.heap() + task.block() - 1) / task.block());
            QCOMPARE(shownCount(picture, QStringLiteral("block")), rungs < rungCount ? 0 : blocks + told);
        }
    });
}

void TestPracticeNumbers::eachLegalAnswerHasAStoneToClick()
{
    forEachPictured(Skill::BashResidue, 20, [](const Exercise& exercise) {
        const BashTask& task = std::get<BashResidueExercise>(exercise).task;
        std::set<Count> values;
        const auto picture = practicePicture(exercise, {}, {600, 400}, 1);
        for (const PracticePick& pick : picture.picks)
            values.insert(pick.value);
        QCOMPARE(values.size(), picture.picks.size());
        QCOMPARE(values.size(), static_cast<std::size_t>(task.most));
        QCOMPARE(*values.begin(), Count{1});
        QCOMPARE(*values.rbegin(), task.most);
    });
}

void TestPracticeNumbers::hintsFillTheTable()
{
    forEachPictured(Skill::ColdPair, 20, [](const Exercise& exercise) {
        const Count given = std::get<ColdPairExercise>(exercise).given;
        const WythoffPair pair = coldPairWith(given);
        const auto states = statesOf(exercise);
        for (std::size_t rungs = 0; rungs <= rungCount; ++rungs) {
            const auto picture = practicePicture(exercise, states[rungs].view(), {600, 400}, 1);
            const auto text = [&picture](const QString& name) {
                const auto pose = shownPose(picture, name);
                return pose ? pose->text : QString();
            };
            QCOMPARE(text(QStringLiteral("first2-1")), QStringLiteral("2"));
            QCOMPARE(text(QStringLiteral("first2-3")), rungs >= 2 ? QStringLiteral("5") : QString());
            QCOMPARE(!text(QStringLiteral("before-1")).isEmpty(), rungs >= 4);
            QCOMPARE(text(QStringLiteral("asked-1")), rungs == 5 ? QString::number(pair.index()) : QStringLiteral("?"));
            QCOMPARE(text(QStringLiteral("asked-number")),
                     QStringLiteral("<b>%1</b>").arg(rungs == 5 ? QString::number(pair.smaller + pair.larger - given) : QStringLiteral("?")));
            // Both numbers are at the same height until a hint says which one is smaller.
            const double givenY = shownPose(picture, QStringLiteral("given"))->y;
            const double askedY = shownPose(picture, QStringLiteral("asked"))->y;
            QCOMPARE(givenY == askedY, rungs < 3);
            if (rungs >= 3)
                QCOMPARE(givenY < askedY, given == pair.smaller);
        }
    });
}

void TestPracticeNumbers::partsOfTheBarLieEndToEnd()
{
    forEachPictured(Skill::Zeckendorf, 20, [](const Exercise& exercise) {
        const Count n = std::get<ZeckendorfExercise>(exercise).n;
        const auto states = statesOf(exercise);
        for (std::size_t rungs = 0; rungs < rungCount; ++rungs) {
            const auto picture = practicePicture(exercise, states[rungs].view(), {600, 400}, 1);
            QCOMPARE(shownCount(picture, QStringLiteral("laid")), 0);
            QCOMPARE(picture.picks.size(), offeredIn(exercise).size());
        }
        const Answer right = rightAnswers(exercise).front();
        const auto picture = practicePicture(exercise, {{}, right, nullptr}, {600, 400}, 1);
        const QRectF whole = shownPose(picture, QStringLiteral("whole"))->rect();
        double x = whole.left();
        for (auto part = right.numbers().rbegin(); part != right.numbers().rend(); ++part) {
            const QRectF laid = shownPose(picture, QStringLiteral("laid%1").arg(*part))->rect();
            QVERIFY(std::abs(laid.left() - x) < 0.01);
            x += whole.width() * static_cast<double>(*part) / static_cast<double>(n);
        }
        QVERIFY(std::abs(x - whole.right()) < 0.01);
    });
}

void TestPracticeNumbers::hintsSplitThePileIntoParts()
{
    forEachPictured(Skill::Quota, 20, [](const Exercise& exercise) {
        const auto states = statesOf(exercise);
        const Ladder ladder = hints(exercise);
        const QuotaTask& task = rungAs<TheQuotaTake>(ladder.back())->task;
        for (std::size_t rungs = 0; rungs <= rungCount; ++rungs) {
            const auto picture = practicePicture(exercise, states[rungs].view(), {600, 400}, 1);
            const std::size_t told = rungs < 3 ? 0 : rungs < 4 ? 1 : rungs < 5 ? 2 : task.parts.size();
            std::size_t parts = 0;
            for (std::size_t part = 1; part <= task.parts.size(); ++part)
                parts += shownPose(picture, QStringLiteral("part%1").arg(part)).has_value();
            QCOMPARE(parts, told);
            QVERIFY(!shownPose(picture, QStringLiteral("taken")));
            QVERIFY(!shownPose(picture, QStringLiteral("reach")));
        }
        const Answer drafted(task.quota);
        const auto picture = practicePicture(exercise, {{}, drafted, nullptr}, {600, 400}, 1);
        const auto quota = shownPose(picture, QStringLiteral("quota"));
        const auto taken = shownPose(picture, QStringLiteral("taken"));
        QVERIFY(quota && taken);
        QVERIFY(std::abs(quota->rect().left() - taken->rect().left()) < 0.01);
    });
}

NIMSTONE_TEST(TestPracticeNumbers)
#include "tst_practice_numbers.moc"

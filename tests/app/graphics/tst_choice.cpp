// The choice between OpenGL and the software scene graph depends only on DrawingFacts.
#include <QTest>

#include "app/graphics/drawing.h"
#include "tests/program.h"

using namespace nimstone;

class TestChoice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWayOfDrawingIsChosenByTheFacts_data();
    void theWayOfDrawingIsChosenByTheFacts();
    void earlierFactsTakePrecedenceInTheChoiceOfDrawing();
};

void TestChoice::theWayOfDrawingIsChosenByTheFacts_data()
{
    QTest::addColumn<DrawingFacts>("facts");
    QTest::addColumn<Drawing>("drawing");
    const DrawingFacts machine{.graphicsProcessor = true};
    const auto with = [](DrawingFacts facts, auto change) {
        change(facts);
        return facts;
    };
    QTest::newRow("a machine with a graphics processor") << machine << Drawing::OpenGL;
    QTest::newRow("a machine without a graphics processor") << DrawingFacts{} << Drawing::Software;
    QTest::newRow("Mesa told to use the processor")
        << with(machine, [](auto& facts) { facts.openGLIsSoftware = true; }) << Drawing::Software;
    QTest::newRow("a window on a remote display")
        << with(machine, [](auto& facts) { facts.displayIsRemote = true; }) << Drawing::Software;
    QTest::newRow("offscreen") << with(machine, [](auto& facts) { facts.platformHasNoOpenGL = true; })
                               << Drawing::Software;
    QTest::newRow("software preferred")
        << with(machine, [](auto& facts) { facts.preferred = Drawing::Software; }) << Drawing::Software;
    QTest::newRow("OpenGL preferred, though slow")
        << DrawingFacts{.preferred = Drawing::OpenGL} << Drawing::OpenGL;
    QTest::newRow("OpenGL preferred, but missing")
        << DrawingFacts{.platformHasNoOpenGL = true, .preferred = Drawing::OpenGL} << Drawing::Software;
    QTest::newRow("a setting of Qt, on a machine without a graphics processor")
        << DrawingFacts{.qtChooses = true} << Drawing::LeftToQt;
    QTest::newRow("a setting of Qt against the preference")
        << DrawingFacts{.qtChooses = true, .preferred = Drawing::OpenGL} << Drawing::LeftToQt;
    QTest::newRow("OpenGL demanded on a machine without a graphics processor")
        << DrawingFacts{.demanded = Drawing::OpenGL} << Drawing::OpenGL;
    QTest::newRow("software demanded against everything")
        << with(machine, [](auto& facts) {
               facts.demanded = Drawing::Software;
               facts.qtChooses = true;
               facts.preferred = Drawing::OpenGL;
           })
        << Drawing::Software;
}

void TestChoice::theWayOfDrawingIsChosenByTheFacts()
{
    QFETCH(DrawingFacts, facts);
    QFETCH(Drawing, drawing);
    QCOMPARE(chooseDrawing(facts), drawing);
}

/// Tests all combinations of facts: a later member of DrawingFacts never changes a choice that an earlier member has made.
void TestChoice::earlierFactsTakePrecedenceInTheChoiceOfDrawing()
{
    const std::array<std::optional<Drawing>, 3> named{std::nullopt, Drawing::OpenGL, Drawing::Software};
    int combinations = 0;
    for (const auto demanded : named) {
        for (const auto preferred : named) {
            for (unsigned bits = 0; bits < 32; ++bits) {
                DrawingFacts facts{demanded,          (bits & 1) != 0, (bits & 2) != 0, preferred, (bits & 4) != 0,
                                   (bits & 8) != 0, (bits & 16) != 0};
                const Drawing drawing = chooseDrawing(facts);
                ++combinations;
                if (demanded)
                    QCOMPARE(drawing, *demanded);
                else if (facts.qtChooses)
                    QCOMPARE(drawing, Drawing::LeftToQt);
                else if (facts.platformHasNoOpenGL)
                    QCOMPARE(drawing, Drawing::Software);
                else if (preferred)
                    QCOMPARE(drawing, *preferred);
                else
                    QCOMPARE(drawing == Drawing::OpenGL, (bits & 0b11100) == 0b10000);
            }
        }
    }
    qInfo("checked %d combinations of facts", combinations);
}

NIMSTONE_TEST(TestChoice)
#include "tst_choice.moc"

// The strip of a periodic sequence shows beside each step only the words of that step, and no value before a step computes it.
#include <QtTest>

#include "tests/app/figures/shown_pieces.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::proof;
using namespace nimstone::tests;

namespace {

/// Returns how many values are visible in their cells.
std::size_t valuesShown(const Choreography& made, int scene)
{
    std::size_t shown = 0;
    for (int piece = 0; piece < made.pieceCount(); ++piece) {
        if (made.pieces[static_cast<std::size_t>(piece)].objectName.startsWith(QLatin1String("value")) && poseAt(made, piece, scene).opacity > 0)
            ++shown;
    }
    return shown;
}

}  // namespace

class TestPeriodFigure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("theorem");
        QTest::addColumn<QString>("subject");
        QTest::newRow("subtraction") << "subtraction-period" << "subtraction(1,3,4):20";
        QTest::newRow("one value") << "subtraction-period" << "subtraction(1):5";
        QTest::newRow("kayles") << "guy-smith" << "kayles:12,7";
        QTest::newRow("the flaw of a window that starts at zero") << "flaw-window-from-zero" << "octal(0.4):3";
        QTest::newRow("the flaw of a period read off by eye") << "flaw-period-by-eye" << "subtraction(1,3,4):20";
    }

    void theCaptionNamesTheWindowsThatTheStepCompares()
    {
        int windows = 0;
        atEachStop([&](const Step& step, const Choreography& made, int scene) {
            const QString caption = shownText(made, scene, QStringLiteral("caption"));
            std::vector<Count> ends;
            if (const auto* pair = stepAs<EqualWindowPair>(step))
                ends = std::vector{pair->first, pair->second, pair->second + pair->length - 1};
            if (const auto* window = stepAs<GuySmithWindow>(step))
                ends = std::vector{window->from, window->below - 1, window->from + window->period, window->below + window->period - 1};
            if (const auto* claim = stepAs<WindowFromZeroClaim>(step))
                ends = std::vector{Count{0}, claim->period, claim->below + claim->period - 1};
            if (ends.empty())
                return;
            ++windows;
            for (const Count end : ends)
                QVERIFY2(caption.contains(QString::number(end)), qPrintable(caption));
            for (const char* window : {"A", "B"})
                QVERIFY2(caption.contains(QLatin1String(window)), qPrintable(caption));
        });
        QVERIFY(windows > 0);
    }

    void noValueIsShownBeforeItIsComputed()
    {
        atEachStop([&](const Step& step, const Choreography& made, int scene) {
            if (const auto* terms = stepAs<NimSequenceTerms>(step))
                QVERIFY(valuesShown(made, scene) <= terms->values.size());
            if (const auto* terms = stepAs<NimSequenceTerms>(step); terms && isWhole(made))
                QCOMPARE(valuesShown(made, scene), terms->values.size());
        });
    }

private:
    /// True if the strip has no gap, so all cells are drawn.
    static bool isWhole(const Choreography& made) { return shownText(made, 0, QStringLiteral("gap1")).isEmpty(); }

    template <class Check>
    void atEachStop(const Check& check)
    {
        QFETCH_GLOBAL(QString, theorem);
        QFETCH_GLOBAL(QString, subject);
        const Proof proof = proofNamed(theorem.toStdString(), subject.toStdString());
        const ProofFigure figure = proofFigure(proof, {{1000, 500}, 1});
        atEachStep(proof, figure, [&](const Step& step, int scene) { check(step, figure.choreography, scene); });
    }
};

NIMSTONE_TEST(TestPeriodFigure)
#include "tst_period_figure.moc"

// Pieces that a step mentions show the number that the step mentions, and the highlight of a column ends at the nim-sum.
#include "tests/app/figures/shown_pieces.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::proof;
using namespace nimstone::tests;

namespace {

constexpr QSizeF smallest{505, 341};

ProofFigure drawn(const Proof& proof) { return proofFigure(proof, {smallest, 1}); }

}  // namespace

class TestNamedPieces : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRestBesideTheSquaresHasItsNumber()
    {
        const ProofFigure figure = drawn(proofNamed("euclid", "euclid:34,13"));
        QCOMPARE(shownText(figure.choreography, figure.stops[1], QStringLiteral("rest")), QStringLiteral("8"));
    }

    void columnsOfASumHaveTheirWeights()
    {
        const ProofFigure figure = drawn(proofNamed("sum-theorem", "nim:3,4 + wythoff:3,5 + kayles:7"));
        for (int column = 0; column < 3; ++column)
            QCOMPARE(shownText(figure.choreography, figure.stops[1], QStringLiteral("weight%1").arg(column)), QString::number(1 << column));
    }

    void barsOfCutcakeHaveTheirValues()
    {
        const ProofFigure figure = drawn(proofNamed("cutcake", "cutcake:9x2,3x5"));
        const QStringList values{QStringLiteral("3"), QStringLiteral("−1"), QStringLiteral("2")};
        for (int bar = 0; bar < 3; ++bar)
            QCOMPARE(shownText(figure.choreography, figure.stops.back(), QStringLiteral("bar%1").arg(bar + 1)), values[bar]);
    }

    void aHighlightedColumnEndsAtTheNimSum()
    {
        const ProofFigure figure = drawn(proofNamed("staircase-nim", "staircase-nim:2,7,5,3"));
        const Choreography& made = figure.choreography;
        double sum = 0;
        double lit = 0;
        for (int piece = 0; piece < made.pieceCount(); ++piece) {
            const Pose pose = poseAt(made, piece, figure.stops[1]);
            const Piece& shape = made.pieces[static_cast<std::size_t>(piece)];
            // The row of the nim-sum is below the rows of the four steps.
            if (pose.opacity > 0 && shape.objectName == u"name4")
                sum = std::max(sum, pose.y);
            if (pose.opacity > 0 && shape.kind == PieceKind::Band)
                lit = std::max(lit, pose.rect().bottom());
        }
        QVERIFY(lit > sum);
        QVERIFY2(lit < sum + 40, qPrintable(QStringLiteral("the highlight ends at %1, the nim-sum stands at %2").arg(lit).arg(sum)));
    }

    void theGoalOfCountingUpIsANumber()
    {
        const Proof proof = proofNamed("bash-count-up", "bash(4):30");
        const ProofFigure figure = drawn(proof);
        atEachStep(proof, figure, [&](const Step& step, int scene) {
            const QString title = shownText(figure.choreography, scene, QStringLiteral("title"));
            QVERIFY2(title.contains(stepAs<CountUpContest>(step) ? QStringLiteral("29") : QStringLiteral("30")), qPrintable(title));
            QVERIFY(!title.contains(QLatin1Char('N')));
        });
    }

    void multiplesOfBothRatiosAreNamed()
    {
        const Proof proof = proofNamed("wythoff-golden", "wythoff:4,7");
        const ProofFigure figure = drawn(proof);
        QStringList names;
        for (int number = 1; number <= 21; ++number)
            names << shownText(figure.choreography, figure.stops.back(), QStringLiteral("multiple%1").arg(number));
        for (const char* name : {"1φ", "10φ", "13φ", "1φ²", "8φ²"})
            QVERIFY2(names.contains(QString::fromUtf8(name)), name);
    }

    void theLegendOfTheBoardIsShownWhileCellsAreDecided()
    {
        const Proof proof = proofNamed("wythoff-cold", "wythoff:4,7");
        const ProofFigure figure = drawn(proof);
        int decided = 0;
        atEachStep(proof, figure, [&](const Step& step, int scene) {
            if (!stepAs<ColdGrowth>(step))
                return;
            ++decided;
            for (int entry = 1; entry <= 3; ++entry)
                QVERIFY(shownPiece(figure.choreography, scene, QStringLiteral("legend%1").arg(entry)));
        });
        QVERIFY(decided > 0);
    }

    void aSinglePositionStandsInTheMiddle()
    {
        const ProofFigure figure = drawn(proofNamed("flaw-misere-grundy", "kayles:8"));
        const auto alone = shownPiece(figure.choreography, figure.stops[1], QStringLiteral("position1"));
        const auto last = shownPiece(figure.choreography, figure.stops.back(), QStringLiteral("position1"));
        QVERIFY(alone && last);
        QVERIFY(std::abs(alone->x - smallest.width() / 2) < 2);
        QVERIFY(alone->width > 1.2 * last->width);
    }
};

NIMSTONE_TEST(TestNamedPieces)
#include "tst_named_pieces.moc"

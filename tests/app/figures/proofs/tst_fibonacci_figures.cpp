// Tests the figures with Fibonacci numbers: bars have one scale if that is possible, and digits appear only after a step has
// written them, in the form that the step mentions.
#include "core/zeckendorf.h"
#include "tests/app/figures/shown_pieces.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::proof;
using namespace nimstone::tests;

namespace {

/// Returns the digits of a row, the highest first: 1 if a visible stone lies on the cell, "_" if the cell is empty, else the
/// text of the cell.
QString digitsOf(const Choreography& made, int scene, int row)
{
    QString digits;
    for (int column = 1; const auto cell = shownPiece(made, scene, QStringLiteral("digit%1-%2").arg(row).arg(column)); ++column) {
        bool one = false;
        for (int piece = 0; piece < made.pieceCount(); ++piece) {
            const Pose pose = poseAt(made, piece, scene);
            one = one || (made.pieces[static_cast<std::size_t>(piece)].kind == PieceKind::Stone && pose.opacity > 0
                          && cell->rect().contains(pose.rect().center()));
        }
        digits.prepend(one ? QStringLiteral("1") : cell->text.isEmpty() ? QStringLiteral("_") : cell->text);
    }
    return digits;
}

QString formOf(Count number, qsizetype columns)
{
    QString digits(columns, QLatin1Char('0'));
    for (const Count part : zeckendorf(number))
        digits[columns - 1 - (std::ranges::find(fibonacciNumbers, part) - fibonacciNumbers.begin())] = QLatin1Char('1');
    return digits;
}

}  // namespace

class TestFibonacciFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stonesOfASmallHeapHaveTheSameWidth_data()
    {
        QTest::addColumn<QString>("subject");
        QTest::addColumn<bool>("toScale");
        QTest::newRow("20") << "fibonacci-nim:20" << true;
        QTest::newRow("one part") << "fibonacci-nim:13" << true;
        QTest::newRow("a part of 1") << "fibonacci-nim:12" << true;
        QTest::newRow("a small part of a large heap") << "fibonacci-nim:59" << false;
        QTest::newRow("the largest") << "fibonacci-nim:9223372036854775807" << false;
    }

    void stonesOfASmallHeapHaveTheSameWidth()
    {
        QFETCH(QString, subject);
        QFETCH(bool, toScale);
        const Proof proof = proofNamed("fibonacci-nim", subject.toStdString());
        const ProofFigure figure = proofFigure(proof, {{505, 379}, 1});
        QVERIFY(figure.drawn);
        const auto* const parts = stepAs<QuotaParts>(proof.steps.front());
        const auto widthOf = [&](std::size_t part) {
            const auto tile = shownPiece(figure.choreography, figure.stops[1], QStringLiteral("part1-%1").arg(part + 1));
            return tile ? tile->width : 0;
        };
        QCOMPARE(figure.note.isEmpty(), toScale);
        if (!toScale)
            return;
        const double stone = widthOf(0) / static_cast<double>(parts->parts[0]);
        for (std::size_t part = 0; part < parts->parts.size(); ++part)
            QVERIFY(std::abs(widthOf(part) - stone * static_cast<double>(parts->parts[part])) < 0.01);
    }

    void barsAreToScaleOrHaveABreakMark_data()
    {
        QTest::addColumn<QString>("subject");
        for (const char* subject : {"fibonacci-nim:1", "fibonacci-nim:4", "fibonacci-nim:77", "fibonacci-nim:88", "fibonacci-nim:100", "fibonacci-nim:1000000000000000000"})
            QTest::newRow(subject) << subject;
    }

    /// In each scene of Zeckendorf's figure every bar is as long as its number requires, or it is shorter and has a break mark.
    void barsAreToScaleOrHaveABreakMark()
    {
        QFETCH(QString, subject);
        const Proof proof = proofNamed("zeckendorf", subject.toStdString());
        int bars = 0;
        int shortened = 0;
        for (const QSizeF& size : {QSizeF(505, 379), QSizeF(1000, 560)}) {
            const ProofFigure figure = proofFigure(proof, {size, 1});
            QVERIFY(figure.drawn);
            const Choreography& made = figure.choreography;
            for (int scene = 0; scene < static_cast<int>(made.scenes.size()); ++scene) {
                const auto numberIn = [&](const QString& name) { return shownText(made, scene, name).remove(QStringLiteral("<b>")).remove(QStringLiteral("</b>")).toDouble(); };
                const auto whole = shownPiece(made, scene, QStringLiteral("whole"));
                const double length = numberIn(QStringLiteral("length"));
                QVERIFY(whole && length > 0);
                const double unit = whole->width / length;
                for (int place = 1; place <= 92; ++place) {
                    const auto bar = shownPiece(made, scene, QStringLiteral("bar%1").arg(place));
                    if (!bar)
                        continue;
                    const double wanted = numberIn(QStringLiteral("number%1").arg(place)) * unit;
                    const bool isShortened = shownPiece(made, scene, QStringLiteral("tear%1-1").arg(place)).has_value();
                    const QByteArray what = QStringLiteral("scene %1, bar %2: %3 pixels, to scale %4").arg(scene).arg(place).arg(bar->width).arg(wanted).toUtf8();
                    QVERIFY2(isShortened ? bar->width < wanted : std::abs(bar->width - std::max(wanted, 1.0)) < 0.6, what);
                    ++bars;
                    shortened += isShortened ? 1 : 0;
                }
            }
        }
        qInfo("checked %d bars; %d of them have a break mark", bars, shortened);
    }

    void digitsAppearWithTheStepThatWritesThem_data()
    {
        QTest::addColumn<QString>("subject");
        for (const char* subject : {"wythoff:4,7", "wythoff:5,3", "wythoff:33,20", "wythoff:60,97", "wythoff:1,2"})
            QTest::newRow(subject) << subject;
    }

    void digitsAppearWithTheStepThatWritesThem()
    {
        QFETCH(QString, subject);
        const Proof proof = proofNamed("wythoff-zeckendorf", subject.toStdString());
        const ProofFigure figure = proofFigure(proof, {{1000, 560}, 1});
        QVERIFY(figure.drawn);
        const Choreography& made = figure.choreography;
        QVERIFY(!digitsOf(made, figure.stops[1], 1).contains(QLatin1Char('0')));
        int written = 0;
        atEachStep(proof, figure, [&](const Step& step, int scene) {
            const QString first = digitsOf(made, scene, 1);
            if (const auto* digits = stepAs<FibonacciDigits>(step))
                QCOMPARE(first, formOf(digits->number, first.size()));
            else if (const auto* shift = stepAs<DigitsShift>(step))
                QCOMPARE(digitsOf(made, scene, 2), formOf(shift->partner, first.size()));
            else if (const auto* once = stepAs<DigitsOnce>(step))
                QCOMPARE(digitsOf(made, scene, 3), formOf(once->difference, first.size()));
            else
                return;
            ++written;
        });
        QCOMPARE(written, 3);
    }
};

NIMSTONE_TEST(TestFibonacciFigures)
#include "tst_fibonacci_figures.moc"

// Tests the plot of a sequence: every term is drawn at its place, an outlier does not flatten the plot, and tick marks are few
// and round.
#include <QTest>

#include "app/figures/explore/sequence_picture.h"
#include "app/theme/tokens.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;

class TestSequencePicture : public QObject {
    Q_OBJECT

    static SequencePicture pictureOf(const std::vector<std::uint32_t>& terms)
    {
        return {.terms = terms, .from = 0, .to = static_cast<double>(terms.size()), .size = {1000, 500}};
    }

    static QRgb color(const char* name) { return Tokens::instance().color(name, false).rgb(); }

private Q_SLOTS:
    /// A rare value that is also an exception is marked as both.
    void aRareExceptionIsMarkedAsBoth()
    {
        explore::SequenceTerms kayles(*codeNamed("kayles"));
        const auto findings = kayles.extendTo(300, {}, [](Count, Count) {});
        const SequencePicture picture{.terms = kayles.known(), .from = 0, .to = 80, .period = findings.period->period, .rare = findings.rare->space,
                                      .size = {1000, 500}};
        const SequenceFrame frame = frameOf(picture);
        const QImage image = toImage(picture, frame);
        int both = 0;
        for (std::size_t heap = 1; heap < 79; ++heap) {
            if (!picture.isException(heap) || !picture.isRare(heap))
                continue;
            const QPoint place = frame.placeOf(heap, picture.valueOf(heap)).toPoint();
            const auto has = [&](const char* name) {
                for (int x = -5; x <= 5; ++x) {
                    for (int y = -5; y <= 5; ++y) {
                        if (image.pixel(place + QPoint(x, y)) == color(name))
                            return true;
                    }
                }
                return false;
            };
            QVERIFY2(has("cinnabar") && has("gold"), qPrintable(QString::number(heap)));
            ++both;
        }
        QVERIFY(both > 0);
    }

    void everyTermIsDrawn_data()
    {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<bool>("differences");
        QTest::newRow("a few") << 40.0 << 90.0 << 1.0 << false;
        QTest::newRow("all") << 0.0 << 300.0 << 1.0 << false;
        QTest::newRow("differences") << 0.0 << 300.0 << 1.0 << true;
        QTest::newRow("two pixels a point") << 12.5 << 160.25 << 2.0 << false;
    }

    void everyTermIsDrawn()
    {
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(double, ratio);
        QFETCH(bool, differences);
        explore::SequenceTerms kayles(*codeNamed("kayles"));
        const auto findings = kayles.extendTo(300, {}, [](Count, Count) {});
        SequencePicture picture{.terms = kayles.known(), .differences = differences, .from = from, .to = to, .period = findings.period->period,
                                .size = {1000, 500}, .pixelRatio = ratio};
        const SequenceFrame frame = frameOf(picture);
        const QImage image = toImage(picture, frame);
        QCOMPARE(image.size(), QSize(1000, 500) * ratio);
        for (auto heap = static_cast<std::size_t>(std::ceil(from)) + 1; heap + 1 < static_cast<std::size_t>(to); ++heap) {
            const QPointF place = frame.placeOf(heap, picture.valueOf(heap));
            QCOMPARE(frame.heapAt(place.x()), static_cast<double>(heap) + 0.5);
            // A mark is at least two pixels wide, so one of the pixels around its center belongs to it.
            const QRgb own = color(picture.isException(heap) ? "cinnabar" : "indigo");
            bool found = false;
            for (int x = -1; x <= 1; ++x) {
                for (int y = -1; y <= 1; ++y)
                    found = found || image.pixel((place * ratio).toPoint() + QPoint(x, y)) == own;
            }
            QVERIFY2(found, qPrintable(QString::number(heap)));
        }
    }

    void anOutlierDoesNotChangeTheScale()
    {
        std::vector<std::uint32_t> terms(1000);
        for (std::size_t heap = 0; heap < terms.size(); ++heap)
            terms[heap] = static_cast<std::uint32_t>(heap % 10);
        QCOMPARE(frameOf(pictureOf(terms)).high, qint64{9});
        terms[500] = 1'000'000;
        const SequencePicture picture = pictureOf(terms);
        const SequenceFrame frame = frameOf(picture);
        QVERIFY(frame.high >= 9 && frame.high < 20);
        // The outlier is marked at the upper edge by an arrow, which is wider at its lower end.
        const QImage image = toImage(picture, frame);
        const QPoint tip = frame.placeOf(500, frame.high).toPoint() - QPoint(0, 5);
        int marked = 0;
        for (int y = 0; y < 6; ++y) {
            for (int x = -5; x <= 5; ++x)
                marked += image.pixel(tip + QPoint(x, y)) == color("indigo") ? 1 : 0;
        }
        QVERIFY2(marked >= 20, qPrintable(QString::number(marked)));
    }

    void axisTicksAreRoundAndFew_data()
    {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<int>("step");
        QTest::newRow("8 terms") << 0.0 << 8.0 << 1;
        QTest::newRow("11 terms") << 100.0 << 111.0 << 2;
        QTest::newRow("a thousand") << 0.0 << 1000.0 << 100;
        QTest::newRow("1,001") << 0.0 << 1001.0 << 200;
        QTest::newRow("a million") << 0.0 << 1e6 << 100'000;
        QTest::newRow("ten millions") << 0.0 << 1e7 << 1'000'000;
    }

    void axisTicksAreRoundAndFew()
    {
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(int, step);
        const std::vector<std::uint32_t> terms(200, 3);
        SequencePicture picture = pictureOf(terms);
        picture.from = from;
        picture.to = to;
        picture.size = {2000, 500};
        const SequenceFrame frame = frameOf(picture);
        QCOMPARE(frame.stepAcross, qint64{step});
        // A narrower plot has fewer tick marks.
        picture.size = {300, 500};
        QVERIFY(frameOf(picture).stepAcross >= step);
    }

    void manyTermsAreSavedAsAnImageInTheSvg()
    {
        std::vector<std::uint32_t> terms(30'000, 3);
        SequencePicture picture = pictureOf(terms);
        QVERIFY(sequenceFile(u"svg"_qs, picture, u"a<b"_qs, u"a & b"_qs).contains("<image"));
        picture.to = 1000;
        const QByteArray drawing = sequenceFile(u"svg"_qs, picture, u"a<b"_qs, u"a & b"_qs);
        QVERIFY(!drawing.contains("<image"));
        QVERIFY(drawing.count("<rect") + drawing.count("<path") + drawing.count("<circle") + drawing.count("<ellipse") > 1000);
        QVERIFY(drawing.contains("<title>a&lt;b</title>"));
        QVERIFY(drawing.contains("<desc>a &amp; b</desc>"));
    }

    /// The SVG is not clipped, so the mark of an invisible heap would cover the numbers beside the plot.
    void onlyVisibleHeapsAreMarked()
    {
        std::vector<std::uint32_t> terms(300, 3);
        SequencePicture picture = pictureOf(terms);
        picture.from = 100;
        picture.to = 200;
        picture.mark = 150;
        QVERIFY(sequenceFile(u"svg"_qs, picture, {}, {}).contains("stroke-dasharray"));
        for (const int mark : {90, 210}) {
            picture.mark = mark;
            QVERIFY(!sequenceFile(u"svg"_qs, picture, {}, {}).contains("stroke-dasharray"));
        }
    }

    void theSavedImageHasTheDrawnPixels()
    {
        std::vector<std::uint32_t> terms(300);
        for (std::size_t heap = 0; heap < terms.size(); ++heap)
            terms[heap] = static_cast<std::uint32_t>(heap * heap % 17);
        SequencePicture picture = pictureOf(terms);
        const QImage saved = QImage::fromData(sequenceFile(u"png"_qs, picture, {}, {}));
        picture.size = {1600, 900};
        picture.pixelRatio = 2;
        QImage drawn = toImage(picture, frameOf(picture));
        drawn.setDevicePixelRatio(1);
        QCOMPARE(saved.convertToFormat(drawn.format()), drawn);
    }

    void aPlotWithoutTermsIsEmpty()
    {
        const SequencePicture picture{.from = 0, .to = 1000, .size = {300, 200}};
        QCOMPARE(toImage(picture, frameOf(picture)).size(), QSize(300, 200));
    }
};

NIMSTONE_TEST(TestSequencePicture)
#include "tst_sequence_picture.moc"

// A printed figure shows discs where the layout places them, in the colors of their tones, and words as outlines.
#include <QtTest>
#include <QXmlStreamReader>

#include "app/figures/scene/painter_renderer.h"
#include "app/theme/tokens.h"
#include "tests/app/figures/proofs/figure_cases.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::tests;

namespace {

ProofFigure lemma2()
{
    return bitColumns(*proof::prove(proof::Theorem::NimLemma2, {{42, 27, 19}}), {{600, 480}, 1});
}

/// Returns the largest difference of the color channels, 0 to 255.
int distance(const QColor& one, const QColor& other)
{
    return std::max({std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                     std::abs(one.blue() - other.blue())});
}

const Pose& poseOf(const Choreography& choreography, int scene, const char* name)
{
    for (std::size_t piece = 0; piece < choreography.pieces.size(); ++piece) {
        if (choreography.pieces[piece].objectName == QLatin1String(name))
            return choreography.scenes[static_cast<std::size_t>(scene)][piece];
    }
    qFatal("no piece %s", name);
}

}  // namespace

class TestPainterRenderer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDiscIsDrawnAtItsPlaceInTheColorOfItsTone_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void aDiscIsDrawnAtItsPlaceInTheColorOfItsTone()
    {
        QFETCH(bool, dark);
        const ProofFigure figure = lemma2();
        const int scene = figure.stops[1];
        constexpr double ratio = 2;
        const QImage image = toImage(figure.choreography, scene, ratio, dark);
        QCOMPARE(image.size(), (figure.choreography.size * ratio).toSize());

        const auto color = [&](const char* name) { return Tokens::instance().color(name, dark); };
        // The points lie near the edge of a disc, away from its highlight and its letter.
        const auto at = [&](const char* name) {
            const Pose& pose = poseOf(figure.choreography, scene, name);
            return image.pixelColor((QPointF(pose.x, pose.y + pose.height * 0.42) * ratio).toPoint());
        };
        QVERIFY(distance(at("token3-32"), color("cinnabar")) < 40);
        QVERIFY(distance(at("stone0-0"), color("cinnabar")) < 40);
        QVERIFY(distance(at("stone1-0"), color("line")) < 40);
        QCOMPARE(image.pixelColor(1, 1), color("raised"));
    }

    void aPictureChangesBetweenTwoScenes()
    {
        const ProofFigure figure = lemma2();
        const QImage before = toImage(figure.choreography, 1, 1);
        QVERIFY(toImage(figure.choreography, 1.5, 1) != before);
        QVERIFY(toImage(figure.choreography, 1, 1) == before);
    }

    void anSvgIsWellFormedAndNeedsNoFonts()
    {
        const ProofFigure figure = lemma2();
        const QByteArray svg = toSvg(figure.choreography, figure.stops.back(), {QStringLiteral("Lemma <2>"), QStringLiteral("s & t")});
        QXmlStreamReader xml(svg);
        int paths = 0;
        QString title;
        QString description;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement())
                continue;
            QVERIFY(xml.name() != QLatin1String("text"));
            paths += xml.name() == QLatin1String("path");
            if (xml.name() == QLatin1String("title"))
                title = xml.readElementText();
            else if (xml.name() == QLatin1String("desc"))
                description = xml.readElementText();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(title, QStringLiteral("Lemma <2>"));
        QCOMPARE(description, QStringLiteral("s & t"));
        QVERIFY(paths > 20);
    }
};

NIMSTONE_TEST(TestPainterRenderer)
#include "tst_painter_renderer.moc"

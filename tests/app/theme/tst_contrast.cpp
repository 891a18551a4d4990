// The contrast of the design tokens by WCAG 2.2: at least 4.5 : 1 for text and 3 : 1 for marks in both themes; in high
// contrast 7 : 1 for text and 4.5 : 1 for marks.
//
// Every color of text may stand on every background, so no page has to check which combinations are allowed.
#include <QTest>
#include <cmath>

#include "app/theme/tokens.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

constexpr double textMinimum = 4.5;
constexpr double markMinimum = 3.0;
constexpr double highTextMinimum = 7;

const QStringList grounds{QStringLiteral("paper"),        QStringLiteral("raised"),   QStringLiteral("sunken"),
                          QStringLiteral("hover"),        QStringLiteral("jadeWash"), QStringLiteral("cinnabarWash"),
                          QStringLiteral("goldWash"),     QStringLiteral("indigoWash")};
const QStringList texts{QStringLiteral("ink"),      QStringLiteral("faint"),    QStringLiteral("jade"),
                        QStringLiteral("cinnabar"), QStringLiteral("goldText"), QStringLiteral("indigo")};
/// Marks are drawn shapes that must be visible on their background: frames of fields, focus rings, discs, bars. They are not
/// text.
const QStringList marks{QStringLiteral("edge"),     QStringLiteral("gold"),  QStringLiteral("jade"),
                        QStringLiteral("cinnabar"), QStringLiteral("indigo")};
/// Pairs of a text color and the filled backgrounds on which it may stand.
const QList<std::pair<QString, QStringList>> filled{
    {QStringLiteral("onJade"), {QStringLiteral("jade"), QStringLiteral("jadeHover")}},
    {QStringLiteral("onCinnabar"), {QStringLiteral("cinnabar")}},
};
/// Ornaments need no contrast: a separating line is not the only separation, and the wood of a pin has an outline.
const QStringList ornaments{QStringLiteral("line"), QStringLiteral("wood")};
/// Colors of the cells of a map. Each cell shows its value as a number in black or white.
const QStringList scale{QStringLiteral("valueLow"), QStringLiteral("valueMiddle"), QStringLiteral("valueHigh")};

/// Returns the relative luminance of a color: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
double luminance(const QColor& color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor color(const QString& name, bool dark, bool high)
{
    return Tokens::instance().color(name.toUtf8().constData(), dark, high);
}

}  // namespace

class TestContrast : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contrastFollowsTheFormulaOfWcag();
    void everyCombinationHasEnoughContrast_data();
    void everyCombinationHasEnoughContrast();
    void everyColorIsTestedAsTextMarkOrBackground();
    void namedColorsHaveTheSpecifiedValues_data();
    void namedColorsHaveTheSpecifiedValues();
};

void TestContrast::contrastFollowsTheFormulaOfWcag()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
    // #767676 is known as the lightest gray with a contrast of 4.5 on white.
    QVERIFY(contrast(QColor(QStringLiteral("#767676")), Qt::white) >= 4.5);
    QVERIFY(contrast(QColor(QStringLiteral("#777777")), Qt::white) < 4.5);
}

void TestContrast::everyCombinationHasEnoughContrast_data()
{
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("ground");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("high");
    QTest::addColumn<double>("minimum");
    const auto row = [](const QString& token, const QString& ground, double minimum) {
        for (const bool high : {false, true}) {
            for (const bool dark : {false, true}) {
                const bool isText = minimum == textMinimum;
                QTest::addRow("%s %s on %s, %s%s", isText ? "text" : "mark", qPrintable(token), qPrintable(ground),
                              dark ? "dark" : "light", high ? ", high contrast" : "")
                    << token << ground << dark << high << (!high ? minimum : isText ? highTextMinimum : textMinimum);
            }
        }
    };
    for (const QString& ground : grounds) {
        for (const QString& text : texts)
            row(text, ground, textMinimum);
        for (const QString& mark : marks)
            row(mark, ground, markMinimum);
    }
    for (const auto& [text, its] : filled) {
        for (const QString& ground : its)
            row(text, ground, textMinimum);
    }
}

void TestContrast::everyCombinationHasEnoughContrast()
{
    QFETCH(QString, token);
    QFETCH(QString, ground);
    QFETCH(bool, dark);
    QFETCH(bool, high);
    QFETCH(double, minimum);
    const double found = contrast(color(token, dark, high), color(ground, dark, high));
    QVERIFY2(found >= minimum, qPrintable(QStringLiteral("the contrast is only %1 : 1").arg(found, 0, 'f', 2)));
}

void TestContrast::everyColorIsTestedAsTextMarkOrBackground()
{
    QStringList known = grounds + texts + marks + ornaments + scale;
    for (const auto& [text, its] : filled)
        known += its + QStringList{text};
    for (const QString& name : Tokens::instance().colorNames())
        QVERIFY2(known.contains(name), qPrintable(name + QStringLiteral(" is in no list of this test")));
}

void TestContrast::namedColorsHaveTheSpecifiedValues_data()
{
    QTest::addColumn<QString>("light");
    QTest::addColumn<QString>("dark");
    QTest::newRow("paper") << QStringLiteral("#F7F3EA") << QStringLiteral("#171A1C");
    QTest::newRow("raised") << QStringLiteral("#FFFDF7") << QStringLiteral("#1F2427");
    QTest::newRow("ink") << QStringLiteral("#23211D") << QStringLiteral("#ECE7DB");
    QTest::newRow("faint") << QStringLiteral("#6B665C") << QStringLiteral("#A39C8E");
    QTest::newRow("line") << QStringLiteral("#DDD5C4") << QStringLiteral("#343A3E");
    QTest::newRow("jade") << QStringLiteral("#1B7A5E") << QStringLiteral("#55BE9B");
    QTest::newRow("cinnabar") << QStringLiteral("#B9382A") << QStringLiteral("#EC7C69");
    QTest::newRow("gold") << QStringLiteral("#8F6A14") << QStringLiteral("#DDB562");
    QTest::newRow("indigo") << QStringLiteral("#34508C") << QStringLiteral("#8FA9E0");
}

void TestContrast::namedColorsHaveTheSpecifiedValues()
{
    QFETCH(QString, light);
    QFETCH(QString, dark);
    QCOMPARE(Tokens::instance().color(QTest::currentDataTag(), false), QColor(light));
    QCOMPARE(Tokens::instance().color(QTest::currentDataTag(), true), QColor(dark));
}

NIMSTONE_TEST(TestContrast)
#include "tst_contrast.moc"

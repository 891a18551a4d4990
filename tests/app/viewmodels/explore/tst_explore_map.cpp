// Tests the model of the map: its cells and arrows match the analysis of their positions, and it can be used while it computes.
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>
#include <limits>

#include "app/viewmodels/explore/explore_map.h"
#include "core/random.h"
#include "core/sum/analysis.h"
#include "core/sum/sum_notation.h"
#include "tests/counts.h"
#include "tests/program.h"
#include "translations/catalogue.h"

using namespace nimstone;

namespace {

struct Map {
    explicit Map(const char* position)
    {
        session.openPosition(QString::fromLatin1(position));
        model.setSession(&session);
    }
    bool finish()
    {
        return QTest::qWaitFor([this] { return !model.busy() && model.done() == model.side() && model.side() > 0; }, 60'000);
    }

    ExploreSession session;
    ExploreMap model;
};

}  // namespace

class TestExploreMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsAndArrowsMatchTheAnalysis_data();
    void cellsAndArrowsMatchTheAnalysis();
    void exportsContainWhatTheMapShows();
    void changingTheScaleUpdatesTheLegend();
    void theLegendNamesEveryValue_data();
    void theLegendNamesEveryValue();
    void theLegendNamesBothColors();
    void theAxesOfTheMapAreNamed_data();
    void theAxesOfTheMapAreNamed();
    void aMapNeedsTwoNumbers_data();
    void aMapNeedsTwoNumbers();
    void theMapFollowsTheSession();
    void pPositionsAreFoundAlongRowAndDiagonal();
    void theMapComparesTwoGames();
    void theMapCanBeChangedWhileItComputes();
};

void TestExploreMap::cellsAndArrowsMatchTheAnalysis_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<bool>("values");
    QTest::addColumn<int>("most");
    const auto row = [](const char* position, bool values, int most) {
        QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(position), QLatin1String(values ? "values" : "outcomes"))))
            << QByteArray(position) << values << most;
    };
    row("nim:3,5", false, 16000);
    row("nim:3,5,9", true, 4000);
    row("misere-nim:1,2", false, 16000);
    row("wythoff:3,5", false, 16000);
    row("wythoff:3,5", true, 400);
    row("euclid:34,21", false, 16000);
    row("euclid:34,21", true, 4000);
    row("bash(4):30", false, 16000);
    row("subtraction(1,3,4):20,7", true, 4000);
    row("kayles:7", false, 16000);
    row("octal(0.137):9,9", true, 1000);
    row("moore-nim(2):3,4,5", false, 16000);
    row("fibonacci-nim:13~6", false, 16000);
    row("fibonacci-nim:13~6", true, 4000);
    row("fibonacci-nim:13~6 + nim:3", true, 200);
    row("staircase-nim:1,0,3", false, 16000);
    row("coins:1,4,9", false, 200);
    row("kayles:5 + nim:4", true, 4000);
}

void TestExploreMap::cellsAndArrowsMatchTheAnalysis()
{
    QFETCH(QByteArray, position);
    QFETCH(bool, values);
    QFETCH(int, most);
    Map map(position.constData());
    map.model.setValues(values);
    QCOMPARE(map.model.values(), values);
    QVERIFY(map.finish());
    Chance chance(7);
    const int cells = tests::deep() ? 10'000 : 250;
    for (int i = 0; i < cells; ++i) {
        const auto bound = static_cast<std::uint64_t>(std::min(most, map.model.side()));
        const QPoint cell(static_cast<int>(chance.below(i % 2 ? bound : 40)), static_cast<int>(chance.below(i % 2 ? bound : 40)));
        map.model.pointAt(cell);
        const auto pointed = parseSum(map.session.pointed().toStdString());
        if (!pointed) {
            QCOMPARE(map.model.pointed(), QPoint(-1, -1));
            continue;
        }
        QCOMPARE(map.model.pointed(), cell);
        const explore::Cell at{static_cast<Count>(cell.x()), static_cast<Count>(cell.y())};
        const Analysis analysis = analyze(*pointed, 8);
        QCOMPARE(map.model.table()->marked(at), analysis.outcome == Known<OutcomeClass>(OutcomeClass::P));
        if (values)
            QCOMPARE(map.model.table()->value(at), static_cast<int>(*analysis.grundy));
        // The arrows are exactly the winning moves that stay in the map.
        std::vector<QPoint> ends;
        for (const MoveInSum& move : analysis.winning.listed) {
            const GameSum after = *pointed->play(move);
            map.session.setPointed(QString::fromStdString(print(after)));
            if (map.model.pointed().x() >= 0)
                ends.push_back(map.model.pointed());
        }
        map.model.pointAt(cell);
        const QVariantList arrows = map.model.property("arrows").toList();
        QCOMPARE(static_cast<std::size_t>(arrows.size()), ends.size());
        for (const QVariant& arrow : arrows)
            QVERIFY(std::ranges::find(ends, arrow.toPoint()) != ends.end());
    }
}

void TestExploreMap::exportsContainWhatTheMapShows()
{
    Map map("kayles:7");
    map.model.setValues(true);
    QVERIFY(map.finish());
    map.model.setSize({220, 110});
    map.model.show(22, {3, 5}, {0, 110});
    const QList<QByteArray> lines = map.model.content(QStringLiteral("csv"))().trimmed().split('\n');
    QCOMPARE(lines.size(), 1 + 10 * 5);
    QCOMPARE(lines.front(), QByteArray("across,up,value"));
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QList<QByteArray> fields = lines[i].split(',');
        const auto sum = parseSum("kayles:" + fields[0].toStdString() + ',' + fields[1].toStdString());
        QCOMPARE(fields[2].toInt(), static_cast<int>(*sum->grundy()));
    }
    const QImage picture = QImage::fromData(map.model.content(QStringLiteral("png"))());
    QCOMPARE(picture.size(), QSize(220, 110));
    const QByteArray svg = map.model.content(QStringLiteral("svg"))();
    QVERIFY(svg.contains("<rect"));
    QVERIFY2(svg.contains("<title>Kayles (7)</title>"), svg.left(800).constData());
    QVERIFY2(svg.contains("<desc>A map: heap 1 across from 3 to 12, heap 2 up from 5 to 9. Its colors mean: value 0: P-position, 1, 2–3, 4–7, 8–15.</desc>"),
             svg.left(800).constData());
    QCOMPARE(map.model.kinds(), (QStringList{QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("csv")}));
    QCOMPARE(map.model.fileName(), QStringLiteral("kayles-7-map"));
}

/// A larger visible part of the map has larger values, so the legend has more colors.
void TestExploreMap::changingTheScaleUpdatesTheLegend()
{
    Map map("nim:3,5");
    map.model.setValues(true);
    map.model.setSize({220, 220});
    QVERIFY(map.finish());
    const QVariantList few = map.model.legend();
    QSignalSpy changed(&map.model, &ExploreMap::changed);
    map.model.setSize({2200, 220});
    QCOMPARE(changed.count(), 1);
    const QVariantList more = map.model.legend();
    QVERIFY(more.size() > few.size());
    map.model.fit();
    QCOMPARE(changed.count(), 2);
    QVERIFY(map.model.legend() != more);
}

void TestExploreMap::theLegendNamesEveryValue_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("whole");
    QTest::addColumn<bool>("alike");
    QTest::newRow("Nim, ten cells") << QByteArray("nim:3,5") << QSize(220, 220) << false << false;
    if (tests::deep())
        QTest::newRow("Nim, the whole map") << QByteArray("nim:3,5") << QSize(800, 500) << true << false;
    QTest::newRow("Wythoff") << QByteArray("wythoff:20,9") << QSize(900, 500) << false << false;
    QTest::newRow("Nim, four cells") << QByteArray("nim:3,5") << QSize(88, 88) << false << false;
    QTest::newRow("Kayles") << QByteArray("kayles:7") << QSize(660, 440) << false << false;
    QTest::newRow("Wythoff, the whole map") << QByteArray("wythoff:20,9") << QSize(900, 500) << true << false;
    QTest::newRow("Wythoff, equal values") << QByteArray("wythoff:20,9") << QSize(900, 500) << false << true;
}

/// The value of each visible cell is in an entry of the legend. If a cell's value has an entry of its own, the cell has
/// the color of this entry.
void TestExploreMap::theLegendNamesEveryValue()
{
    QFETCH(QByteArray, position);
    QFETCH(QSize, size);
    QFETCH(bool, whole);
    QFETCH(bool, alike);
    Map map(position.constData());
    map.model.setValues(true);
    map.model.setProperty("highlightsEqualValues", alike);
    map.model.setSize(size);
    QVERIFY(map.finish());
    if (whole)
        map.model.fit();
    static const QRegularExpression numbers(QStringLiteral("^(?:value )?(\\d+)(?:–(\\d+)| (or more))?"));
    struct Stretch {
        int from;
        int to;
        QColor first;
        QColor last;
    };
    std::vector<Stretch> named;
    for (const QVariant& entry : map.model.legend()) {
        const QVariantMap one = entry.toMap();
        const auto match = numbers.match(one[QStringLiteral("text")].toString());
        QVERIFY2(match.hasMatch(), qPrintable(one[QStringLiteral("text")].toString()));
        const int from = match.captured(1).toInt();
        const int to = match.hasCaptured(3) ? std::numeric_limits<int>::max() : match.hasCaptured(2) ? match.captured(2).toInt() : from;
        named.push_back({from, to, one[QStringLiteral("colour")].value<QColor>(), one[QStringLiteral("last")].value<QColor>()});
    }
    QVERIFY2(named.size() >= 2 && named.size() <= 12, qPrintable(QString::number(named.size())));
    const QImage picture = map.model.picture(1);
    const double cell = map.model.cell();
    int cells = 0;
    for (int y = 0; y < map.model.side(); y += whole ? 37 : 1) {
        for (int x = 0; x < map.model.side(); x += whole ? 37 : 1) {
            const QPoint place(qRound((x + 0.5 - map.model.corner().x()) * cell), size.height() - qRound((y + 0.5 - map.model.corner().y()) * cell));
            if (!picture.rect().contains(place))
                continue;
            ++cells;
            const int value = map.model.table()->value({static_cast<Count>(x), static_cast<Count>(y)});
            const auto is = std::ranges::find_if(named, [value](const Stretch& one) { return value >= one.from && value <= one.to; });
            QVERIFY2(is != named.end(), qPrintable(QStringLiteral("the legend does not name the value %1").arg(value)));
            // The corner of a cell is not covered by its number.
            const QPoint corner = place - QPoint(static_cast<int>(cell * 0.35), static_cast<int>(cell * 0.35));
            if (whole || is->from != is->to || !picture.rect().contains(corner))
                continue;
            QCOMPARE(QColor(picture.pixel(corner)).name(), is->first.name());
        }
    }
    QVERIFY(cells > 9);
}

void TestExploreMap::theLegendNamesBothColors()
{
    const auto texts = [](const ExploreMap& map) {
        QStringList all;
        for (const QVariant& entry : map.legend())
            all << entry.toMap()[QStringLiteral("text")].toString();
        return all;
    };
    Map map("nim:3,5");
    QCOMPARE(texts(map.model), (QStringList{u"P-position"_qs, u"N-position"_qs}));
    QVERIFY(map.model.compareWith(QStringLiteral("misere-nim")));
    QCOMPARE(texts(map.model), (QStringList{u"not the same in Misère Nim (3, 5)"_qs, u"the same"_qs}));
    map.model.setProperty("claim", QStringLiteral("a == b"));
    QCOMPARE(texts(map.model), (QStringList{u"the claim fails"_qs, u"the claim holds"_qs}));
}

void TestExploreMap::theAxesOfTheMapAreNamed_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("Nim") << QByteArray("nim:3,5") << u"heap 2 ↑, heap 1 →"_qs << u"第 2 堆 ↑、第 1 堆 →"_qs;
    QTest::newRow("the queen") << QByteArray("wythoff:3,5") << u"row ↑, column →"_qs << u"行 ↑、列 →"_qs;
    QTest::newRow("a quota") << QByteArray("fibonacci-nim:13~6") << u"at most now ↑, heap size →"_qs << QString();
    QTest::newRow("a sum") << QByteArray("nim:3 + wythoff:2,4") << u"column of Wythoff's game (2, 4) ↑, heap 1 of Nim (3) →"_qs
                             << u"列（威佐夫博弈 (2, 4)） ↑、第 1 堆（Nim (3)） →"_qs;
}

void TestExploreMap::theAxesOfTheMapAreNamed()
{
    QFETCH(QByteArray, position);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    Map map(position.constData());
    QCOMPARE(map.model.axes(), english);
    QTranslator translator;
    QVERIFY(loadCatalogue(translator, u"zh_CN"_qs));
    QCoreApplication::installTranslator(&translator);
    const QString found = map.model.axes();
    QCoreApplication::removeTranslator(&translator);
    QVERIFY2(chinese.isEmpty() || found == chinese, qPrintable(found));
    QVERIFY(found.contains(u'、'));
}

void TestExploreMap::aMapNeedsTwoNumbers_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<bool>("there");
    QTest::addColumn<int>("places");
    QTest::newRow("two heaps") << QByteArray("nim:3,5") << true << 2;
    QTest::newRow("one heap, beside an empty one") << QByteArray("kayles:7") << true << 2;
    QTest::newRow("three heaps") << QByteArray("nim:3,5,7") << true << 3;
    QTest::newRow("a sum") << QByteArray("nim:3 + wythoff:2,4") << true << 3;
    QTest::newRow("a heap and its quota") << QByteArray("fibonacci-nim:13~6") << true << 2;
    QTest::newRow("a sum with a quota") << QByteArray("fibonacci-nim:13~6 + nim:3") << true << 3;
    QTest::newRow("two sides") << QByteArray("cutcake:4x7") << true << 2;
    QTest::newRow("one coin") << QByteArray("coins:4") << false << 0;
}

void TestExploreMap::aMapNeedsTwoNumbers()
{
    QFETCH(QByteArray, position);
    QFETCH(bool, there);
    QFETCH(int, places);
    Map map(position.constData());
    QCOMPARE(map.model.there(), there);
    QCOMPARE(map.model.places().size(), places);
    QCOMPARE(map.model.problem().isEmpty(), there);
}

void TestExploreMap::theMapFollowsTheSession()
{
    Map map("nim:3,5,7");
    QCOMPARE(map.model.cursor(), QPoint(3, 5));
    map.model.move(2, -1);
    QCOMPARE(map.session.position(), QStringLiteral("nim:5,4,7"));
    map.model.move(0, -100);
    QCOMPARE(map.session.position(), QStringLiteral("nim:5,4,7"));
    map.model.setUp(2);
    QCOMPARE(map.model.cursor(), QPoint(5, 7));
    map.model.setAcross(2);
    QCOMPARE(map.model.cursor(), QPoint(7, 5));
    map.model.choose({1, 2});
    QCOMPARE(map.session.position(), QStringLiteral("nim:2,4,1"));
    QSignalSpy rebuilt(&map.model, &ExploreMap::changed);
    QVERIFY(map.session.openPosition(QStringLiteral("nim:6,4,6")));
    QCOMPARE(rebuilt.count(), 0);
    QVERIFY(map.session.openPosition(QStringLiteral("kayles:6")));
    QVERIFY(rebuilt.count() > 0);
    QCOMPARE(map.model.cursor(), QPoint(6, 0));
    QVERIFY(map.session.openPosition(QStringLiteral("coins:6")));
    QCOMPARE(map.model.cursor(), QPoint(-1, -1));
    QVERIFY(!map.session.openPosition(QStringLiteral("nim:x")));
    QVERIFY(!map.session.problem().isEmpty());
    QCOMPARE(map.session.position(), QStringLiteral("coins:6"));
}

void TestExploreMap::pPositionsAreFoundAlongRowAndDiagonal()
{
    Map map("wythoff:0,5");
    QVERIFY(map.finish());
    map.model.seek(1, false);
    QCOMPARE(map.model.cursor(), QPoint(3, 5));
    map.model.seek(1, false);
    QCOMPARE(map.model.cursor(), QPoint(3, 5));
    map.model.seek(-1, false);
    QCOMPARE(map.model.cursor(), QPoint(3, 5));
    map.model.choose({9, 11});
    map.model.seek(-1, true);
    QCOMPARE(map.model.cursor(), QPoint(3, 5));
}

void TestExploreMap::theMapComparesTwoGames()
{
    Map map("nim:3,5");
    QVERIFY(!map.model.compareWith(QStringLiteral("no such game")));
    QVERIFY(!map.model.property("otherProblem").toString().isEmpty());
    QVERIFY(!map.model.compareWith(QStringLiteral("cutcake:2x3")));
    QVERIFY(!map.model.property("otherProblem").toString().isEmpty());
    // The message is translated again when the language changes.
    const QString english = map.model.property("otherProblem").toString();
    QTranslator chinese;
    QVERIFY(loadCatalogue(chinese, u"zh_CN"_qs));
    QCoreApplication::installTranslator(&chinese);
    QVERIFY(map.model.property("otherProblem").toString() != english);
    QCoreApplication::removeTranslator(&chinese);
    QCOMPARE(map.model.property("otherProblem").toString(), english);
    QVERIFY(map.model.compareWith(QStringLiteral("misere-nim")));
    QCOMPARE(map.model.other(), QStringLiteral("misere-nim:3,5"));
    QVERIFY(map.finish());
    int differing = 0;
    for (Count y = 0; y < 100; ++y) {
        for (Count x = 0; x < 100; ++x)
            differing += map.model.table()->marked({x, y}) ? 1 : 0;
    }
    QCOMPARE(differing, 4);
    QVERIFY(map.model.compareWith({}));
    QVERIFY(map.finish());
    QVERIFY(!map.model.table()->marked({1, 0}));
}

void TestExploreMap::theMapCanBeChangedWhileItComputes()
{
    Map map("wythoff:3,5");
    map.model.setValues(true);
    // Another map is requested twice while the first map is being computed.
    QVERIFY(map.session.openPosition(QStringLiteral("coins:1,4")));
    QVERIFY(map.session.openPosition(QStringLiteral("nim:3,5")));
    QCoreApplication::sendEvent(QCoreApplication::instance(), std::make_unique<QEvent>(QEvent::LanguageChange).get());
    map.model.setValues(false);
    QVERIFY(map.finish());
    QCOMPARE(map.model.side(), static_cast<int>(explore::Plane::mostCells));
    QVERIFY(map.model.table()->marked({9000, 9000}));
    QVERIFY(!map.model.table()->marked({9000, 9001}));
}

NIMSTONE_TEST(TestExploreMap)
#include "tst_explore_map.moc"

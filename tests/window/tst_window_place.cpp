// The place where a window opens on the available screens: never larger than a screen, never outside all screens.
#include <QTest>

#include "app/start/window_place.h"
#include "tests/program.h"

using namespace nimstone;

class TestWindowPlace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWindowIsFittedToTheScreens_data();
    void theWindowIsFittedToTheScreens();
    void aWindowPlaceIsParsedAsItWasPrinted_data();
    void aWindowPlaceIsParsedAsItWasPrinted();
    void aMalformedWindowPlaceIsRefused_data();
    void aMalformedWindowPlaceIsRefused();
};

void TestWindowPlace::theWindowIsFittedToTheScreens_data()
{
    QTest::addColumn<QRect>("wanted");
    QTest::addColumn<QList<QRect>>("screens");
    QTest::addColumn<QRect>("place");
    const QList<QRect> one{QRect(0, 0, 1920, 1080)};
    const QList<QRect> small{QRect(0, 0, 1280, 720)};
    const QList<QRect> laptop{QRect(0, 0, 1366, 768)};
    const QList<QRect> panel{QRect(0, 27, 1920, 1053)};
    const QList<QRect> two{QRect(0, 0, 1920, 1080), QRect(1920, 0, 1366, 768)};
    QTest::newRow("on the screen") << QRect(100, 60, 1280, 800) << one << QRect(100, 60, 1280, 800);
    QTest::newRow("larger than 1280 by 720") << QRect(100, 60, 1920, 1040) << small << QRect(0, 40, 1280, 680);
    QTest::newRow("higher than 1366 by 768") << QRect(50, 60, 1280, 800) << laptop << QRect(50, 40, 1280, 728);
    QTest::newRow("beyond the right edge") << QRect(1800, 60, 1280, 800) << one << QRect(640, 60, 1280, 800);
    QTest::newRow("beyond the left edge") << QRect(-900, 60, 1280, 800) << one << QRect(0, 60, 1280, 800);
    QTest::newRow("beyond the lower edge") << QRect(100, 900, 1280, 800) << one << QRect(100, 280, 1280, 800);
    QTest::newRow("its title bar above the screen") << QRect(100, -10, 1280, 800) << one << QRect(100, 40, 1280, 800);
    QTest::newRow("its title bar behind a panel") << QRect(100, 30, 1280, 800) << panel << QRect(100, 67, 1280, 800);
    QTest::newRow("on the other screen") << QRect(1950, 60, 1000, 600) << two << QRect(1950, 60, 1000, 600);
    QTest::newRow("across both") << QRect(1500, 60, 1280, 700) << two << QRect(1920, 60, 1280, 700);
    QTest::newRow("on a screen that is gone") << QRect(4000, 60, 1280, 800) << one << QRect(640, 60, 1280, 800);
}

void TestWindowPlace::theWindowIsFittedToTheScreens()
{
    QFETCH(QRect, wanted);
    QFETCH(QList<QRect>, screens);
    QFETCH(QRect, place);
    QCOMPARE(fitted(wanted, screens), place);
}

void TestWindowPlace::aWindowPlaceIsParsedAsItWasPrinted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QRect>("place");
    QTest::addColumn<bool>("maximized");
    QTest::newRow("a place on the first screen") << QStringLiteral("100,60,1280,800") << QRect(100, 60, 1280, 800) << false;
    QTest::newRow("left of the first screen") << QStringLiteral("-1366,0,1000,600") << QRect(-1366, 0, 1000, 600) << false;
    QTest::newRow("a maximized window") << QStringLiteral("100,60,1280,800,maximized") << QRect(100, 60, 1280, 800) << true;
}

void TestWindowPlace::aWindowPlaceIsParsedAsItWasPrinted()
{
    QFETCH(QString, text);
    QFETCH(QRect, place);
    QFETCH(bool, maximized);
    QCOMPARE(print({place, maximized}), text);
    QCOMPARE(parseWindowPlace(text), (WindowPlace{place, maximized}));
}

void TestWindowPlace::aMalformedWindowPlaceIsRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "100,60,1280", "100,60,1280,800,large", "100,60,1280,800,maximized,1", "a,60,1280,800", "100,60,0,800",
                             "100,60,1280,-800", "100,60,1280,99999999999", "2000000,60,1280,800"})
        QTest::newRow(*text ? text : "an empty text") << QString::fromLatin1(text);
}

void TestWindowPlace::aMalformedWindowPlaceIsRefused()
{
    QFETCH(QString, text);
    QVERIFY(!parseWindowPlace(text));
}

NIMSTONE_TEST(TestWindowPlace)
#include "tst_window_place.moc"
